"""What the server answers over plain HTTP, a file a subject."""
