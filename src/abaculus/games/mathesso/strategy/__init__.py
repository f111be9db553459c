"""How the bots think: what was shown, what the backs prove, what a turn is worth."""
