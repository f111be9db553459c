"""Story problems."""
