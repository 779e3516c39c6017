"""Generates Kitty Paw's 48 cards and draws them; `tools/generate.py` writes the files."""
