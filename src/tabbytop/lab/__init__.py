"""Simulations of many games, and reports on them.

`play` plays one game, `tally` counts many, `simulation` runs them, in this process or several
(`workers`, `processes`); `report` has the numbers (`intervals` their confidence intervals),
`verdict` the sentences, `rendering` the tables for a terminal, `sim_command` the command line.
`arena` has tournaments between bots. `charts` and `output` serve both.
"""

from tabbytop.lab.errors import BadSimulation, GameFailed, WorkersLost
from tabbytop.lab.report import Report
from tabbytop.lab.simulation import simulate

__all__ = ["BadSimulation", "GameFailed", "Report", "WorkersLost", "simulate"]
