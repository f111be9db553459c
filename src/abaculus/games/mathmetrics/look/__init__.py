"""The drawings of the board, its symbols and its die."""
