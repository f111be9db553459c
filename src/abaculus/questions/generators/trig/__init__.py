"""Sines, cosines and tangents."""
