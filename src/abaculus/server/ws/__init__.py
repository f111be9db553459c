"""The WebSocket: one connection per client, messages in and out."""
