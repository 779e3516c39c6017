"""`tabbytop admin`: commands for operators, on the database of a server."""
