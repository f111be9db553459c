"""Blue cards: old numerals, instruments and the head."""
