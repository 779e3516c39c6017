"""A reference implementation of Kitty Paw, written from the rulebook and the rulings only.

It knows nothing of the package. Cards are what views show of them, moves are words. Chance is what
it is told: how a round is laid out, and who is given which card.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.kitty_paw.reference_mat import CELLS, Card, Piece, shows

CLOCK = -1
EVERYWHERE = {f"place {cell}" for cell in CELLS}


class Seat:
    """A player."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.playing = True
        self.scored: list[tuple[int, int]] = []
        self.wrong_calls = 0
        self.sit_down()

    def sit_down(self) -> None:
        """Reset for a new round."""
        self.card: Card | None = None
        self.paw: Piece | None = None
        self.mat: list[Piece] = []
        self.box = Piece("box", ("seat", self.number), "horizontal")
        self.ready = self.frozen = self.out = False
        self.peeking = 0
        self.seen: dict[str, str] = {}

    @property
    def points(self) -> int:
        return sum(points for _, points in self.scored)

    @property
    def is_in(self) -> bool:
        return self.playing and not self.out

    def stray(self) -> Piece | None:
        mine = [*self.mat, *([self.paw] if self.paw else [])]
        return next((piece for piece in mine if piece.stray), None)

    def symbol(self) -> Piece | None:
        mine = [*self.mat, *([self.paw] if self.paw else [])]
        return next((piece for piece in mine if piece.is_symbol), None)

    def has_wrong_symbol(self) -> bool:
        held = self.symbol()
        return held is not None and (self.card is None or held.name != self.card["symbol"])

    def tile(self, kind: str) -> Piece | None:
        """The tile on the mat, strays excluded."""
        same = [piece for piece in self.mat if piece.is_tile and piece.name == kind]
        return next((piece for piece in same if not piece.stray), None)

    def asks_for(self, kind: str) -> bool:
        """KP-K8."""
        assert self.card is not None
        shown = any(piece["piece"] == kind for piece in self.card["pieces"])
        return shown and self.tile(kind) is None

    def is_full(self) -> bool:
        """KP-K30, KP-X1, KP-X3."""
        if self.card is None or self.paw is not None or self.peeking or self.box not in self.mat:
            return False
        tiles = sum(piece.is_tile for piece in self.mat)
        symbols = sum(piece.is_symbol for piece in self.mat)
        return tiles >= self.card["cats"] and (symbols == 1 or self.card["symbol"] is None)


