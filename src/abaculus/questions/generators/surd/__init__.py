"""Surds."""
