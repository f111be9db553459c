"""The WebSocket: one connection per client, with its messages."""
