"""Publish/subscribe between workers, over Redis, PostgreSQL or in memory."""
