"""Puzzles: positions from bot games in which one move is clearly best."""
