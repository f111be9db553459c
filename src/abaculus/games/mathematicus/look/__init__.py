"""How Mathematicus looks: its board, pawns, dice, figures, tokens and cards."""
