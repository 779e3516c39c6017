"""All deals that agree with everything a seat saw and heard, with their exact probabilities.

An arrangement has the cards of every hand and of the pile. A card that nothing is known of is a
blank: all cards that the seat has not met are equally likely to be it. So arrangements stay few,
and Bayes' rule is applied to each of them after every event:

- a card that is played or revealed was in that hand;
- a hand that said no holds only rules that the turn obeyed;
- every card of the shuffled pile is equally likely to be drawn, and the seat sees its own.

Nothing is concluded from the choices of others, that is which card they play or reveal and which
acts they do: they may bluff.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from tabbytop.games.meow.cards import FIRST_MEMORY, RULES, deck_of
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.thinking.bots.memory import NUMBERS, Performance
from tabbytop.kernel.generator import Generator

EventData = Mapping[str, object]
Place = tuple[int, ...]  # ascending
Arrangement = tuple[Place, ...]  # the hands by seat, then the pile; an open card is in its hand

# A card in a place is its number; plus DEALT if it was dealt there and never shown, so that the
# right neighbour, who passed it on, has seen it too. Blanks are negative.
DEALT: Final = 1 << 10
_DRAWN_BLANK: Final = -1
_DEALT_BLANK: Final = -2
_BLANKS: Final = (_DRAWN_BLANK, _DEALT_BLANK)
_NOBODY: Final = -1
_FINE: Final = 1 << 30  # steps of a random number between 0 and 1


class World(NamedTuple):
    """One deal: the hands and the pile, and of each hand the cards that its right neighbour has
    passed on and that were never shown."""

    hands: list[list[int]]
    pile: list[int]
    passed: list[list[int]]


class Worlds:
    """The arrangements that are possible for one seat; it hears events as the seat saw them.

    Players who judge themselves (`judge=eyes`) can miss a broken rule, which is not modelled.
    """

    def __init__(self, me: int, seats: int, options: MeowOptions) -> None:
        self.chances: dict[Arrangement, float] = {}
        self._me = me
        self._seats = seats
        self._timed = options.mode == "before-after"
        self._deck = deck_of(options.young, options.box == "small")
        self._gone: set[int] = set()  # cards that were replaced
        self._given: list[int] = []  # my cards before the hands went left
        self._active = _NOBODY
        self._laid = _NOBODY
        self._broken = _NOBODY
        self._seen = Performance()  # of the current turn
        self._said: dict[int, set[str]] = {}
        self._handlers: dict[str, Callable[[EventData], None]] = {
            "dealt": self._dealt,
            "passed": self._passed,
            "turn": self._turn,
            "played": self._played,
            "acted": self._acted,
            "cleared": self._cleared,
            "revealed": self._revealed,
            "exchanged": self._exchanged,
            "replaced": self._replaced,
        }

    def hear(self, event: EventData) -> None:
        """Take in an event, as the seat saw it."""
        handler = self._handlers.get(str(event["event"]))
        if handler is not None:
            handler(event)

    # Questions.

    def met_cards(self) -> set[int]:
        """Return the cards that some arrangement names; all others are equally likely."""
        return {card for found in self.chances for card in _named(found)}

    def said(self, act: int) -> set[str]:
        """Return the words that were said for an act before this turn."""
        return self._said.get(act, set())

    def binds(self, card: int) -> float:
        """Return the probability that another hand holds a card."""
        total = 0.0
        for found, chance in self.chances.items():
            others = [found[seat] for seat in range(self._seats) if seat != self._me]
            if any(_holds(place, card) for place in others):
                total += chance
            elif card in self._unmet(found):
                blanks = sum(each < 0 for place in others for each in place)
                total += chance * blanks / len(self._unmet(found))
        return total

    def draw(self, rng: Generator) -> World:
        """Return a random deal, by its probability."""
        found = self._random_arrangement(rng)
        unmet = self._unmet(found)
        places: list[list[int]] = []
        passed: list[list[int]] = []
        for place in found:
            cards, dealt = [], []
            for each in place:
                card = each % DEALT if each >= 0 else unmet.pop(rng.below(len(unmet)))
                cards.append(card)
                if each == _DEALT_BLANK or each >= DEALT:
                    dealt.append(card)
            places.append(sorted(cards))
            passed.append(dealt)
        if self._laid != _NOBODY:
            places[self._active].remove(self._laid)
        return World(places[: self._seats], places[self._seats], passed[: self._seats])

    def _random_arrangement(self, rng: Generator) -> Arrangement:
        left = rng.below(_FINE) / _FINE
        found = next(iter(self.chances))
        for each, chance in self.chances.items():
            found = each
            left -= chance
            if left < 0.0:
                break
        return found

    # Events.

    def _dealt(self, event: EventData) -> None:
        each, pile = event["each"], event["pile"]
        assert isinstance(each, int)
        assert isinstance(pile, int)
        self._given = _cards(event)
        hands = [(_DEALT_BLANK,) * each for _ in range(self._seats)]
        hands[self._me] = tuple(sorted(card + DEALT for card in self._given))
        self.chances = {(*hands, (_DRAWN_BLANK,) * pile): 1.0}

    def _passed(self, event: EventData) -> None:
        (dealt,) = self.chances
        hands = list(dealt)
        hands[(self._me + 1) % self._seats] = dealt[self._me]
        hands[self._me] = tuple(sorted(card + DEALT for card in _cards(event)))
        self.chances = {tuple(hands): 1.0}

    def _turn(self, event: EventData) -> None:
        for act, word in self._seen.words.items():
            if act >= FIRST_MEMORY:
                words = self._said.setdefault(act, set())
                words.add(word)
                if len(words) >= len(RULES[act].words):
                    words.clear()
        self._active = _seat(event, "seat")
        self._laid = self._broken = _NOBODY
        self._seen = Performance()

    def _played(self, event: EventData) -> None:
        self._laid = NUMBERS[str(event["card"])]
        self._show(_seat(event, "seat"), self._laid)

    def _acted(self, event: EventData) -> None:
        self._seen.note(event)

    def _revealed(self, event: EventData) -> None:
        self._broken = NUMBERS[str(event["card"])]
        self._show(_seat(event, "seat"), self._broken)

    def _cleared(self, event: EventData) -> None:
        holder = _seat(event, "seat")
        kept = [
            act
            for act in sorted(self._seen.acts())
            if self._seen.obeys(act, timed=self._timed, said=self.said(act))
        ]
        if holder != self._me:
            self._update(lambda found: self._within(found, holder, kept))

    def _exchanged(self, event: EventData) -> None:
        active, holder = _seat(event, "active"), _seat(event, "seat")
        laid, broken, pile = self._laid, self._broken, self._seats
        drawn = NUMBERS[str(event["drawn"])] if "drawn" in event else _NOBODY
        self._laid = self._broken = _NOBODY

        def after(found: Arrangement) -> Iterator[tuple[Arrangement, float]]:
            places = list(found)
            places[active] = _without(found[active], laid)
            places[holder] = _without(places[holder], broken)
            places[pile] = tuple(sorted([*found[pile], laid, broken]))
            for first, some in self._after_draw(tuple(places), active, drawn):
                for second, more in self._after_draw(first, holder, drawn):
                    yield second, some * more

        self._update(after)

    def _replaced(self, event: EventData) -> None:
        card = NUMBERS[str(event["card"])]
        fresh = NUMBERS[str(event["fresh"])] if "fresh" in event else _DRAWN_BLANK

        def after(found: Arrangement) -> Iterator[tuple[Arrangement, float]]:
            for place in range(len(found)):
                for shown, chance in self._with_shown(found, place, card):
                    if fresh == _DRAWN_BLANK:
                        yield _swap(shown, place, card, fresh), chance
                    elif place == self._me and fresh in self._unmet(shown):
                        seen = chance / len(self._unmet(shown))
                        yield _swap(shown, place, card, fresh), seen

        self._update(after)
        self._gone.add(card)

    # Bayes' rule.

    def _update(
        self, successors: Callable[[Arrangement], Iterator[tuple[Arrangement, float]]]
    ) -> None:
        """Replace each arrangement by those that can follow it, and make the sum 1 again."""
        chances: dict[Arrangement, float] = {}
        for found, chance in self.chances.items():
            for after, factor in successors(found):
                chances[after] = chances.get(after, 0.0) + chance * factor
        total = sum(chances.values())
        assert total > 0.0, "the events contradict each other"
        self.chances = {found: chance / total for found, chance in chances.items()}

    def _show(self, seat: int, card: int) -> None:
        """Learn, with everybody else, that a hand has a card."""
        self._update(lambda found: self._with_shown(found, seat, card))

    def _with_shown(
        self, found: Arrangement, place: int, card: int
    ) -> Iterator[tuple[Arrangement, float]]:
        for same in (card, card + DEALT):
            if same in found[place]:
                yield _swap(found, place, same, card), 1.0
        unmet = self._unmet(found)
        if card in unmet:
            for blank in _BLANKS:
                if number := found[place].count(blank):
                    yield _swap(found, place, blank, card), number / len(unmet)

    def _within(
        self, found: Arrangement, holder: int, kept: list[int]
    ) -> Iterator[tuple[Arrangement, float]]:
        """Yield the arrangements in which a hand has only cards of a list."""
        if any(each >= 0 and each % DEALT not in kept for each in found[holder]):
            return
        if found[holder][0] >= 0:  # no blanks
            yield found, 1.0
            return
        blank, unmet = found[holder][0], self._unmet(found)
        for card in kept:
            if card in unmet:
                named = card + DEALT if blank == _DEALT_BLANK else card
                for after, chance in self._within(_swap(found, holder, blank, named), holder, kept):
                    yield after, chance / len(unmet)

    def _after_draw(
        self, found: Arrangement, seat: int, drawn: int
    ) -> Iterator[tuple[Arrangement, float]]:
        """Yield what a draw from the pile leads to; `drawn` is my card if I am the one."""
        pile = found[self._seats]
        for each in sorted(set(pile)):
            chance = pile.count(each) / len(pile)
            card = each
            if seat == self._me and each < 0:
                unmet = self._unmet(found)
                if drawn not in unmet:
                    continue
                chance /= len(unmet)
                card = drawn
            elif seat == self._me and each != drawn:
                continue
            places = list(found)
            places[self._seats] = _without(pile, each)
            places[seat] = tuple(sorted([*found[seat], card]))
            yield tuple(places), chance

    def _unmet(self, found: Arrangement) -> list[int]:
        """Return the cards that an arrangement does not name; its blanks are some of them."""
        out = {*_named(found), *self._gone}
        return [card for card in self._deck if card not in out]


def _named(found: Arrangement) -> list[int]:
    return [each % DEALT for place in found for each in place if each >= 0]


def _holds(place: Place, card: int) -> bool:
    return card in place or card + DEALT in place


def _without(place: Place, card: int) -> Place:
    cards = list(place)
    cards.remove(card)
    return tuple(cards)


def _swap(found: Arrangement, place: int, old: int, new: int) -> Arrangement:
    """Return the arrangement with another card in a place."""
    places = list(found)
    places[place] = tuple(sorted([*_without(found[place], old), new]))
    return tuple(places)


def _seat(event: EventData, key: str) -> int:
    seat = event[key]
    assert isinstance(seat, int)
    return seat


def _cards(event: EventData) -> list[int]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return [NUMBERS[str(name)] for name in cards]
