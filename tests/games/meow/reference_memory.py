"""Known places of cards in the reference implementation, from the rulings (MW-M13, MW-M35, G4).

Places are seats and "pile". A player who has never seen a card in this game knows nothing of it.
"""

Place = int | str


class Memory:
    """The memory of players who forget nothing and conclude nothing."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.where: list[dict[str, set[Place]]] = [{} for _ in self.seats]

    def deal(self, hands: list[list[str]]) -> None:
        """Each sees the dealt hand, which goes left, and then the new one."""
        left = len(hands)
        for seat in self.seats:
            for card in hands[seat]:
                self.where[seat][card] = {(seat + 1) % left}
                self.where[(seat + 1) % left][card] = {(seat + 1) % left}

    def all_see(self, card: str, place: Place) -> None:
        """A card lies open."""
        for seat in self.seats:
            self.where[seat][card] = {place}

    def exchange(self, active: int, holder: int, open_cards: set[str]) -> None:
        """Two open cards went into the pile, two unseen ones came out of it."""
        for seat in self.seats:
            for card, places in self.where[seat].items():
                if card in open_cards or "pile" in places:
                    kept = set() if card in open_cards else places
                    self.where[seat][card] = kept | {"pile", active, holder}

    def replace(self, card: str) -> None:
        """A rule is gone; nobody has seen the one in its place, but for its holder."""
        for seat in self.seats:
            self.where[seat].pop(card, None)

    def look_at_own(self, seat: int, hand: list[str]) -> None:
        """One's own hand is always known."""
        for card, places in self.where[seat].items():
            if card not in hand:
                places.discard(seat)
        for card in hand:
            self.where[seat][card] = {seat}
