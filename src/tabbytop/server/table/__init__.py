"""A table of people as its log tells it: who sits there, what is decided, what leaves for whom.

Nothing here waits for anything: no database, no socket, no clock.
"""
