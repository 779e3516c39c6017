"""Draw Kitty Paw and play it in real time: mats, cards, the middle of the table."""
