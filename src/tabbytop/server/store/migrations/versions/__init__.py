"""The steps; each file is one, and is never changed once it was released."""
