"""Generates Kitty Paw's 48 cards and draws them: `python tools/kitty_cards`."""
