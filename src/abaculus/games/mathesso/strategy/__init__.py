"""How the bots choose: what was shown, what the backs prove, what a turn is worth."""
