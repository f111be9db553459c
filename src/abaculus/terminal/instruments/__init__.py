"""Instruments beside a question, drawn as text."""
