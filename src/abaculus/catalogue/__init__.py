"""What is shown of each family before play: its page and its rules."""
