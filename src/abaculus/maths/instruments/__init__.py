"""Instruments that people reckoned with, as values."""
