"""Other ways to write numbers."""
