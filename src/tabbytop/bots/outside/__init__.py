"""Programs in any language in a seat, over a line protocol: `docs/outside-bots.md` tells it all.

`player` talks with one and plays for it when it fails, `program` runs it, `ending` ends it.
"""

from tabbytop.bots.outside.player import CannotRun, OutsideBot

__all__ = ["CannotRun", "OutsideBot"]
