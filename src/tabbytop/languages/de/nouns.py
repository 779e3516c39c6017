"""German nouns that know their gender, with the little words that stand before them."""

from typing import Final, Literal, NamedTuple

from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import your

Case = Literal["nominative", "accusative", "dative"]
Gender = Literal["m", "f", "n", "plural"]

_THE: Final[dict[Case, dict[Gender, str]]] = {
    "nominative": {"m": "der", "f": "die", "n": "das", "plural": "die"},
    "accusative": {"m": "den", "f": "die", "n": "das", "plural": "die"},
    "dative": {"m": "dem", "f": "der", "n": "dem", "plural": "den"},
}
# What comes after `ein`, `kein`, `dein`.
_ENDINGS: Final[dict[Case, dict[Gender, str]]] = {
    "nominative": {"m": "", "f": "e", "n": "", "plural": "e"},
    "accusative": {"m": "en", "f": "e", "n": "", "plural": "e"},
    "dative": {"m": "em", "f": "er", "n": "em", "plural": "en"},
}


class Noun(NamedTuple):
    """A noun whose own form stays the same in every case but the genitive."""

    word: str
    gender: Gender

    def the(self, case: Case = "nominative") -> str:
        """`der Kater`, `den Kater`."""
        return f"{_THE[case][self.gender]} {self.word}"

    def no(self, case: Case = "nominative") -> str:
        """`kein Kater`, `keinen Kater`."""
        return f"kein{_ENDINGS[case][self.gender]} {self.word}"

    def yours(self, case: Case = "nominative") -> str:
        """`dein Kater`, `deinen Kater`."""
        return f"dein{_ENDINGS[case][self.gender]} {self.word}"

    def of(self, teller: Teller, seat: int, case: Case = "nominative") -> str:
        """`dein Kater`, `deinen Kater`, `Anas Kater`."""
        return self.yours(case) if seat == teller.you else f"{your(teller, seat, '')} {self.word}"
