"""What can go wrong with many games at once."""

from tabbytop.kernel.errors import TabbytopError


class BadSimulation(TabbytopError):
    """What was asked for makes no simulation, or no tournament."""


class GameFailed(TabbytopError):
    """A game or a bot broke down; the message has the seats and the seed that play it again.

    It carries text alone, because not every error survives the way from another process; the
    original with its traceback is the cause.
    """


class WorkersLost(TabbytopError):
    """A worker process ended without a word."""
