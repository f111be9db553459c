"""Historical calculating instruments, as values."""
