"""How a player of MathMetrics thinks: exactly for speed and for the win, or by a rule of thumb."""
