"""Probabilities of where each card is, given everything that a bot remembers.

A place is a hand (0 … seats - 1), the pile, or the box: cards in the box are not in the game. Each
card that the bot has heard of has a row with its probability in every place; all others are
unknown, equally likely, and share one row. A forgotten card becomes unknown again.
"""

from typing import Final

_ZERO: Final = 1e-12
_SCALING_ROUNDS: Final = 4  # more change little


class Beliefs:
    """The beliefs of one seat about the cards of one deck, in hands and a pile of known sizes.

    The real place of a card never gets probability 0, as long as everything learned was true and
    nothing was forgotten.
    """

    def __init__(self, cards: list[int], hands: list[int], pile: int, me: int) -> None:
        self.me = me
        self.pile = len(hands)
        self.box = len(hands) + 1
        self.sizes = [*hands, pile, len(cards) - sum(hands) - pile]
        self._cards = cards
        self._rows: dict[int, list[float]] = {}
        self._unknown = self._uninformed()

    # Questions.

    def heard_of(self) -> list[int]:
        """The cards that the bot has heard of, ascending."""
        return sorted(self._rows)

    def unknown_cards(self) -> list[int]:
        """The cards about which nothing is known."""
        return [card for card in self._cards if card not in self._rows]

    def chance(self, card: int, place: int) -> float:
        """The probability that the card is in a place."""
        return self._rows.get(card, self._unknown)[place]

    def binds(self, card: int) -> float:
        """The probability that the card is in another hand, so that its rule must be obeyed."""
        row = self._rows.get(card, self._unknown)
        return sum(row[: self.pile]) - row[self.me]

    # Learning.

    def place(self, card: int, place: int) -> None:
        """Learn that the card is in a place."""
        row = [0.0] * len(self.sizes)
        row[place] = 1.0
        self._rows[card] = row

    def set_own_hand(self, hand: list[int]) -> None:
        """Learn that the own hand has exactly these cards."""
        self._unknown[self.me] = 0.0
        for card, row in self._rows.items():
            if card not in hand:
                row[self.me] = 0.0
        for card in hand:
            self.place(card, self.me)

    def is_in_game(self, card: int) -> None:
        """Learn that the card is not in the box."""
        self._row(card)[self.box] = 0.0

    def hint(self, card: int, doer: int, odds: float) -> None:
        """Raise the odds that the card is in the game, because somebody did its act.

        The doer's own hand is excluded: it does not bind the doer.
        """
        row = self._row(card)
        for place in range(self.box):
            if place != doer:
                row[place] *= odds

    def exclude_others(self, hand: int, kept: set[int], doubt: float) -> None:
        """Learn that a hand has none but these rules, up to a doubt: it said no to a turn in which
        only they were obeyed."""
        for card, row in self._rows.items():
            if card not in kept:
                row[hand] *= doubt
        for card in kept:
            self._row(card)
        self._unknown[hand] *= doubt

    def exchange(self, active: int, holder: int, cards: list[int], drawn: int | None) -> None:
        """Account for an exchange: two seats put a card into the shuffled pile and drew one each.

        `drawn` is the card that this bot drew, if it is one of the two.
        """
        self.settle()
        for card in cards:
            self.place(card, self.pile)
        left = self.sizes[self.pile]
        others = [seat for seat in (active, holder) if seat != self.me]
        if drawn is not None:
            self.place(drawn, self.me)
        for row in [*self._rows.values(), self._unknown]:
            share = row[self.pile] / (left + len(others))
            row[self.pile] = share * left
            for seat in others:
                row[seat] += share

    def replace(self, card: int) -> None:
        """Account for a replacement: the card went to the box, and another took its place."""
        self.is_in_game(card)
        self.settle()
        gone = self._row(card)
        for other, row in [*self._rows.items(), (-1, self._unknown)]:
            if other != card:
                coming = row[self.box] / self.sizes[self.box]
                for place in range(self.box):
                    row[place] += coming * gone[place]
                row[self.box] -= coming
        self.place(card, self.box)

    # Forgetting.

    def forget(self, card: int) -> None:
        """Make the card unknown again, and make the knowledge about unknown cards less certain."""
        if self._rows.pop(card, None) is not None:
            fresh = self._uninformed()
            for place in range(len(fresh)):
                self._unknown[place] = (self._unknown[place] + fresh[place]) / 2

    def blur(self, card: int) -> None:
        """Forget the place of a card, but not how likely it is in the game."""
        row = self._row(card)
        others = sum(self.sizes[: self.box]) - self.sizes[self.me]
        within = 1.0 - row[self.box]
        for place in range(self.box):
            row[place] = 0.0 if place == self.me else within * self.sizes[place] / others

    # Normalization.

    def settle(self) -> None:
        """Scale rows and columns: each card adds up to one, each place to its size (Sinkhorn)."""
        for _ in range(_SCALING_ROUNDS):
            self._fill_places()
            self._spread_cards()

    def _fill_places(self) -> None:
        number = len(self._cards) - len(self._rows)
        sums = [number * share for share in self._unknown]
        for row in self._rows.values():
            sums = [total + share for total, share in zip(sums, row, strict=True)]
        scale = [
            size / total if total > _ZERO and size > 0 else 1.0
            for size, total in zip(self.sizes, sums, strict=True)
        ]
        scale[self.me] = 1.0  # the own hand is known
        for row in [*self._rows.values(), self._unknown]:
            for place, factor in enumerate(scale):
                row[place] *= factor

    def _spread_cards(self) -> None:
        for row in [*self._rows.values(), self._unknown]:
            total = sum(row)
            if total <= _ZERO:  # contradicting memories
                row[:] = self._uninformed()
                total = sum(row)
            for place in range(len(row)):
                row[place] /= total

    def _row(self, card: int) -> list[float]:
        row = self._rows.get(card)
        if row is None:
            row = self._unknown.copy()
            self._rows[card] = row
        return row

    def _uninformed(self) -> list[float]:
        """The row of a card about which nothing is known: anywhere except in the own hand."""
        known = self.sizes[self.me]
        row = [size / (len(self._cards) - known) for size in self.sizes]
        row[self.me] = 0.0
        return row
