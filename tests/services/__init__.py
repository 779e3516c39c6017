"""Real services for tests: each test process has its own PostgreSQL and Redis."""
