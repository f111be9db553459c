"""Lines of pieces as mathematics: parsing, truth, placement, points; pure functions."""
