"""What is told of each family before play: its card and its rules."""
