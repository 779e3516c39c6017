"""A reference implementation of Meow!, written from the rulebook and the rulings only.

It knows nothing of the package: cards and acts are words, and all that it is told of a card is what
is printed on it. Chance is what it is told: who starts, what was dealt, drawn or laid by the clock.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from tests.games.meow.reference_memory import Memory

CLOCK = -1
DEALS = {3: (4, 1), 4: (3, 1), 5: (2, 3), 6: (2, 1), 7: (1, 6), 8: (1, 5)} | {
    9: (1, 4), 10: (1, 3), 11: (1, 2), 12: (1, 1)
}  # fmt: skip


class Printed(NamedTuple):
    """The facts printed on a card."""

    part: str  # before or after
    times: int  # 0: once or more
    spoken: bool
    memory: bool
    blue: bool


@dataclass
class Variant:
    """The options of a game."""

    seats: int
    mode: str
    judge: str
    young: bool
    rounds: int
    clock: bool
    striking: bool = True


class Done(NamedTuple):
    """An act that all saw."""

    act: str
    part: str
    word: str


@dataclass
class Told:
    """The random results since the last move."""

    starter: int = -1
    dealt: list[list[str]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    fresh: str = ""  # in the place of a replaced rule
    laid: str = ""  # by the clock
    drawn: dict[int, str] = field(default_factory=dict)


Question = tuple[str, set[str]]  # what is asked, and the answers; "say x": any word of act x


class ReferenceGame:
    """The table of the reference implementation."""

    def __init__(self, variant: Variant, box: dict[str, Printed]) -> None:
        self.variant = variant
        self.box = box
        seats = variant.seats
        self.phase = "strike"
        self.struck: list[set[str]] = [set() for _ in range(seats)]
        self.answered: set[int] = set()
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pile: list[str] = []
        self.removed: set[str] = set()
        self.memory = Memory(seats)
        self.starter = self.active = -1
        self.round = 0
        self.laid = ""
        self.done: list[Done] = []
        self.did: list[set[str]] = [set() for _ in range(seats)]
        self.said: dict[str, set[str]] = {card: set() for card in box if box[card].memory}
        self.has_replaced: set[int] = set()
        self.replaced_in_turn = False
        self.cleared: list[int] = []
        self.waiting: set[int] = set()
        self.objectors: set[int] = set()
        self.looked = False
        self.best = [0] * seats
        self.revealed: tuple[int, str] | None = None
        self.gone = ""
        self.in_the_open: set[str] = set()
        self.winner = -1

    def open_without_strikes(self, told: Told) -> None:
        """Deal at once, if nobody may strike (MW-X10)."""
        if self.strikes() == 0:
            self._deal(told)

    # Sizes.

    def each_and_pile(self) -> tuple[int, int]:
        """MW-D1."""
        if self.variant.mode != "basic":
            return DEALS[self.variant.seats]
        return (2 if self.variant.seats <= 5 else 1), 1

    def deck(self) -> set[str]:
        return {card for card in self.box if self.box[card].blue or not self.variant.young}

    def in_game(self) -> list[str]:
        return [card for place in [*self.hands, self.pile] for card in place]

    def budget(self) -> int:
        """MW-S1."""
        others = [hand for seat, hand in enumerate(self.hands) if seat != self.active]
        return sum(map(len, others)) + len(self.pile) + 1 + 2

    def strikes(self) -> int:
        """MW-X2, MW-X10."""
        if not self.variant.striking:
            return 0
        each, pile = self.each_and_pile()
        seats = self.variant.seats
        return (len(self.deck()) - (seats * each + pile) - seats) // seats

    # What is asked.

    def questions(self) -> dict[int, Question]:
        """The questions to all seats that are asked now."""
        asked = self._asked()
        if asked and self.variant.clock:
            asked[CLOCK] = ("clock", {"time"})
        return asked

    def _asked(self) -> dict[int, Question]:
        seats = range(self.variant.seats)
        if self.phase == "strike":
            return {seat: ("strike", self._strikes(seat)) for seat in seats if self._silent(seat)}
        if self.phase == "pass":
            return {seat: ("pass", {"pass"}) for seat in seats if self._silent(seat)}
        if self.phase == "turn":
            return {self.active: self._turn()}
        if self.phase == "reveal":
            broken = {f"reveal {card}" for card in self.broken(self.pointed())}
            return {self.pointed(): ("reveal", broken)}
        if self.phase == "eyes":
            return self._eyes()
        return {}

    def _silent(self, seat: int) -> bool:
        return seat not in self.answered

    def _strikes(self, seat: int) -> set[str]:
        struck = self.struck[seat]
        free = self.deck() - struck if len(struck) < self.strikes() else set()
        return {"ready"} | {f"strike {card}" for card in free}

    def _turn(self) -> Question:
        if self.laid:
            return "act", self._acts() | {"check"}
        moves = {f"play {card}" for card in self.hands[self.active]}
        if not self.done and self.active not in self.has_replaced:
            known = self.memory.where[self.active].keys() - self.did[self.active]
            moves |= {f"replace {card}" for card in known}
        if self.variant.mode == "before-after":
            moves |= self._acts()
        return "play", moves

    def _acts(self) -> set[str]:
        """MW-S1, MW-S3."""
        room = self.room() > 0
        moves = set()
        for act, printed in self.box.items():
            if printed.spoken:
                if room and not any(done.act == act for done in self.done):
                    moves.add(f"say {act}")
                continue
            often = self.times(act, self.part())
            if often < 9 and (room or often > 0):
                moves.add(f"do {act}")
        return moves

    def _eyes(self) -> dict[int, Question]:
        """MW-M5, MW-M31."""
        asked: dict[int, Question] = {}
        for seat in range(self.variant.seats):
            if seat == self.pointed():
                moves = {"no"} | {f"broken {card}" for card in self.hands[seat]}
                moves |= set() if self.looked else {"look"}
                moves |= set() if seat in self.objectors else {"object"}
                asked[seat] = ("answer", moves)
            elif seat != self.active and seat not in self.waiting | self.objectors:
                asked[seat] = ("object", {"object", "wait"})
        return asked

    # What is so.

    def part(self) -> str:
        return "after" if self.laid else "before"

    def room(self) -> int:
        """How many other acts the turn can hold (MW-S1)."""
        return self.budget() - len({(done.act, done.part) for done in self.done})

    def times(self, act: str, part: str) -> int:
        return sum(done.act == act and done.part == part for done in self.done)

    def obeys(self, card: str) -> bool:
        """Whether the acts of this turn obey the card (MW-M3, M4, M15, M16, M20, M21)."""
        printed = self.box[card]
        times = {part: self.times(card, part) for part in ("before", "after")}
        right = printed.part if self.variant.mode == "before-after" else "after"
        if sum(times.values()) > times[right]:
            return False
        if printed.times:
            return times[right] == printed.times
        if times[right] == 0:
            return False
        words = {done.word for done in self.done if done.act == card}
        return not (printed.memory and words & self.said[card])

    def broken(self, seat: int) -> list[str]:
        return [card for card in self.box if card in self.hands[seat] and not self.obeys(card)]

    def pointed(self) -> int:
        return (self.active + 1 + len(self.cleared)) % self.variant.seats

    # What happens.

    def hear(self, seat: int, move: str, acts: list[str], told: Told) -> None:
        """Apply a move; a word may do several acts."""
        verb, _, what = move.partition(" ")
        if self.phase in {"strike", "pass"}:
            self._open(seat, verb, what, told)
        elif self.phase == "turn":
            self._take_turn(verb, what, acts, told)
        elif self.phase == "reveal":
            card = self.broken(self.pointed())[0] if seat == CLOCK else what
            self._reveal(card, told)
        else:
            self._watch(seat, verb, what, told)

    def _open(self, seat: int, verb: str, what: str, told: Told) -> None:
        if verb == "strike":
            self.struck[seat].add(what)
            return
        everybody = set(range(self.variant.seats))
        self.answered |= everybody if seat == CLOCK else {seat}
        if self.answered < everybody:
            return
        self.answered = set()
        if self.phase == "strike":
            self._deal(told)
        else:
            self.hands = [self.hands[-1], *self.hands[:-1]]
            self.phase = "turn"
            self.active, self.round = self.starter, 1

    def _deal(self, told: Told) -> None:
        each, pile = self.each_and_pile()
        self.starter = told.starter
        self.hands = [list(hand) for hand in told.dealt]
        self.pile = list(told.pile)
        assert [len(hand) for hand in self.hands] == [each] * self.variant.seats
        assert len(self.pile) == pile
        cards = self.in_game()
        assert len(set(cards)) == len(cards)
        assert set(cards) <= self.deck() - set().union(*self.struck)
        self.memory.deal(self.hands)
        self.phase = "pass"

    def _take_turn(self, verb: str, what: str, acts: list[str], told: Told) -> None:
        self.revealed = None
        if not self.replaced_in_turn:
            self.gone = ""
        if verb == "replace":
            self._replace(what, told.fresh)
        elif verb == "play" or (verb == "time" and not self.laid):
            self.laid = what or told.laid
            self.hands[self.active].remove(self.laid)
            self.memory.all_see(self.laid, self.active)
            self.in_the_open.add(self.laid)
        elif verb in {"do", "say"}:
            for act in acts:
                self.done.append(Done(act, self.part(), what if verb == "say" else ""))
                self.did[self.active].add(act)
        else:
            assert verb in {"check", "time"}
            self._check(told)

    def _replace(self, card: str, fresh: str) -> None:
        """MW-M24, MW-X6."""
        assert fresh in self.deck() - set().union(*self.struck) - self.removed
        assert fresh not in self.in_game()
        self.has_replaced.add(self.active)
        self.replaced_in_turn = True
        self.removed.add(card)
        self.in_the_open.discard(card)
        self.memory.replace(card)
        self.gone = card
        for place in [*self.hands, self.pile]:
            if card in place:
                place[place.index(card)] = fresh
        for seat, hand in enumerate(self.hands):
            self.memory.look_at_own(seat, hand)

    def _check(self, told: Told) -> None:
        if self.variant.judge == "eyes":
            self.phase = "eyes"
            return
        if not self.obeys(self.laid):
            self._take_back()
            return
        while len(self.cleared) < self.variant.seats - 1:
            broken = self.broken(self.pointed())
            if broken:
                if len(self.hands[self.pointed()]) > 1:
                    self.phase = "reveal"
                else:
                    self._reveal(broken[0], told)
                return
            self.cleared.append(self.pointed())
        self._win()

    def _watch(self, seat: int, verb: str, what: str, told: Told) -> None:
        if verb == "look":
            self.looked = True
        elif verb == "wait":
            self.waiting.add(seat)
        elif verb == "object":
            self.objectors.add(seat)
            if not self.obeys(self.laid):
                self._take_back()
        elif verb == "broken" and not self.obeys(what):
            self._reveal(what, told)
        else:
            self.cleared.append(self.pointed())
            self.looked, self.waiting = False, set()
            if len(self.cleared) == self.variant.seats - 1:
                self._win()

    def _take_back(self) -> None:
        """MW-M5, MW-X3."""
        self.hands[self.active].append(self.laid)
        self._next_turn()

    def _reveal(self, card: str, told: Told) -> None:
        """MW-M9."""
        holder = self.pointed()
        self.best[self.active] = max(self.best[self.active], len(self.cleared))
        self.hands[holder].remove(card)
        self.pile += [self.laid, card]
        self.memory.all_see(card, holder)
        self.memory.exchange(self.active, holder, {self.laid, card})
        for seat in (self.active, holder):
            self.pile.remove(told.drawn[seat])
            self.hands[seat].append(told.drawn[seat])
        for seat, hand in enumerate(self.hands):
            self.memory.look_at_own(seat, hand)
        self.in_the_open.add(card)
        self.revealed = (holder, card)
        self._next_turn()

    def _win(self) -> None:
        self.best[self.active] = len(self.cleared)
        self.winner = self.active
        self.phase = "over"

    def _next_turn(self) -> None:
        """MW-M21, MW-M29."""
        for done in self.done:
            if self.box[done.act].memory:
                self.said[done.act].add(done.word)
        self.laid, self.done, self.cleared = "", [], []
        self.looked, self.waiting, self.objectors = False, set(), set()
        self.replaced_in_turn = False
        self.phase = "turn"
        following = (self.active + 1) % self.variant.seats
        if following == self.starter and self.round == self.variant.rounds:
            self.phase = "over"
            return
        self.active = following
        self.round += following == self.starter

    def winners(self) -> set[int]:
        """MW-M27, MW-M29."""
        if self.winner >= 0:
            return {self.winner}
        return {seat for seat, best in enumerate(self.best) if best == max(self.best)}
