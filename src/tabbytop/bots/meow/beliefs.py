"""Where each card may be, and how likely: what a player makes of everything it remembers.

A place is a hand (0 … seats - 1), the pile, or the box: cards in the box are not in the game. Each
card that was ever heard of has a row with its likelihood in every place; all others are strangers
to this player, any as likely as the next, and share one row. To forget a card is to make it a
stranger again.
"""

from typing import Final

_NOTHING: Final = 1e-12
_SETTLING: Final = 4  # rounds of scaling; more change little


class Beliefs:
    """The beliefs of one seat about the cards of one deck, in hands and a pile of known sizes.

    A place that the truth could be is never believed impossible, as long as nothing was told that
    is not true and nothing was forgotten.
    """

    def __init__(self, cards: list[int], hands: list[int], pile: int, me: int) -> None:
        self.me = me
        self.pile = len(hands)
        self.box = len(hands) + 1
        self.sizes = [*hands, pile, len(cards) - sum(hands) - pile]
        self._cards = cards
        self._rows: dict[int, list[float]] = {}
        self._strangers = self._ignorance()

    # What a player asks.

    def heard_of(self) -> list[int]:
        """The cards that are no strangers, in the order of their numbers."""
        return sorted(self._rows)

    def strangers(self) -> list[int]:
        """The cards about which nothing is known."""
        return [card for card in self._cards if card not in self._rows]

    def chance(self, card: int, place: int) -> float:
        """How likely the card is in a place."""
        return self._rows.get(card, self._strangers)[place]

    def binds(self, card: int) -> float:
        """How likely the card is in the hand of another: those rules must be obeyed."""
        row = self._rows.get(card, self._strangers)
        return sum(row[: self.pile]) - row[self.me]

    # What a player learns.

    def place(self, card: int, place: int) -> None:
        """The card is there."""
        row = [0.0] * len(self.sizes)
        row[place] = 1.0
        self._rows[card] = row

    def hold(self, hand: list[int]) -> None:
        """These are the cards in the own hand, and no others are."""
        self._strangers[self.me] = 0.0
        for card, row in self._rows.items():
            if card not in hand:
                row[self.me] = 0.0
        for card in hand:
            self.place(card, self.me)

    def is_in_game(self, card: int) -> None:
        """The card is not in the box."""
        self._row(card)[self.box] = 0.0

    def hint(self, card: int, doer: int, odds: float) -> None:
        """Somebody did what the card asks for: so many times likelier it is in the game, though
        hardly in the doer's own hand, which does not bind the doer."""
        row = self._row(card)
        for place in range(self.box):
            if place != doer:
                row[place] *= odds

    def lacks(self, hand: int, kept: set[int], doubt: float) -> None:
        """A hand let a turn pass in which only these rules were kept: it has no others, but for
        the doubt."""
        for card, row in self._rows.items():
            if card not in kept:
                row[hand] *= doubt
        for card in kept:
            self._row(card)
        self._strangers[hand] *= doubt

    def exchange(self, active: int, holder: int, cards: list[int], drawn: int | None) -> None:
        """Both have put a card into the pile, it was shuffled, and each has drawn one.

        `drawn` is the one that this player drew, if it is one of the two.
        """
        self.settle()
        for card in cards:
            self.place(card, self.pile)
        left = self.sizes[self.pile]
        others = [seat for seat in (active, holder) if seat != self.me]
        if drawn is not None:
            self.place(drawn, self.me)
        for row in [*self._rows.values(), self._strangers]:
            share = row[self.pile] / (left + len(others))
            row[self.pile] = share * left
            for seat in others:
                row[seat] += share

    def replace(self, card: int) -> None:
        """The card went to the box, and another one came to its place."""
        self.is_in_game(card)
        self.settle()
        gone = self._row(card)
        for other, row in [*self._rows.items(), (-1, self._strangers)]:
            if other != card:
                coming = row[self.box] / self.sizes[self.box]
                for place in range(self.box):
                    row[place] += coming * gone[place]
                row[self.box] -= coming
        self.place(card, self.box)

    # What a player forgets.

    def forget(self, card: int) -> None:
        """The card is a stranger again, and as nobody forgets one thing alone, what strangers
        cannot be is less certain too."""
        if self._rows.pop(card, None) is not None:
            fresh = self._ignorance()
            for place in range(len(fresh)):
                self._strangers[place] = (self._strangers[place] + fresh[place]) / 2

    def blur(self, card: int) -> None:
        """The card is as likely in the game as before, but in any place of it."""
        row = self._row(card)
        others = sum(self.sizes[: self.box]) - self.sizes[self.me]
        within = 1.0 - row[self.box]
        for place in range(self.box):
            row[place] = 0.0 if place == self.me else within * self.sizes[place] / others

    # Making ends meet.

    def settle(self) -> None:
        """Make the likelihoods of a card add up to one, and those of a place to its size."""
        for _ in range(_SETTLING):
            self._fill_places()
            self._spread_cards()

    def _fill_places(self) -> None:
        number = len(self._cards) - len(self._rows)
        sums = [number * share for share in self._strangers]
        for row in self._rows.values():
            sums = [total + share for total, share in zip(sums, row, strict=True)]
        scale = [
            size / total if total > _NOTHING and size > 0 else 1.0
            for size, total in zip(self.sizes, sums, strict=True)
        ]
        scale[self.me] = 1.0  # the own hand is known
        for row in [*self._rows.values(), self._strangers]:
            for place, factor in enumerate(scale):
                row[place] *= factor

    def _spread_cards(self) -> None:
        for row in [*self._rows.values(), self._strangers]:
            total = sum(row)
            if total <= _NOTHING:  # what was remembered cannot be
                row[:] = self._ignorance()
                total = sum(row)
            for place in range(len(row)):
                row[place] /= total

    def _row(self, card: int) -> list[float]:
        row = self._rows.get(card)
        if row is None:
            row = self._strangers.copy()
            self._rows[card] = row
        return row

    def _ignorance(self) -> list[float]:
        """Somewhere, but not in the own hand."""
        known = self.sizes[self.me]
        row = [size / (len(self._cards) - known) for size in self.sizes]
        row[self.me] = 0.0
        return row
