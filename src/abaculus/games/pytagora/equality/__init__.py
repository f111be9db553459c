"""Lines of pieces as mathematics: reading, truth, placing, points; pure functions."""
