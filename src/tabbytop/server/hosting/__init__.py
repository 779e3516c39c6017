"""Hosting tables in the memory of a worker: loading, writing, broadcasting, presence."""
