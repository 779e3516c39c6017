"""Kitty Paw on the screen: hexagons of four characters by two, on a lattice of half steps."""
