"""Where tables' books are kept."""
