"""Functions: lines and graphs."""
