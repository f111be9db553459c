"""How the bots think: what plays bring, what kept chips promise, what may come after."""
