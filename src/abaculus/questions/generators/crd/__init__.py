"""Points, lines and circles in coordinates."""
