"""The wire: WebSockets, and how requests come in."""
