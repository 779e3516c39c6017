"""Tem-Purr-A: pass the dishes on, eat what you must, and do not spoil your stomach.

3-7 seats. Design: Kuraki Mura (IELLO, 2016). How to play, the rulings and the notation:
docs/games/tem-purr-a.md.
"""