class ReferenceGame:
    """The table of the reference implementation."""

    def __init__(self, seats: int, cards: Mapping[int, Card], options: Mapping[str, Any]) -> None:
        self.seats = [Seat(number) for number in range(seats)]
        self.options = options
        other = "yellow" if options["second"] == "green" else "green"
        unused = other if options["pile"] == "levels" else "none of them"
        self.pile = {n: card for n, card in cards.items() if card["set"] != unused}
        self.under: list[int] = []
        self.removed: dict[int, Card] = {}
        self.row: list[Card | None] = []
        self.spots: list[Piece | None] = []
        self.hides: list[Piece | None] = []
        self.shown: dict[str, str] = {}  # boxes that all have seen, onlookers too
        self.phase = "between"
        self.round = self.extra = self.seconds = 0
        self.caller: int | None = None
        self.answered: list[int] = []
        self.waits: dict[str, int] = {}  # by the clock's move: a number for each wait
        self.winners: list[int] = []
        self._all = dict(cards)
        self._asleep: dict[str, int] = {}  # waits that stand still during a call
        self._moment = 0

    def wait(self, move: str) -> None:
        """Start a wait of the clock."""
        self._moment += 1
        self.waits[move] = self._moment

    def inside(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.is_in]

    # A round begins.

    def lay_out(
        self,
        row: Sequence[Card],
        under: list[int],
        scatter: Sequence[Mapping[str, Any]],
        symbols: list[str],
    ) -> None:
        """Lay out a round with these random cards, tiles and boxes."""
        assert self.phase == "between"
        self._check_row(row, under)
        self.row = [*row, *[None] * (4 - len(row))]
        self.spots = [
            Piece(tile["kind"], ("spot", spot), tile["face"], tile["turn"])
            for spot, tile in enumerate(scatter)
        ]
        players = sum(seat.playing for seat in self.seats)
        kinds = [tile["kind"] for tile in scatter]
        assert len(kinds) == 7 * players
        assert all(kinds.count(kind) == players for kind in kinds)
        self.hides = [Piece(name, ("hide", box), "up") for box, name in enumerate(symbols)]
        self.shown = {}
        for seat in self.seats:
            seat.sit_down()
        self.round += 1
        self.phase, self.caller, self.answered = "paw", None, []
        self.waits = {}
        self.wait("start")

    def _check_row(self, row: Sequence[Card], under: list[int]) -> None:
        """KP-B6, KP-K13, KP-X8: the cards come from the pile, easy ones first."""
        assert len(row) == min(4, len(self.pile) + len(self.under))
        shown = [card["symbol"] for card in row if card["symbol"]]
        drawn = {*(card["card"] for card in row), *under}  # one may go under and come up again
        fresh = [number for number in drawn if number in self.pile]
        if self.options["pile"] == "levels" and self.extra == 0:
            rest = [card["level"] for n, card in self.pile.items() if n not in fresh]
            assert max(self.pile[n]["level"] for n in fresh) <= min(rest, default=3)
        for number in under:
            assert self._all[number]["symbol"] in shown
        if len(set(shown)) < len(shown):
            assert len(self.pile) == len(fresh)  # there was no other one
        up = {card["card"] for card in row}
        self.under = [n for n in [*self.under, *under] if n not in up]
        for number in fresh:
            del self.pile[number]

    # Who may do what.

    def actors(self) -> list[int]:
        if self.phase in {"between", "over"}:
            return []
        if self.phase == "paw":
            asked = [seat for seat in self.seats if seat.playing and not seat.ready]
        elif self.phase == "answer":
            asked = [seat for seat in self.unanswered() if not seat.frozen]
        else:
            asked = [seat for seat in self.inside() if not seat.frozen]
        return [*(seat.number for seat in asked), CLOCK]

    def unanswered(self) -> list[Seat]:
        done = {self.caller, *self.answered}
        return [seat for seat in self.inside() if seat.number not in done]

    def moves(self, number: int) -> set[str]:
        if number == CLOCK:
            return set(self.waits)
        seat = self.seats[number]
        if self.phase != "build":
            return {"paw" if self.phase == "paw" else "meow"}
        if seat.card is None:
            return {"meow"} | {f"grab {n}" for n, card in enumerate(self.row, 1) if card}
        if seat.peeking:
            held = seat.symbol()
            right = held is not None and held.name == seat.card["symbol"]
            return {"meow", "shut"} | (set() if right else {"keep"})
        waited_for = any(other.card is None for other in self.inside())
        moves = set() if seat.is_full() and waited_for else {"meow"}  # KP-X14
        if seat.paw is None or seat.paw.stray:
            moves |= {f"take {n}" for n, tile in enumerate(self.spots, 1) if tile}
            if seat.card["symbol"]:
                busy = {other.peeking for other in self.seats}
                closed = [n for n, hide in enumerate(self.hides, 1) if hide and n not in busy]
                moves |= {f"peek {n}" for n in closed}
        return moves | (self._with(seat.paw) if seat.paw else self._lifts(seat))

    def _with(self, piece: Piece) -> set[str]:
        moves = {f"place {cell}" for cell in CELLS if piece.fits(cell)} | {"home"}
        if not piece.is_box:
            moves |= {"turn left", "turn right"}
        if not piece.is_symbol:
            moves.add("flip")
        return moves

    def _lifts(self, seat: Seat) -> set[str]:
        names = {"box"}
        for piece in seat.mat:
            if piece.stray:
                names.add("stray")
            elif not piece.is_box:
                names.add("symbol" if piece.is_symbol else piece.name)
        return {f"lift {name}" for name in names}

    # What happens.

    def play(self, number: int, move: str, given: Mapping[int, int]) -> None:
        """Apply a move; `given` has the random cards of the clock's `give`, by seat."""
        word, _, what = move.partition(" ")
        if number == CLOCK:
            self._strike(word, what, given)
        elif word == "paw":
            self.seats[number].ready = True
            if all(seat.ready or not seat.playing for seat in self.seats):
                self._start()
        elif word == "meow":
            self._meow(self.seats[number])
        else:
            self._use_paw(self.seats[number], word, what)

    def _start(self) -> None:
        for seat in self.seats:
            seat.ready = seat.playing
        self.phase = "build"
        self.waits = {}
        self.wait("give")
        self.wait("bell")
        if len(self.seats) == 1:
            self.wait("tick")

    def _strike(self, word: str, what: str, given: Mapping[int, int]) -> None:
        if word == "start":
            self._start()
        elif word == "give":
            without = [seat for seat in self.inside() if seat.card is None]
            assert sorted(given) == [seat.number for seat in without]
            for seat in without:
                self._hand(seat, given[seat.number])
        elif word == "release":
            self.seats[int(what)].frozen = False
            del self.waits[f"release {what}"]
        elif word == "chase":
            self._run_home(self.seats[int(what)])
        elif word == "close":
            self._shut(self.seats[int(what)])
        elif word == "slip":
            self._slip(self.seats[int(what)])
        elif word == "hush":
            self._conclude(self.unanswered())
        elif word == "bell":
            self._end_round()
        else:
            self.seconds += 1
            self.wait("tick")

    def _hand(self, seat: Seat, number: int) -> None:
        place = next(n for n, card in enumerate(self.row) if card and card["card"] == number)
        seat.card, self.row[place] = self.row[place], None
        if all(other.card is not None for other in self.inside()):
            del self.waits["give"]

    def _use_paw(self, seat: Seat, word: str, what: str) -> None:
        if word == "grab":
            card = self.row[int(what) - 1]
            assert card is not None
            self._hand(seat, card["card"])
        elif word == "take":
            self._take(seat, int(what) - 1)
        elif word == "lift":
            self._lift(seat, what)
        elif word == "peek":
            self._run_home(seat)
            seat.peeking = int(what)
            hide = self.hides[seat.peeking - 1]
            assert hide is not None
            seat.seen[what] = hide.name
            self.wait(f"close {seat.number}")
        elif word == "keep":
            self._keep(seat)
        elif word == "shut":
            self._shut(seat)
        else:
            self._handle(seat, word, what)

    def _handle(self, seat: Seat, word: str, what: str) -> None:
        piece = seat.paw
        assert piece is not None
        if word == "turn":
            piece.turn = (piece.turn + (1 if what == "right" else 5)) % 6
        elif word == "flip":
            sides = ["horizontal", "vertical"] if piece.is_box else ["back", "belly"]
            piece.face = sides[1 - sides.index(piece.face)]
        elif word == "place":
            piece.cell, seat.paw = what, None
            seat.mat.append(piece)
        else:
            seat.paw = None
            self._put_back(seat, piece)

    def _take(self, seat: Seat, spot: int) -> None:
        self._run_home(seat)
        tile = self.spots[spot]
        assert tile is not None
        self.spots[spot] = None
        tile.stray = not seat.asks_for(tile.name)
        seat.paw = tile
        if tile.stray:
            self.wait(f"chase {seat.number}")

    def _lift(self, seat: Seat, what: str) -> None:
        if what == "box":
            piece: Piece | None = seat.box
        elif what == "stray":
            piece = seat.stray()
        else:
            piece = seat.symbol() if what == "symbol" else seat.tile(what)
        assert piece is not None
        if piece in seat.mat:
            seat.mat.remove(piece)
        piece.cell, seat.paw = None, piece

    def _run_home(self, seat: Seat) -> None:
        stray = seat.stray()
        if stray:
            self._let_go(seat, stray)

    def _slip(self, seat: Seat) -> None:
        held = seat.symbol()
        assert held is not None
        self._let_go(seat, held)

    def _let_go(self, seat: Seat, piece: Piece) -> None:
        if seat.paw is piece:
            seat.paw = None
        else:
            seat.mat.remove(piece)
        self._put_back(seat, piece)

    def _put_back(self, seat: Seat, piece: Piece) -> None:
        """Return a piece, turned as it is now (KP-D3)."""
        piece.cell = None
        where, place = piece.home
        if where == "spot":
            self.spots[place] = piece
            if piece.stray:
                piece.stray = False
                del self.waits[f"chase {seat.number}"]
        elif where == "hide":
            self.hides[place] = piece
            self.waits.pop(f"slip {seat.number}", None)

    def _shut(self, seat: Seat) -> None:
        seat.peeking = 0
        del self.waits[f"close {seat.number}"]

    def _keep(self, seat: Seat) -> None:
        if seat.symbol():
            self._slip(seat)
        box = seat.peeking
        self._shut(seat)
        piece = self.hides[box - 1]
        assert piece is not None
        self.hides[box - 1] = None
        piece.turn = 0
        seat.paw = piece
        self.shown[str(box)] = piece.name
        for other in self.seats:
            other.seen[str(box)] = piece.name
        if seat.has_wrong_symbol():
            self.wait(f"slip {seat.number}")

    # Meow!

    def _meow(self, seat: Seat) -> None:
        """KP-K17."""
        if self.phase == "answer":
            self.answered.append(seat.number)
            if not self.unanswered():
                self._conclude([seat])
            return
        if not seat.is_full():
            seat.frozen = True
            self.wait(f"release {seat.number}")
            return
        self.caller = seat.number
        enough = 2 if self.options["wrong_call"] == "once" else 3
        if len(self.inside()) < enough:
            self._conclude([])
            return
        self.phase = "answer"
        self._asleep = {
            move: since for move, since in self.waits.items() if not move.startswith("release")
        }
        self.waits = {move: n for move, n in self.waits.items() if move.startswith("release")}
        self.wait("hush")

    def _conclude(self, last: list[Seat]) -> None:
        """The check (KP-D2, KP-K15 to KP-K18)."""
        assert self.caller is not None
        seat = self.seats[self.caller]
        assert seat.card is not None
        right = shows(seat.mat, seat.card)
        seat.wrong_calls += not right
        alarm = not right and self.options["wrong_call"] == "once" and seat.wrong_calls > 1
        self._score(seat, right)
        if not alarm:
            for other in last if len(self.inside()) > 2 else []:
                self._score(other, right=False)
            self._end_round()
            return
        if self.phase == "answer":
            del self.waits["hush"]
            self.waits |= self._asleep
        self._send_out(seat)
        self.phase, self.caller, self.answered = "build", None, []
        for move in list(self.waits):
            if move.startswith(("chase", "close", "slip")):
                self.wait(move)
        if not self.inside():
            self._end_round()

    def _score(self, seat: Seat, right: bool) -> None:
        assert seat.card is not None
        points = seat.card["value"] if right else seat.card["penalty"]
        seat.scored.append((seat.card["card"], points))
        seat.card = None

    def _send_out(self, seat: Seat) -> None:
        for piece in [*seat.mat]:
            self._let_go(seat, piece)
        seat.out = True

    # A round ends.

    def _end_round(self) -> None:
        left = [*self.row, *(seat.card for seat in self.seats)]
        for card in left:
            if card is not None:
                self.removed[card["card"]] = card
        self.row = [None] * 4
        for seat in self.seats:
            seat.card = None
        self.waits = {}
        self.phase = "between"
        cards = len(self.pile) + len(self.under)
        five = len(self.seats) > 1 and any(len(seat.scored) >= 5 for seat in self.seats)
        if self.extra or not cards or five:
            self._settle()

    def _settle(self) -> None:
        """KP-K22, KP-X8."""
        best = max(seat.points for seat in self.seats if seat.playing)
        tied = [seat for seat in self.seats if seat.playing and seat.points == best]
        cards = len(self.pile) + len(self.under) if self.extra else len(self.removed)
        if len(tied) == 1 or self.extra == 3 or cards < len(tied):
            self.phase = "over"
            self.winners = [seat.number for seat in tied]
            return
        if not self.extra:
            self.pile, self.under, self.removed = self.removed, [], {}
        self.extra += 1
        for seat in self.seats:
            seat.playing = seat in tied
