"""Lengths, masses, volumes, temperatures and their units."""
