"""How fast Abaculus is, each figure beside something comparable run in turn with it."""
