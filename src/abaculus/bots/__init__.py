"""What bots share: chance play, matches between bots and what they show."""
