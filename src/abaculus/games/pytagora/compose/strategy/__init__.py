"""How Pytagora's bots judge the worth of a turn."""
