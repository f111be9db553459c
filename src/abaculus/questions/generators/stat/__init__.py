"""Data: charts, centres, tables, spread, models."""
