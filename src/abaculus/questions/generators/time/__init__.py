"""Clocks, calendars and eras."""
