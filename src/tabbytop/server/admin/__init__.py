"""`tabbytop admin`: what operators do, directly on the database."""
