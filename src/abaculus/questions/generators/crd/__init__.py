"""Points, lines and circles by their coordinates."""
