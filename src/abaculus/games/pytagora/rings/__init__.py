"""The Square and Even & Odd: digits laid one after another round a ring."""
