"""WebSockets of tables, and the HTTP and WebSocket protocols of the server."""
