"""What makes a Meow! player weak or strong: how much it takes in, and how long it keeps it."""

from typing import Final, NamedTuple


class Character(NamedTuple):
    """The talents of a level; chances are in a hundred.

    What it `forgets` is counted for every turn of anybody and every card that it knows about;
    half of the time it is only the place. It `notices` others' acts, `attends` to those which its
    own cards or the played one ask for, and is `lulled` when it takes a rule for kept without
    looking: that decides what it misses where the players judge themselves. `looks` is how often
    it sees the acts again before it accuses somebody.
    It `slips` when it acts: not at all, one too many or too few, or at the wrong time. Of what is
    left of its budget it spends `boldness` on guesses, which mislead those who copy it. Of the
    words of a spoken act `wit` come to its mind. One that `concludes` works out what a hand
    cannot be from what it let pass, and one with `guile` keeps for itself what others do not know.
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


CHARACTERS: Final = {
    "kitten": Character(24, 15, 75, 35, 20, 20, 20, 8, concludes=False, guile=False),
    "tabby": Character(20, 35, 85, 22, 40, 15, 40, 20, concludes=False, guile=False),
    "lynx": Character(14, 60, 92, 12, 60, 9, 60, 60, concludes=True, guile=False),
    "puma": Character(8, 85, 97, 5, 90, 4, 80, 120, concludes=True, guile=True),
    "tiger": Character(0, 100, 100, 1, 100, 0, 100, 1000, concludes=True, guile=True),
}
