"""Ratio and proportion."""
