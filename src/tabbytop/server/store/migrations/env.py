"""Alembic's environment: migrate on the caller's connection, in its transaction and lock."""

from alembic import context

from tabbytop.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
)
context.run_migrations()
