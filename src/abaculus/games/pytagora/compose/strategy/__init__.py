"""How Pytagora's bots judge what a turn is worth."""
