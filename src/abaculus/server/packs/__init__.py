"""Question packs: checked, kept and lent by link."""
