"""Keys, clicks and typed moves to gestures."""
