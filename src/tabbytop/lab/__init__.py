"""Simulations of many games, and reports on them.

`play` plays one game, `tally` counts many, `simulation` runs them (`workers`), in this process, in
several (`processes`) or on a Ray cluster (`ray_pool`); `report` has the numbers (with
confidence intervals of `tabbytop.intervals`), `verdict` the sentences, `rendering` the tables for a
terminal, `sim_command` the command line. `arena` has tournaments between bots. `charts`,
`command_line` and `output` serve both.
"""

from tabbytop.lab.errors import BadSimulation, GameFailed, RayUnavailable, WorkersLost
from tabbytop.lab.report import Report
from tabbytop.lab.simulation import simulate

__all__ = ["BadSimulation", "GameFailed", "RayUnavailable", "Report", "WorkersLost", "simulate"]
