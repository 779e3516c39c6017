"""What happened, told to everybody and a little more to those who may know more."""

from collections.abc import Mapping


class Event:
    """One thing that happened: `kind`, what all see, and what single seats see besides.

    Everything in it is plain data. Logs, animations and sounds are made from events alone.
    One that `reveals` brings to light what somebody could not know: a peek under a card, naps
    that were laid down unseen. A move that led to one cannot be taken back alone. If all that it
    brings to light was `drawn` by chance in the same move, and enough is left in the pile to draw
    something else, dealing anew makes it worthless, and the players may agree to take it back.
    A `fleeting` one is shown when it happens and kept by nobody, where remembering is the game: no
    log of a game that goes on lists it.
    """

    def __init__(
        self,
        kind: str,
        public: Mapping[str, object],
        private: Mapping[int, Mapping[str, object]] | None = None,
        reveals: bool = False,
        fleeting: bool = False,
        drawn: bool = False,
    ) -> None:
        self.kind = kind
        self.public = public
        self.private = private
        self.reveals = reveals
        self.fleeting = fleeting
        self.drawn = drawn

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat sees it; None is an onlooker."""
        seen: dict[str, object] = {"event": self.kind}
        seen.update(self.public)
        if self.private is not None and seat is not None and seat in self.private:
            seen.update(self.private[seat])
        return seen

    def openly(self) -> list[dict[str, object]]:
        """The event with open hands: once for each seat that saw more than all, as that seat saw
        it, or once as all saw it. For replays."""
        if not self.private:
            return [self.seen_by(None)]
        return [self.seen_by(seat) for seat in self.private]
