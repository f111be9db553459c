"""Keys, clicks and typed words into gestures."""
