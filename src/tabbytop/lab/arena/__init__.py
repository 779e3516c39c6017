"""Tournaments between bots, and ratings of their strength.

`lineups` decides who meets whom from where, `pairings` plays single games, `tournaments` runs them
all; `standings` has the numbers (`scores` by pairs and wins, `ratings` by openskill), `verdict` the
sentences, `rendering` the tables for a terminal. The command line is `tabbytop.lab.arena_command`.
"""

from tabbytop.lab.arena.standings import Standings
from tabbytop.lab.arena.tournaments import Tournament, tournament

__all__ = ["Standings", "Tournament", "tournament"]
