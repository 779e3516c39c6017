"""Cat Lady on the screen: nine cards, the strays, your cats and the others'."""
