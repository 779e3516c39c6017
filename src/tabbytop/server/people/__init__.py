"""People, their accounts and passwords, and the tables they create and join."""
