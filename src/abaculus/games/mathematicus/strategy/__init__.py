"""How a player of Mathematicus thinks: by chance, at first sight, by the exact race, by trying."""
