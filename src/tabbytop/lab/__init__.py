"""Many games at once, and what they tell about a game.

`play` plays one game, `tally` counts many, `simulation` runs them, here or in `processes`
(`workers` decides); `report` has the numbers (`intervals` how sure they are), `verdict` the words,
`picture` the tables for a terminal, `command` the command line. `arena` has tournaments between
bots. `drawing`, `printing` and `progress` serve both.
"""

from tabbytop.lab.errors import BadSimulation, GameFailed, WorkersLost
from tabbytop.lab.report import Report
from tabbytop.lab.simulation import simulate

__all__ = ["BadSimulation", "GameFailed", "Report", "WorkersLost", "simulate"]
