"""Question packs: check them, keep them, share them by link."""
