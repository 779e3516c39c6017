"""Bots that are external programs in any language, over a line protocol: `docs/outside-bots.md`.

`player` speaks the protocol and replaces a program that fails, `program` runs the process, `ending`
terminates it.
"""

from tabbytop.bots.outside.player import CannotRun, OutsideBot

__all__ = ["CannotRun", "OutsideBot"]
