"""What the server answers over HTTP: a file a subject."""
