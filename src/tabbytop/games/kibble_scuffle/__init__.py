"""Kibble Scuffle: send your cats to three food bowls, and be there when dinner begins.

2-4 seats. Design: Keegan Acquattro, Jennifer Graham-Macht, Scott Gratien, Jesse Haedrich
(WizKids, 2019). How to play, the rulings and the notation: docs/games/kibble-scuffle.md.
"""
