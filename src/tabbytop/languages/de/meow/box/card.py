"""What stands on a rule card in German, and how its act looks and sounds."""

from typing import NamedTuple


class Telling(NamedTuple):
    """The words of a rule; see `tabbytop.games.meow.box.rule.Rule` for what each is."""

    title: str
    animal: str
    text: str
    label: str
    shown: str
    noise: str = ""
