"""Sessions, skeletons of logins, and moderation."""

import sqlalchemy as sa
from alembic import op

from tabbytop.server.confusables import skeleton

revision = "0003"
down_revision = "0002"

_ALWAYS = 2**53  # a time that never comes


def upgrade() -> None:
    """Add two columns to `people`, and six tables."""
    op.add_column("people", sa.Column("login_skeleton", sa.Text))
    op.add_column(
        "people", sa.Column("old_cookies_until", sa.BigInteger, nullable=False, server_default="0")
    )
    op.create_index("people_login_skeleton", "people", ["login_skeleton"])
    people = sa.table(
        "people",
        sa.column("id", sa.Text),
        sa.column("login", sa.Text),
        sa.column("login_skeleton", sa.Text),
        sa.column("old_cookies_until", sa.BigInteger),
    )
    connection = op.get_bind()
    # Cookies of people who are here already name no session.
    connection.execute(sa.update(people).values(old_cookies_until=_ALWAYS))
    accounts = sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None))
    for key, login in connection.execute(accounts).all():
        looks = skeleton(login)
        connection.execute(sa.update(people).where(people.c.id == key).values(login_skeleton=looks))
    _sessions()
    _moderation()


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])


def _moderation() -> None:
    op.create_table(
        "restrictions",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "changed_tables",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("rewritten", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("accused", sa.Text, nullable=False),
        sa.Column("accused_name", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("reporter_name", sa.Text, nullable=False),
        sa.Column("done_at", sa.BigInteger),
        sa.Column("done_by", sa.Text, nullable=False),
    )
