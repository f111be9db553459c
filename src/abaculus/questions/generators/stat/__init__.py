"""Data: charts, averages, tables, spread, models."""
