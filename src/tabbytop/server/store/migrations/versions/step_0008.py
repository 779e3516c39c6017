"""Circles: members, seasons, tables and seats that count for them, ratings, contests."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add seven tables."""
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("founder", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock_offset", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last_member", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("latest", sa.BigInteger),
        sa.Column("draw_seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "circle_members",
        _circle(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("left_at", sa.BigInteger),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("circle", "number"),
        sa.UniqueConstraint("circle", "person"),
    )
    op.create_index("circle_members_person", "circle_members", ["person"])
    op.create_table(
        "circle_seasons",
        _circle(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("final", sa.Text),
        sa.PrimaryKeyConstraint("circle", "number"),
    )
    _games()
    op.create_table(
        "circle_ratings",
        _circle(),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("circle", "season", "member"),
    )
    op.create_table(
        "contests",
        _circle(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("contest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("circle", "number"),
    )


def _games() -> None:
    op.create_table(
        "circle_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        _circle(),
        sa.Column("contest", sa.Integer),
        sa.Column("fixture", sa.Integer),
        sa.Column("number", sa.Integer),
        sa.Column("season", sa.Integer),
        sa.Column("at", sa.BigInteger),
    )
    op.create_index("circle_tables_at", "circle_tables", ["circle", "at"])
    op.create_table(
        "circle_seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        _circle(),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("standing", sa.Integer),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("circle_seats_at", "circle_seats", ["circle", "at"])


def _circle() -> "sa.Column[str]":
    return sa.Column("circle", sa.Text, sa.ForeignKey("circles.id"), nullable=False)
