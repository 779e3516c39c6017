"""Where everything is written down: SQLite in one file, or PostgreSQL.

`Store` is all that the rest of the server calls. What differs between the two databases is in
`sqlite` and `postgresql`; what they have in common is SQLAlchemy Core over one schema.
"""
