"""How the bots choose: points of plays, worth of chips kept, possible replies."""
