"""How the bots choose: at random, by a rule of thumb, by the exact race, by trials."""
