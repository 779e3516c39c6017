"""Game records: seats, options, seed and every move in notation.

A record replays to the identical table. Records are for long-term storage; positions follow the
fields of the code that wrote them, and are for short-term storage.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Self

from tabbytop.kernel.documents import InvalidJson, parse_json, safe_key, safe_repr
from tabbytop.kernel.errors import BadOptions, BadRecord, IllegalMove, MoveError, OtherRules
from tabbytop.kernel.generator import is_seed
from tabbytop.kernel.table import CLOCK, NOBODY
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.table import Table

FORMAT: Final = 1
_KEYS: Final = ("format", "game", "rules", "seats", "options", "seed", "moves")
_REKEYS: Final = "rekeys"  # omitted if there are none
_MOST_SEATS: Final = 1000


@dataclass
class Record:
    """Everything needed to replay a game. `moves` holds pairs of seat and notation.

    `rekeys` lists the indexes in `moves` before which the random generator was rekeyed, because
    moves were taken back to there after their draws had been seen. The indexes ascend and may
    repeat. Each comes with the seat for which everything hidden was dealt again, or NOBODY.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    seed: int | bytes
    moves: list[tuple[int, str]] = field(default_factory=list)
    rekeys: list[tuple[int, int]] = field(default_factory=list)

    @classmethod
    def read(cls, document: Mapping[str, object] | str) -> Self:
        """Read a record from a JSON document or its text; BadRecord says where it is damaged."""
        if isinstance(document, str):
            try:
                document = parse_json(document)
            except InvalidJson as unreadable:
                raise BadRecord(unreadable.place, unreadable.why) from None
        if not isinstance(document, Mapping):
            raise BadRecord("record", Message("kernel", "must-be-object"))
        for key in _KEYS:
            if key not in document:
                raise BadRecord(key, Message("kernel", "must-be-there"))
        for key in document:
            if key not in _KEYS and key != _REKEYS:
                raise BadRecord(safe_key(key), Message("kernel", "not-in-record"))
        version = document["format"]
        if type(version) is not int or version != FORMAT:
            raise BadRecord(
                "format",
                Message("kernel", "must-be-version", found=safe_repr(version), known=FORMAT),
            )
        game, options, moves = document["game"], document["options"], document["moves"]
        if not isinstance(game, str):
            raise BadRecord("game", Message("kernel", "must-be-name"))
        if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
            raise BadRecord("options", Message("kernel", "must-be-object"))
        if not isinstance(moves, list):
            raise BadRecord("moves", Message("kernel", "must-be-list"))
        return cls(
            game=game,
            rules=_small_int(document["rules"], "rules"),
            seats=_small_int(document["seats"], "seats"),
            options=dict(options),
            seed=_seed(document["seed"]),
            moves=[_move(entry, f"moves[{place}]") for place, entry in enumerate(moves)],
            rekeys=_rekeys(
                document.get(_REKEYS, []), len(moves), _small_int(document["seats"], "seats")
            ),
        )

    def as_dict(self) -> dict[str, object]:
        """Return the record as JSON-ready data."""
        document: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "moves": [f"{seat_text(seat)}: {text}" for seat, text in self.moves],
        }
        if self.rekeys:
            document[_REKEYS] = [
                place if seat == NOBODY else [place, seat] for place, seat in self.rekeys
            ]
        return document

    def text(self) -> str:
        """Return the record as JSON text, one move a line."""
        return json.dumps(self.as_dict(), indent=1, ensure_ascii=False) + "\n"

    def replay(self, game: "Game", upto: int | None = None, *, events: bool = False) -> "Table":
        """Return the table after all moves, or after the first `upto` of them.

        Raises OtherRules if the game does not read records of these rules any more.
        """
        if game.name != self.game:
            raise BadRecord(
                "game",
                Message("kernel", "must-be-game", found=safe_repr(self.game), game=repr(game.name)),
            )
        reading = game.reading(self.rules)
        if reading is None:
            raise OtherRules(
                "rules", Message("kernel", "must-be-rules", found=self.rules, known=game.rules)
            )
        try:
            table = reading.deal(self.seats, self.seed, self.options, events=events)
        except BadOptions as error:
            raise BadRecord("options", error.message) from None
        moves = self.moves if upto is None else self.moves[:upto]
        for place, (seat, text) in enumerate(moves):
            self.redeal(table, place)
            try:
                table.play(seat, text)
            except IllegalMove as refusal:
                raise BadRecord(f"moves[{place}]", refusal.whole_message) from None
            except MoveError as refusal:
                raise BadRecord(f"moves[{place}]", refusal.message) from None
        self.redeal(table, len(moves))
        return table

    def redeal(self, table: "Table", place: int) -> None:
        """Apply the rekeys that come before the move of that index.

        Call it before each move when you replay a record move by move.
        """
        for at, seat in self.rekeys:
            if at == place:
                table.redeal(seat)


def seat_text(seat: int) -> str:
    """Return a seat as records write it."""
    return "clock" if seat == CLOCK else str(seat)


def _small_int(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _MOST_SEATS:
        raise BadRecord(where, Message("kernel", "must-be-small"))
    return value


def _seed(value: object) -> int | bytes:
    if isinstance(value, int) and is_seed(value):
        return value
    if isinstance(value, str) and len(value) == 64:
        try:
            return bytes.fromhex(value)
        except ValueError:
            pass
    raise BadRecord("seed", Message("kernel", "must-be-seed"))


def _rekeys(value: object, moves: int, seats: int) -> list[tuple[int, int]]:
    """Read ascending indexes of moves, the end included, each alone or paired with a seat."""
    if not isinstance(value, list):
        raise BadRecord(_REKEYS, Message("kernel", "must-be-list"))
    found: list[tuple[int, int]] = []
    before = 0
    for number, entry in enumerate(value):
        where = f"{_REKEYS}[{number}]"
        pair = entry if isinstance(entry, list) else [entry, NOBODY]
        if len(pair) != 2 or type(pair[0]) is not int or type(pair[1]) is not int:
            raise BadRecord(where, Message("kernel", "must-be-rekey"))
        place, seat = int(pair[0]), int(pair[1])
        if not before <= place <= moves:
            raise BadRecord(where, Message("kernel", "must-be-later"))
        if isinstance(entry, list) and not 0 <= seat < seats:
            raise BadRecord(where, Message("kernel", "must-have-seat"))
        before = place
        found.append((place, seat))
    return found


def _move(entry: object, where: str) -> tuple[int, str]:
    if not isinstance(entry, str):
        raise BadRecord(where, Message("kernel", "must-be-move"))
    seat, colon, text = entry.partition(": ")
    numbered = seat.isascii() and seat.isdecimal() and len(seat) < 4
    if not colon or not (seat == "clock" or numbered):
        raise BadRecord(where, Message("kernel", "must-be-like-move", found=safe_repr(entry)))
    return (CLOCK if seat == "clock" else int(seat)), text
