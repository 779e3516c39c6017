"""Results of finished games, sums of them for statistics, and stickers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a column to `seats`, and four tables. The housekeeping fills in games that are over."""
    op.add_column(
        "seats", sa.Column("finished", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index(
        "seats_unfinished",
        "seats",
        ["person"],
        sqlite_where=sa.text("NOT finished"),
        postgresql_where=sa.text("NOT finished"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("unit", sa.Text, nullable=False),
    )
    _result_seats()
    _tallies()
    op.create_table(
        "stickers",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("sticker", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "sticker"),
    )


def _result_seats() -> None:
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("cat", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("standing", sa.Integer),
        sa.Column("stood_in", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index(
        "result_seats_person",
        "result_seats",
        ["person", "at", "table_id", "game", "standing", "place"],
    )


def _tallies() -> None:
    op.create_table(
        "tallies",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("squares", sa.BigInteger, nullable=False),
        sa.Column("latest", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("cat", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "kind", "key"),
    )
    op.create_index("tallies_key", "tallies", ["key"])
