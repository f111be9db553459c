"""Scenes as text."""
