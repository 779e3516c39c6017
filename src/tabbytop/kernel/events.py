"""Events: what happened at a table, with public and private data."""

from collections.abc import Mapping


class Event:
    """One thing that happened: its kind, public data, and private data for single seats.

    All data is JSON-ready. Logs, animations and sounds are made from events alone.

    - `reveals`: the event makes hidden information known, such as a peek under a card. A move that
      led to it cannot be taken back by one player alone.
    - `drawn`: everything that it reveals was drawn at random in the same move, and the pile still
      holds alternatives. A new deal makes the knowledge worthless, so the players may agree on an
      undo.
    - `fleeting`: the event is shown once and never logged while the game goes on, in games where
      remembering is part of the game.
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
        """Return the event as this seat sees it; None is an onlooker."""
        seen: dict[str, object] = {"event": self.kind}
        seen.update(self.public)
        if self.private is not None and seat is not None and seat in self.private:
            seen.update(self.private[seat])
        return seen

    def perspectives(self) -> list[dict[str, object]]:
        """Return the event with hands open, for replays: once for each seat with private data,
        as that seat saw it, or once as everybody saw it."""
        if not self.private:
            return [self.seen_by(None)]
        return [self.seen_by(seat) for seat in self.private]
