"""What Alembic runs to migrate: the connection is the caller's, with its lock and transaction."""

from alembic import context

from tabbytop.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
)
context.run_migrations()
