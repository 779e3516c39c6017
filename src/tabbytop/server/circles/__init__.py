"""Circles of friends: ratings, evenings, leagues and knock-outs, as plain computations."""
