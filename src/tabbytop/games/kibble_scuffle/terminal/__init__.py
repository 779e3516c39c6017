"""Draw Kibble Scuffle: three bowls, the players, the hand."""
