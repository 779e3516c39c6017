"""What a player remembers of a game, from what its seat saw and heard, and what it makes of it."""

from collections.abc import Callable, Mapping
from typing import Final

from tabbytop.bots.meow.beliefs import Beliefs
from tabbytop.bots.meow.characters import Character
from tabbytop.bots.meow.watching import NUMBERS, Performance
from tabbytop.games.meow.cards import BLUE, CARD_COUNT, FIRST_MEMORY, RULES
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.view import MeowView
from tabbytop.kernel.generator import Generator

Told = Mapping[str, object]

NOBODY: Final = -1
_HINT: Final = 3.0  # how much likelier somebody's act makes its rule, to who thinks no further
_BLIND_EYES: Final = 0.15  # how often others may let a break pass where the players judge


class Memory:
    """The memory of one seat, from the deal on. What is told to it is what the seat may know."""

    def __init__(
        self, character: Character, chance: Generator, me: int, seats: int, options: MeowOptions
    ) -> None:
        self.me = me
        self.turn = 0  # its number; no two turns have the same
        self.active = NOBODY
        self.played = NOBODY
        self.seen = Performance()  # in the turn that is on
        self.hand: list[int] = []
        self.timed = options.mode == "before-after"
        deck = [card for card in range(CARD_COUNT) if BLUE[card] or not options.young]
        self.beliefs = Beliefs(deck, [0] * seats, 0, me)
        self._deck = deck
        self._seats = seats
        self._by_eye = options.judge == "eyes"
        self._character = character
        self._chance = chance
        self._broken = NOBODY
        self._said: dict[int, set[str]] = {}
        self._shown: dict[int, set[int]] = {}  # by card, the seats that played, showed or did it
        self._tellers: dict[str, Callable[[Told], None]] = {
            "dealt": self._dealt,
            "passed": self._passed,
            "turn": self._turn,
            "replaced": self._replaced,
            "played": self._played,
            "acted": self._acted,
            "looked": self._looked,
            "cleared": self._cleared,
            "revealed": self._revealed,
            "exchanged": self._exchanged,
        }

    def hear(self, event: Told) -> None:
        """Something happened, as the seat saw it."""
        teller = self._tellers.get(str(event["event"]))
        if teller is not None:
            teller(event)

    def see(self, view: MeowView) -> None:
        """What lies before the player needs no memory: whose turn it is, its own hand, and the
        list of rules that came to light, where there is one."""
        own, active = view["own"], view["active"]
        assert own is not None
        assert active is not None
        self.turn = view["round"] * self._seats + active
        self.hand = [NUMBERS[card["name"]] for card in own["hand"]]
        if view["played"] is not None:
            self.played = NUMBERS[view["played"]["name"]]
            if active == self.me:
                self.hand.append(self.played)
        self.beliefs.hold(self.hand)
        for card in view["listed"] or []:
            self.beliefs.is_in_game(NUMBERS[card["name"]])

    def said(self, act: int) -> set[str]:
        """The words that it remembers for an act."""
        return self._said.get(act, set())

    def publicity(self, card: int) -> int:
        """How many players it remembers to have shown that they know the card; all of them, if it
        was read out."""
        return len(self._shown.get(card, set()))

    def keeps(self, rule: int) -> bool:
        """Whether it thinks that a rule was kept in this turn."""
        return self.seen.keeps(rule, timed=self.timed, said=self.said(rule))

    # What happens.

    def _dealt(self, event: Told) -> None:
        each, pile = event["each"], event["pile"]
        assert isinstance(each, int)
        assert isinstance(pile, int)
        self.beliefs = Beliefs(self._deck, [each] * self._seats, pile, self.me)
        for card in _cards(event):
            self.beliefs.place(card, (self.me + 1) % self._seats)

    def _passed(self, event: Told) -> None:
        self.hand = _cards(event)
        self.beliefs.hold(self.hand)

    def _turn(self, event: Told) -> None:
        self._file_words()
        self._fade()
        self.active = _seat(event, "seat")
        self.played = self._broken = NOBODY
        self.seen = Performance()

    def _replaced(self, event: Told) -> None:
        gone = NUMBERS[str(event["card"])]
        self.beliefs.replace(gone)
        if "fresh" in event:
            self.hand = [card for card in self.hand if card != gone]
            self._take(NUMBERS[str(event["fresh"])])

    def _played(self, event: Told) -> None:
        self.played = NUMBERS[str(event["card"])]
        self._come_to_light(self.played, _seat(event, "seat"))

    def _acted(self, event: Told) -> None:
        doer, act = _seat(event, "seat"), NUMBERS[str(event["act"])]
        asked_for = act == self.played or act in self.hand
        attention = self._character.attends if asked_for else self._character.notices
        if doer != self.me and not self._happens(attention):
            return
        first = act not in self.seen.acts()
        self.seen.note(event)
        if first and doer != self.me:
            self._be_hinted(act, doer)

    def _be_hinted(self, act: int, doer: int) -> None:
        """What others do again and again may be rules that they know, or nonsense."""
        doers = self._shown.setdefault(act, set())
        if not self._character.concludes:
            self.beliefs.hint(act, doer, _HINT)
        doers.add(doer)

    def _looked(self, event: Told) -> None:
        """What the seat itself looked at again is seen as it was."""
        acts = event.get("acts")
        if isinstance(acts, list):
            self.seen = Performance()
            for act in acts:
                self.seen.note(act)

    def _cleared(self, event: Told) -> None:
        if not self._character.concludes:
            return
        holder = _seat(event, "seat")
        doubt = 0.0 if self.active == self.me else 1.0 - self._character.notices / 100
        if self._by_eye:
            doubt = max(doubt, _BLIND_EYES)
        if holder != self.me:
            kept = {act for act in self.seen.acts() if self.keeps(act)}
            self.beliefs.lacks(holder, kept, doubt)

    def _revealed(self, event: Told) -> None:
        self._broken = NUMBERS[str(event["card"])]
        self._come_to_light(self._broken, _seat(event, "seat"))

    def _exchanged(self, event: Told) -> None:
        shown = [card for card in (self.played, self._broken) if card != NOBODY]
        drawn = NUMBERS[str(event["drawn"])] if "drawn" in event else None
        self.hand = [card for card in self.hand if card not in shown]
        active, holder = _seat(event, "active"), _seat(event, "seat")
        self.beliefs.exchange(active, holder, shown, drawn)
        if drawn is not None:
            self._take(drawn)

    # What becomes of it.

    def _take(self, card: int) -> None:
        self.hand = [*self.hand, card]
        self.beliefs.hold(self.hand)

    def _come_to_light(self, card: int, owner: int) -> None:
        self.beliefs.place(card, owner)
        self._shown[card] = set(range(self._seats))

    def _file_words(self) -> None:
        """Words of the turn that is over are said; a list that is used up starts anew."""
        for act, word in self.seen.words.items():
            if act >= FIRST_MEMORY:
                words = self._said.setdefault(act, set())
                words.add(word)
                if len(words) >= len(RULES[act].words):
                    words.clear()

    def _fade(self) -> None:
        """Another turn, and some of what was known is not any more; half of it only as to where."""
        for card in self.beliefs.heard_of():
            if card in self.hand or not self._happens(self._character.forgets):
                continue
            if self._happens(50):
                self.beliefs.blur(card)
            else:
                self.beliefs.forget(card)
                self._shown.pop(card, None)
        for words in self._said.values():
            for word in sorted(words):
                if self._happens(self._character.forgets):
                    words.discard(word)

    def _happens(self, percent: int) -> bool:
        """Chance; where it is certain nothing is drawn."""
        if percent in (0, 100):
            return percent == 100
        return self._chance.below(100) < percent


def _seat(event: Told, key: str) -> int:
    seat = event[key]
    assert isinstance(seat, int)
    return seat


def _cards(event: Told) -> list[int]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return [NUMBERS[name] for name in cards]
