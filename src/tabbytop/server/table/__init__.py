"""A table of people as a pure function of its log: state, decisions, disclosure, messages.

Nothing here does I/O: no database, no socket, no clock.
"""
