"""How the schema came to be, step by step; applied when the server starts."""
