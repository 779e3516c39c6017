"""Driving tables: everything that happens by itself (bots, clocks, stand-ins, live games)."""
