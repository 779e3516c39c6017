"""The server over plain HTTP, a file a subject."""
