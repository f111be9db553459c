"""Stories that become a calculation."""
