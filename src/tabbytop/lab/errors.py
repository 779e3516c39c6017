"""Errors of simulations and tournaments."""

from tabbytop.kernel.errors import TabbytopError


class BadSimulation(TabbytopError):
    """Raised for arguments that do not make a simulation or a tournament."""


class GameFailed(TabbytopError):
    """Raised when a game or a bot crashed; the message has the seats and the seed to reproduce it.

    It carries only text, because not every error can be sent between processes; the original error
    with its traceback is the cause.
    """


class WorkersLost(TabbytopError):
    """Raised when a worker process ended unexpectedly."""


class RayUnavailable(TabbytopError):
    """Raised when Ray is not installed, cannot be reached, or has other rules than this machine."""
