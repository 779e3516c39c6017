"""The memory of a bot: what its seat saw and heard, and the beliefs that follow from it."""

from collections.abc import Callable, Mapping
from typing import Final

from tabbytop.games.meow.box.rule import PARTS
from tabbytop.games.meow.cards import FIRST_MEMORY, NAMES, PART, RULES, TIMES, deck_of
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.thinking.bots.beliefs import Beliefs
from tabbytop.games.meow.thinking.bots.traits import Traits
from tabbytop.games.meow.view import MeowView
from tabbytop.kernel.generator import Generator

EventData = Mapping[str, object]

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
NOBODY: Final = -1
_HINT: Final = 3.0  # odds factor of a rule whose act somebody does, for bots without conclusions
_MISSED_BREAK: Final = 0.15  # how often players who judge themselves miss a broken rule


class Performance:
    """The acts of one turn, as far as they were noticed."""

    def __init__(self) -> None:
        self.words: dict[int, str] = {}
        self._times: list[dict[int, int]] = [{}, {}]  # by part and act

    def note(self, act: Mapping[str, object]) -> None:
        """Record an act from an event or a view."""
        number = NUMBERS[str(act["act"])]
        times = act["times"]
        assert isinstance(times, int)
        self._times[PARTS.index(str(act["part"]))][number] = times
        if act["word"] is not None:
            self.words[number] = str(act["word"])

    def acts(self) -> set[int]:
        """All acts that were done."""
        return {*self._times[0], *self._times[1]}

    def times(self, act: int, part: int) -> int:
        """How often an act was done in a part of the turn."""
        return self._times[part].get(act, 0)

    def obeys(self, rule: int, *, timed: bool, said: set[str]) -> bool:
        """Whether a rule was obeyed; `said` are the words that were said before this turn."""
        right = self.times(rule, PART[rule])
        wrong = self.times(rule, 1 - PART[rule])
        if not timed:
            right, wrong = right + wrong, 0
        if wrong > 0 or right == 0 or (TIMES[rule] > 0 and right != TIMES[rule]):
            return False
        return rule < FIRST_MEMORY or self.words.get(rule, "") not in said


