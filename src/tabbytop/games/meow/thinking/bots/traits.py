"""The traits of each level: how much a bot notices, and how long it remembers."""

from typing import Final, NamedTuple


class Traits(NamedTuple):
    """The skills of a level; chances are in per cent.

    `forgets`: the chance to forget each known card in each turn of anybody; half of the time only
    its place. `notices`: others' acts that it notices. `attends`: the same for acts that its own
    cards or the played one ask for. `lulled`: how often it takes a rule for obeyed without looking,
    which decides what it misses when the players judge themselves. `looks`: how often it sees the
    acts again before it accuses somebody.
    `slips`: how often it leaves an act out, does it once too often or too rarely, or in the wrong
    part. `boldness`: the share of its spare budget that it spends on guesses, which mislead
    imitators. `wit`: how many words of a spoken act it can think of. `concludes`: whether it
    concludes from a turn that a hand let pass which cards that hand cannot have. `guile`: whether
    it keeps cards hidden that others do not know.
    """

    forgets: int
    notices: int
    attends: int
    lulled: int
    looks: int
    slips: int
    boldness: int
    wit: int
    concludes: bool
    guile: bool


TRAITS: Final = {
    "kitten": Traits(24, 15, 75, 35, 20, 20, 20, 8, concludes=False, guile=False),
    "tabby": Traits(20, 35, 85, 22, 40, 15, 40, 20, concludes=False, guile=False),
    "lynx": Traits(14, 60, 92, 12, 60, 9, 60, 60, concludes=True, guile=False),
    "puma": Traits(8, 85, 97, 5, 90, 4, 80, 120, concludes=True, guile=True),
    "tiger": Traits(0, 100, 100, 1, 100, 0, 100, 1000, concludes=True, guile=True),
}
