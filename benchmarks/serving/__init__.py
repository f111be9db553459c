"""The server under load and under fire."""
