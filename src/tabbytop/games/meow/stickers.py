"""The stickers of Meow!"""

from collections.abc import Mapping
from typing import Any, Final

from tabbytop.games.meow.cards import FIRST_MIME, NAMES
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.result import Result
from tabbytop.kernel.stickers import Sticker, Story
from tabbytop.kernel.table import Table

_NOISES: Final = frozenset(NAMES[:FIRST_MIME])


class MeowStory(Story):
    """Notes of a game of Meow!, by seat. Rules are known by their names."""

    def __init__(self, table: Table, result: Result) -> None:
        super().__init__(table, result)
        assert isinstance(table, MeowTable)
        nobody = [0] * self.seats
        self.rounds = table.round
        self.guessed = nobody.copy()  # rules that it obeyed without having seen them
        self.nonsense = nobody.copy()  # acts that no rule in the game ever asked for
        self.copied = nobody.copy()  # of these, acts that it began and somebody repeated
        self.most_noises = nobody.copy()  # different ones, in one turn
        self.words: list[set[str]] = [set() for _ in range(self.seats)]
        self.furthest = table.best
        self.right_objections = nobody.copy()
        self._never_in_game = frozenset(NAMES[card] for card in table.unused)
        self._hands: list[list[str]] = [[] for _ in range(self.seats)]
        self._seen: list[set[str]] = [set() for _ in range(self.seats)]  # rules, by seat
        self._acts: set[str] = set()  # of this turn
        self._inventors: dict[str, int] = {}  # who did a nonsense act first
        self._revealed = ""

    def hear(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        if kind in ("dealt", "passed"):
            for seat, own in private.items():
                self._hands[seat] = list(own["cards"])
                self._seen[seat].update(own["cards"])
        elif kind == "turn":
            self._acts = set()
        elif kind == "acted":
            self._hear_act(told["seat"], told["act"], told["word"])
        elif kind == "cleared":
            self._hear_cleared(told["active"], told["seat"])
        elif kind == "objected":
            self.right_objections[told["seat"]] += int(told["right"])
        else:
            self._hear_card(kind, told, private)

    def _hear_act(self, seat: int, act: str, word: str | None) -> None:
        self._acts.add(act)
        self.most_noises[seat] = max(self.most_noises[seat], len(self._acts & _NOISES))
        if word is not None:
            self.words[seat].add(word)
        if act in self._never_in_game:
            self.nonsense[seat] += 1
            inventor = self._inventors.setdefault(act, seat)
            if inventor != seat:
                self.copied[inventor] += 1

    def _hear_cleared(self, active: int, holder: int) -> None:
        """Count the rules of a hand that were obeyed by a seat that had never seen them."""
        unseen = self._acts.intersection(self._hands[holder]) - self._seen[active]
        self.guessed[active] += len(unseen)

    def _hear_card(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        """Follow the cards from hand to hand, and note who has seen them."""
        if kind == "played":
            self._hands[told["seat"]].remove(told["card"])
            self._show_to_all(told["card"])
        elif kind == "taken_back":
            self._hands[told["seat"]].append(told["card"])
        elif kind == "revealed":
            self._revealed = told["card"]
            self._show_to_all(told["card"])
        elif kind == "exchanged":
            self._hands[told["seat"]].remove(self._revealed)
            for seat, own in private.items():
                self._give(seat, own["drawn"])
        elif kind == "replaced":
            self._show_to_all(told["card"])
            for holder, own in private.items():
                self._hands[holder].remove(told["card"])
                self._give(holder, own["fresh"])

    def _give(self, seat: int, card: str) -> None:
        self._hands[seat].append(card)
        self._seen[seat].add(card)

    def _show_to_all(self, card: str) -> None:
        for seen in self._seen:
            seen.add(card)

    def is_in(self, seat: int) -> bool:
        """Whether the seat got past all hands."""
        return self.furthest[seat] == self.seats - 1


STICKERS: Final[tuple[Sticker[MeowStory], ...]] = (
    Sticker("neophyte", lambda story, seat: True),
    Sticker("one-of-us", lambda story, seat: story.is_in(seat)),
    Sticker("sixth-sense", lambda story, seat: story.guessed[seat] >= 1),
    Sticker("oracle", lambda story, seat: story.guessed[seat] >= 2),
    Sticker("early-night", lambda story, seat: story.is_in(seat) and story.rounds <= 2),
    Sticker("barnyard", lambda story, seat: story.most_noises[seat] >= 5),
    Sticker("big-words", lambda story, seat: len(story.words[seat]) >= 5),
    Sticker("pure-nonsense", lambda story, seat: story.nonsense[seat] >= 10),
    Sticker("trendsetter", lambda story, seat: story.copied[seat] >= 1),
    Sticker("gatekeeper", lambda story, seat: story.times(seat, "revealed") >= 3),
    Sticker("sharp-eyes", lambda story, seat: story.right_objections[seat] >= 1),
    Sticker("fresh-start", lambda story, seat: story.times(seat, "replaced") >= 1),
    Sticker("what-was-it", lambda story, seat: story.times(seat, "taken_back") >= 2),
    Sticker("one-paw-in", lambda story, seat: story.furthest[seat] == story.seats - 2),
)
