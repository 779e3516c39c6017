"""Translations of the texts of games and server. The games themselves produce English."""
