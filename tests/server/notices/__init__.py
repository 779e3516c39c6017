"""Notices: people who are not at the table are told of their turn."""
