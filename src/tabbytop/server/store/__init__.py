"""The database: SQLite in one file, or PostgreSQL.

The rest of the server calls `Store` only. `sqlite` and `postgresql` hold the differences between
the two databases; everything else is SQLAlchemy Core over one schema.
"""
