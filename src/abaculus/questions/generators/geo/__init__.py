"""Shapes, areas, solids, angles."""
