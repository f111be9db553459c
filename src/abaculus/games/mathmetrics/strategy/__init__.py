"""How the bots choose: exactly for speed and for the win, or by a rule of thumb."""
