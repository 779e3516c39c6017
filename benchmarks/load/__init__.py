"""Servers under load, driven by the same scripted clients: ours and boardgame.io's."""
