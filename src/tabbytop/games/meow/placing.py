"""Cards into slots, each to a place where it may be: if there is a way at all, it is found."""

from tabbytop.kernel.generator import Generator


class Placing:
    """Slots by place, and the cards that were put there so far.

    A card goes to a random free slot of the places where it may be. If there is none, cards that
    lie there make room, as long as they may be elsewhere (augmenting paths).
    """

    def __init__(self, free: list[int]) -> None:
        self.free = free
        self.cards: list[int] = []
        self.places: list[int] = []  # of each card, a bit each
        self.at: list[int] = []

    def put(self, card: int, places: int, rng: Generator) -> bool:
        """Put a card somewhere; whether there was a way."""
        self.cards.append(card)
        self.places.append(places)
        self.at.append(-1)
        slots = 0
        for place in range(len(self.free)):
            if places >> place & 1:
                slots += self.free[place]
        if slots == 0:
            return self._make_room(len(self.cards) - 1, [0] * len(self.free))
        slot = rng.below(slots)
        place = 0
        while not places >> place & 1 or slot >= self.free[place]:
            if places >> place & 1:
                slot -= self.free[place]
            place += 1
        self.free[place] -= 1
        self.at[-1] = place
        return True

    def _make_room(self, index: int, tried: list[int]) -> bool:
        """Move a card to a place where there is room, or can be made."""
        for place in range(len(self.free)):
            if tried[place] or not self.places[index] >> place & 1:
                continue
            tried[place] = 1
            if self.free[place] > 0:
                self.free[place] -= 1
                self.at[index] = place
                return True
            for other in range(len(self.at)):
                if self.at[other] == place and self._make_room(other, tried):
                    self.at[index] = place
                    return True
        return False
