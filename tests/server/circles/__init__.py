"""Circles of friends: evenings, ratings, seasons, leagues and knock-outs."""
