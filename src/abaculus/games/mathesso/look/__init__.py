"""How Mathesso looks: its colours, its motif and the drawings of jettons and ruler."""
