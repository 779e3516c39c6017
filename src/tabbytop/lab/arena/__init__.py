"""Tournaments between bots, and how strong each of them is.

`sides` finds out who plays together, `lineups` says who meets whom from where, `tables` plays it,
`contest` has it all played; `standings` has the numbers (`scores` by pairs and wins, `ratings`
by openskill), `verdict` the words, `picture` the tables for a terminal; the command line is
`tabbytop.lab.arena_command`.
"""

from tabbytop.lab.arena.contest import Tournament, tournament
from tabbytop.lab.arena.standings import Standings

__all__ = ["Standings", "Tournament", "tournament"]
