"""Cat Lady with Box of Treats: take three cards a turn, then feed the cats you collected.

1-6 seats. Design: Josh Wood (AEG, 2017 and 2020). The rules, rulings and notation are in
docs/games/cat-lady.md.
"""
