"""A reference model of Tem-Purr-A, written from the rulebook and the rulings alone.

It imports nothing from the package. Every card is a word in a list. Chance comes from the events:
the model takes the drawn cards that they name, in order, and fails when there are no such cards.
"""

from collections import Counter
from collections.abc import Generator, Mapping
from typing import cast

DISHES = "234567"
Question = tuple[int, str, set[str]]  # who is asked, what, and the answers there are
Asking = Generator[Question, str, None]


class Over(Exception):
    """The game has ended."""


class RoundOver(Exception):
    """An Indigestion was drawn."""


class ReferenceModel:
    """The state of the model."""

    def __init__(
        self, hands: list[list[str]], deck: list[str], first: int, *, strict: bool
    ) -> None:
        self.hands = hands
        self.deck = [*deck, "indigestion"]
        self.discard: list[str] = []
        self.stack: list[str] = []
        self.open: list[str] = []
        self.supply = ["indigestion"] * 5
        self.tokens = [0] * len(hands)
        self.seen: list[list[str]] = [[] for _ in hands]  # cards that all saw going to a hand
        self.clockwise = True
        self.strict = strict
        self.turn = first
        self.events: list[Mapping[str, object]] = []

    def next_event(self, kind: str, seat: int) -> Mapping[str, object]:
        """Take the next event of that kind, which must be this seat's."""
        for place, event in enumerate(self.events):
            if event["event"] == kind:
                assert event["seat"] == seat, event
                return self.events.pop(place)
        raise AssertionError(f"nobody told {kind} of {seat}")

    # The game.

    def game(self) -> Asking:
        while True:
            try:
                yield from self.round()
            except RoundOver:
                yield from self.end_round()

    def round(self) -> Asking:
        self.clockwise = True
        yield from self.start_stack()
        while True:
            if not self.hands[self.turn]:
                self.draw_three()
            dish = self.stack[0]
            answer = yield self.turn, "turn", self.legal_moves(dish)
            verb, _, what = answer.partition(" ")
            following = self.neighbour
            if verb == "serve":
                self.play_card(what)
            elif verb == "skip":
                self.play_card(what)
                self.discard += self.stack
                self.stack = []
                self.play_card(what)
            elif verb == "play":
                self.play_card(what)
                if what == "reverse":
                    self.clockwise = not self.clockwise
            elif verb == "choose":
                self.play_card("choose")
                self.turn = int(what)
                continue
            else:
                assert verb == "eat"
                self.eat()
                yield from self.start_stack()
                continue
            self.turn = following()

    def end_round(self) -> Asking:
        self.tokens[self.turn] += 1
        self.discard += self.stack
        self.stack = []
        if self.tokens[self.turn] == 3:
            raise Over
        if self.supply:
            answer = yield self.turn, "add", {"add", "pass"}
            if answer == "add":
                self.open.append(self.supply.pop())
        self.deck += self.discard + self.open
        self.discard, self.open = [], []

    # Its parts.

    def neighbour(self) -> int:
        return (self.turn + (1 if self.clockwise else -1)) % len(self.hands)

    def legal_moves(self, dish: str) -> set[str]:
        hand = Counter(self.hands[self.turn])
        possible = {"eat"}
        if hand[dish]:
            possible.add(f"serve {dish}")
        possible |= {f"play {card}" for card in ("plus", "reverse") if hand[card]}
        if hand["choose"]:
            others = set(range(len(self.hands))) - {self.turn}
            possible |= {f"choose {seat}" for seat in others}
        pairs = {card for card in DISHES if hand[card] >= 2}
        return possible | {f"skip {card}" for card in pairs if not (self.strict and card == dish)}

    def play_card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.stack.append(card)
        if card in self.seen[self.turn]:
            self.seen[self.turn].remove(card)

    def start_stack(self) -> Asking:
        while not (dishes := {card for card in self.hands[self.turn] if card in DISHES}):
            self.draw_three()
        answer = yield self.turn, "start", {f"start {dish}" for dish in dishes}
        self.play_card(answer.split()[1])
        self.turn = self.neighbour()

    def stack_total(self) -> int:
        return sum(int(card) if card in DISHES else card == "plus" for card in self.stack)

    def eat(self) -> None:
        event = self.next_event("eat", self.turn)
        assert event["count"] == self.stack_total()
        drawn = self.take(cast("list[str]", event["cards"]), self.stack_total())
        self.seen[self.turn] += drawn
        self.end_if_spoilt()
        self.discard += self.stack
        self.stack = []

    def draw_three(self) -> None:
        event = self.next_event("draw", self.turn)
        spoilt = cast("int", event["spoilt"])
        self.take([*cast("list[str]", event["cards"]), *["indigestion"] * spoilt], 3)
        self.end_if_spoilt()

    def end_if_spoilt(self) -> None:
        if self.open:
            raise RoundOver

    def take(self, cards: list[str], wanted: int) -> list[str]:
        """Draw these cards: from the deck first, then from the discard."""
        assert len(cards) == min(wanted, len(self.deck) + len(self.discard))
        rest = Counter(cards)
        if len(cards) > len(self.deck):
            assert not Counter(self.deck) - rest, "the whole deck was drawn"
            self.deck, self.discard = self.deck + self.discard, []
        assert not rest - Counter(self.deck), "there is no such card to draw"
        kept = []
        for card in cards:
            self.deck.remove(card)
            if card == "indigestion":
                self.open.append(card)
            else:
                self.hands[self.turn].append(card)
                kept.append(card)
        return kept