class Memory:
    """The memory of one seat, from the deal on; it gets only what the seat may know."""

    def __init__(
        self, traits: Traits, chance: Generator, me: int, seats: int, options: MeowOptions
    ) -> None:
        self.me = me
        self.turn = 0  # a unique number of the turn
        self.active = NOBODY
        self.played = NOBODY
        self.seen = Performance()  # of the current turn
        self.hand: list[int] = []
        self.timed = options.mode == "before-after"
        deck = deck_of(options.young, options.box == "small")
        self.beliefs = Beliefs(deck, [0] * seats, 0, me)
        self._deck = deck
        self._seats = seats
        self._by_eye = options.judge == "eyes"
        self._traits = traits
        self._chance = chance
        self._broken = NOBODY
        self._said: dict[int, set[str]] = {}
        self._shown: dict[int, set[int]] = {}  # by card, the seats that played, showed or did it
        self._handlers: dict[str, Callable[[EventData], None]] = {
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

    def hear(self, event: EventData) -> None:
        """Take in an event, as the seat saw it."""
        handler = self._handlers.get(str(event["event"]))
        if handler is not None:
            handler(event)

    def see(self, view: MeowView) -> None:
        """Take in what needs no memory: the turn, its own hand, and the list of known rules, if the
        view has one."""
        own, active = view["own"], view["active"]
        assert own is not None
        assert active is not None
        self.turn = view["round"] * self._seats + active
        self.hand = [NUMBERS[card["name"]] for card in own["hand"]]
        if view["played"] is not None:
            self.played = NUMBERS[view["played"]["name"]]
            if active == self.me:
                self.hand.append(self.played)
        self.beliefs.set_own_hand(self.hand)
        for card in view["listed"] or []:
            self.beliefs.is_in_game(NUMBERS[card["name"]])

    def said(self, act: int) -> set[str]:
        """The words that it remembers for an act."""
        return self._said.get(act, set())

    def publicity(self, card: int) -> int:
        """How many players know the card, as far as it remembers: those who did its act, or all if
        the card was shown."""
        return len(self._shown.get(card, set()))

    def obeys(self, rule: int) -> bool:
        """Whether it thinks that a rule was obeyed in this turn."""
        return self.seen.obeys(rule, timed=self.timed, said=self.said(rule))

    # Events.

    def _dealt(self, event: EventData) -> None:
        each, pile = event["each"], event["pile"]
        assert isinstance(each, int)
        assert isinstance(pile, int)
        self.beliefs = Beliefs(self._deck, [each] * self._seats, pile, self.me)
        for card in _cards(event):
            self.beliefs.place(card, (self.me + 1) % self._seats)

    def _passed(self, event: EventData) -> None:
        self.hand = _cards(event)
        self.beliefs.set_own_hand(self.hand)

    def _turn(self, event: EventData) -> None:
        self._file_words()
        self._fade()
        self.active = _seat(event, "seat")
        self.played = self._broken = NOBODY
        self.seen = Performance()

    def _replaced(self, event: EventData) -> None:
        gone = NUMBERS[str(event["card"])]
        self.beliefs.replace(gone)
        if "fresh" in event:
            self.hand = [card for card in self.hand if card != gone]
            self._take(NUMBERS[str(event["fresh"])])

    def _played(self, event: EventData) -> None:
        self.played = NUMBERS[str(event["card"])]
        self._see_card(self.played, _seat(event, "seat"))

    def _acted(self, event: EventData) -> None:
        doer, act = _seat(event, "seat"), NUMBERS[str(event["act"])]
        asked_for = act == self.played or act in self.hand
        attention = self._traits.attends if asked_for else self._traits.notices
        if doer != self.me and not self._happens(attention):
            return
        first = act not in self.seen.acts()
        self.seen.note(event)
        if first and doer != self.me:
            self._take_hint(act, doer)

    def _take_hint(self, act: int, doer: int) -> None:
        """Treat an act of somebody else as a hint that its rule is in the game."""
        doers = self._shown.setdefault(act, set())
        if not self._traits.concludes:
            self.beliefs.hint(act, doer, _HINT)
        doers.add(doer)

    def _looked(self, event: EventData) -> None:
        """See the acts exactly, if the seat itself looked again."""
        acts = event.get("acts")
        if isinstance(acts, list):
            self.seen = Performance()
            for act in acts:
                self.seen.note(act)

    def _cleared(self, event: EventData) -> None:
        if not self._traits.concludes:
            return
        holder = _seat(event, "seat")
        doubt = 0.0 if self.active == self.me else 1.0 - self._traits.notices / 100
        if self._by_eye:
            doubt = max(doubt, _MISSED_BREAK)
        if holder != self.me:
            kept = {act for act in self.seen.acts() if self.obeys(act)}
            self.beliefs.exclude_others(holder, kept, doubt)

    def _revealed(self, event: EventData) -> None:
        self._broken = NUMBERS[str(event["card"])]
        self._see_card(self._broken, _seat(event, "seat"))

    def _exchanged(self, event: EventData) -> None:
        shown = [card for card in (self.played, self._broken) if card != NOBODY]
        drawn = NUMBERS[str(event["drawn"])] if "drawn" in event else None
        self.hand = [card for card in self.hand if card not in shown]
        active, holder = _seat(event, "active"), _seat(event, "seat")
        self.beliefs.exchange(active, holder, shown, drawn)
        if drawn is not None:
            self._take(drawn)

    # Consequences.

    def _take(self, card: int) -> None:
        self.hand = [*self.hand, card]
        self.beliefs.set_own_hand(self.hand)

    def _see_card(self, card: int, owner: int) -> None:
        self.beliefs.place(card, owner)
        self._shown[card] = set(range(self._seats))

    def _file_words(self) -> None:
        """Remember the words of the last turn as said; a list that is used up starts again."""
        for act, word in self.seen.words.items():
            if act >= FIRST_MEMORY:
                words = self._said.setdefault(act, set())
                words.add(word)
                if len(words) >= len(RULES[act].words):
                    words.clear()

    def _fade(self) -> None:
        """Forget some cards with each turn: half of them only their place."""
        for card in self.beliefs.heard_of():
            if card in self.hand or not self._happens(self._traits.forgets):
                continue
            if self._happens(50):
                self.beliefs.blur(card)
            else:
                self.beliefs.forget(card)
                self._shown.pop(card, None)
        for words in self._said.values():
            for word in sorted(words):
                if self._happens(self._traits.forgets):
                    words.discard(word)

    def _happens(self, percent: int) -> bool:
        """Draw a chance in per cent; nothing is drawn if it is certain."""
        if percent in (0, 100):
            return percent == 100
        return self._chance.below(100) < percent


def _seat(event: EventData, key: str) -> int:
    seat = event[key]
    assert isinstance(seat, int)
    return seat


def _cards(event: EventData) -> list[int]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return [NUMBERS[name] for name in cards]
