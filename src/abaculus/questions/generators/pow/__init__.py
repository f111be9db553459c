"""Powers, roots and factorials."""
