"""Instruments for a question, drawn as text."""
