"""Cat Lady with Box of Treats: take three cards a turn, and feed the cats you ended up with.

1-6 seats. Design: Josh Wood (AEG, 2017 and 2020). How to play, the rulings and the notation:
docs/cat-lady.md.
"""
