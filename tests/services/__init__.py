"""Real servers for tests: PostgreSQL and Redis, each test process with its own."""
