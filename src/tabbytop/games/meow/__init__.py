"""Meow!: obey rules that you do not know, until nobody at the table can say you broke one.

3-12 seats. Design: Peter C. Hayward (Jellybean Games). How to play, the rulings and the notation:
docs/games/meow.md.
"""
