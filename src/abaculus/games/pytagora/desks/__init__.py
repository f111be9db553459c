"""What the referee's desk knows of each game."""
