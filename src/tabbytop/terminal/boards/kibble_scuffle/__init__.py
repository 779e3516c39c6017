"""Kibble Scuffle on the screen: three bowls, the players, the hand."""
