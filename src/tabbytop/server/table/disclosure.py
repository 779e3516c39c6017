"""Disclosure: the one place that decides what leaves the server, and for whom.

A seat is told what the table shows to that seat, an onlooker (None) what it shows to all. The text
of a move never leaves, since it may be a secret answer: events tell its consequences. Only its own
seat hears of a quiet entry (see `state`).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from tabbytop.kernel.events import Event
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.table import CLOCK
from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding
from tabbytop.server.table.entries import CLOSED, LogEntry, Occupant, is_kept, stand_in
from tabbytop.server.table.messages import (
    Advice,
    AllMoves,
    Deadline,
    Happened,
    Missed,
    Past,
    Reason,
    Run,
    SeatInfo,
    State,
    Step,
    TableInfo,
    Undo,
    Why,
)
from tabbytop.server.table.state import AppliedEntry, TableState
from tabbytop.server.table.wording import (
    key_of,
    tell_events,
    tell_moves,
    tell_refusal,
    teller,
    told,
)
from tabbytop.texts.compiled import ENGLISH

PAGE: Final = 100  # entries of history
MANY: Final = 200  # more legal moves are not sent each time
_PUBLIC_TEXT: Final = frozenset({"said", "emoted", "rematch", "paused"})
_COMING_AND_GOING: Final = frozenset({"sat", "stood", "left", "back", "removed", "banned"})

View = Mapping[str, Any]


class Asked:
    """The question to a seat, its legal moves and its undo. A plain class: compiled, it is made in
    a fraction of the time of a tuple with names, and every move makes one for each seat."""

    def __init__(
        self,
        prompt: dict[str, Any] | None,
        legal: list[int] | None,
        moves: list[str] | None,
        many: bool,
        undo: Undo,
    ) -> None:
        self.prompt = prompt
        self.legal = legal
        self.moves = moves
        self.many = many
        self.undo: Undo = undo


class Standing:
    """The public state beside the view."""

    def __init__(
        self,
        proposal: int | None,
        agreed: list[int],
        deadlines: list[Deadline],
        result: dict[str, Any] | None,
        seed: str,
    ) -> None:
        self.proposal = proposal
        self.agreed = agreed
        self.deadlines = deadlines
        self.result = result
        self.seed = seed


# The table for everybody.


def info(state: TableState) -> TableInfo:
    """Describe the table for everybody, also for those who are not at it."""
    setup = state.setup
    return TableInfo(
        id=state.id,
        game=setup.game,
        options=setup.options,
        seats=[_seat_info(state, seat) for seat in range(setup.seats)],
        status=state.status,
        public=setup.public,
        onlookers=setup.onlookers,
        talk=setup.talk,
        hints=setup.hints,
        hints_between_people=state.game.hints_between_people,
        clock=setup.clock,
        commitment=setup.commitment,
        created=setup.created,
        host=state.host(),
        rematch=state.rematch,
        paused=state.paused is not None,
        held=state.pause_held,
        one_seat_each=setup.allows_one_seat(),
        circle=setup.circle,
        continues=setup.continues,
        stakes=setup.at_stake(),
        from_device=bool(setup.from_device),
    )


def happened(state: TableState, entry: LogEntry, number: int) -> Happened:
    """Describe an entry of the log for everybody, under its public number."""
    return Happened(
        number=number,
        kind=entry.kind,
        seat=entry.seat,
        at=entry.at,
        text=entry.text if entry.kind in _PUBLIC_TEXT else "",
        who=_who(state, entry),
        host=state.host() if entry.kind in _COMING_AND_GOING else None,
    )


def _seat_info(state: TableState, seat: int) -> SeatInfo:
    return _described(
        seat,
        state.occupants[seat],
        state.away[seat],
        has_left=state.has_left[seat],
        vacant=state.is_vacant(seat),
    )


def _described(
    seat: int, occupant: Occupant, stand_in: str, *, has_left: bool = False, vacant: bool = False
) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        kind=occupant.kind,
        name=occupant.name,
        cat=occupant.cat,
        level=stand_in or occupant.level,
        away=bool(stand_in),
        left=has_left,
        closed=occupant.kind == "open" and occupant.person == CLOSED,
        vacant=vacant,
        kept=is_kept(occupant),
    )


def _who(state: TableState, entry: LogEntry) -> SeatInfo | None:
    """Describe the seat as it was after that entry. Nobody changes seats during the game."""
    seat = entry.seat
    if seat is None or seat == CLOCK:
        return None
    match entry.kind:
        case "sat":
            return _described(seat, msgspec.json.decode(entry.text, type=Occupant), "")
        case "stood":
            return SeatInfo(seat=seat, kind="open")
        case "removed" | "banned" if not entry.text:
            return SeatInfo(seat=seat, kind="open")
        case "away" | "left" | "removed" | "banned":
            level, _ = stand_in(entry)
            left = entry.kind in {"left", "removed", "banned"}
            vacant = entry.kind == "banned"
            who = state.occupants[seat]
            return _described(seat, who, level, has_left=left, vacant=vacant)
        case "back":
            return _described(seat, state.occupants[seat], "")
        case _:
            return None


# The present state.


def view(state: TableState, seat: int | None) -> View | None:
    """Return what the seat sees of the table; None before the start."""
    return None if state.match is None else state.match.table.view(seat)


def full_state(state: TableState, seat: int | None, words: str) -> State:
    """Return all that the seat may know now."""
    now, mine = standing(state), asked(state, seat)
    seen = view(state, seat)
    return State(
        seat=seat,
        number=state.public_seq,
        view=None if seen is None else msgspec.Raw(msgspec.json.encode(seen)),
        prompt=mine.prompt,
        moves=mine.moves,
        many=mine.many,
        undo=mine.undo,
        proposal=now.proposal,
        agreed=now.agreed,
        deadlines=now.deadlines,
        result=now.result,
        seed=now.seed,
        told=told(state, seat, words, [], mine.prompt, mine.legal) if words else None,
    )


_ONLOOKER: Final = Asked(prompt=None, legal=None, moves=None, many=False, undo="no")


def asked(state: TableState, seat: int | None) -> Asked:
    """Return the present question to the seat; an onlooker is asked nothing."""
    if seat is None:
        return _ONLOOKER
    prompt = state.questions[seat]
    legal = _few_moves(state, seat)
    return Asked(
        prompt=prompt,
        legal=legal,
        moves=None if legal is None else [state.game.vocabulary.text(move) for move in legal],
        many=prompt is not None and legal is None,
        undo=state.undo_mode(seat),
    )


def standing(state: TableState) -> Standing:
    """Return the public state; the seed is disclosed when the game is over."""
    proposal = state.proposal
    over = state.status == "over" and state.match is not None
    result = state.match.table.result() if over and state.match is not None else None
    return Standing(
        proposal=None if proposal is None else proposal.seat,
        agreed=[] if proposal is None else sorted(proposal.agreed),
        deadlines=_deadlines(state),
        result=None if result is None else result.as_dict(),
        seed=state.seed.hex() if over else "",
    )


def _few_moves(state: TableState, seat: int) -> list[int] | None:
    """Return the legal moves of a seat that is asked, if they are few and the game is not live."""
    if state.match is None or state.questions[seat] is None or state.game.live:
        return None
    legal = state.match.table.shared_moves(seat)
    return None if len(legal) > MANY else list(legal)


def _deadlines(state: TableState) -> list[Deadline]:
    deadlines: list[Deadline] = []
    if state.setup.clock.kind != "none":
        for seat in range(state.setup.seats):
            until = state.deadline(seat)
            if until is not None:
                deadlines.append(Deadline(seat, until))
    for alarm in state.alarms if state.paused is None else []:
        move = state.game.vocabulary.text(alarm.move)
        deadlines.append(Deadline(CLOCK, alarm.rings, move))
    return deadlines


# The past.


def missed(state: TableState, seat: int | None, since: int, words: str) -> Missed | None:
    """Return what the seat was told since that number; None if it is too long ago.

    Nobody knows whether an onlooker was there before, so an onlooker gets no more than the history.
    """
    entries = state.entries_since(since)
    if entries is None:
        return None
    steps = []
    for applied in entries:
        events = _lasting_events(state, applied) if seat is None else applied.events
        seen = [event.seen_by(seat) for event in events]
        steps.append(_step(state, applied, seat, seen, words))
    return Missed(seat, steps)


def past(
    state: TableState,
    reader: int | None,
    before: int | None,
    words: str,
    entries: Sequence[AppliedEntry] | None = None,
) -> Past | None:
    """Return a page of the public history before that number.

    It is the same for all; only the words say "you" to the seat that reads.
    `entries` are those of the whole log (`replay_history`); without them the recent ones are used,
    and the answer is None if these do not reach back far enough.
    """
    last = state.public_seq if before is None else min(before - 1, state.public_seq)
    first = max(1, last - PAGE + 1)
    if entries is None:
        entries = state.entries_since(first - 1)
        if entries is None:
            return None
    page = [
        applied for applied in entries if first <= applied.public_seq <= last and not applied.quiet
    ]
    steps = []
    for applied in page:
        seen = [event.seen_by(None) for event in _lasting_events(state, applied)]
        steps.append(_step(state, applied, reader, seen, words))
    more = any(applied.public_seq < first for applied in entries)
    more = more or (bool(page) and page[0].public_seq > 1)
    return Past(reader, steps, more)


def _lasting_events(state: TableState, applied: AppliedEntry) -> list[Event]:
    """Return the events that may be looked up: not those that were shown for a moment only, as long
    as remembering them is part of the game."""
    over = state.status == "over"
    return [event for event in applied.events if over or not event.fleeting]


def _step(
    state: TableState,
    applied: AppliedEntry,
    reader: int | None,
    seen: list[dict[str, object]],
    words: str,
) -> Step:
    return Step(
        happened=msgspec.structs.replace(
            happened(state, applied.entry, applied.public_seq), host=None
        ),
        events=seen,
        told=tell_events(state, reader, words, seen) if words else msgspec.UNSET,
    )


# Answers to questions of a seat.


def why(state: TableState, question: Why, words: str = "") -> Reason:
    """Say whether the seat could make this move now, and if not, why not."""
    try:
        deciding.parse_legal(state, question.seat, question.move)
    except Refused as refusal:
        message = tell_refusal(refusal.message, words or ENGLISH, refusal.reader)
        key = key_of(refusal.message)
        return Reason(question.seat, question.move, False, message, refusal.ruling, key)
    return Reason(question.seat, question.move, True)


class LegalNow:
    """The legal moves of a seat at one moment. The table may go on while they are put into words,
    which takes a while if they are thousands."""

    def __init__(self, state: TableState, seat: int, words: str = "") -> None:
        self.moves: Moves = [] if state.match is None else state.match.table.moves(seat)
        self._game = state.game
        self._seat = seat
        self._number = state.public_seq
        self._words = words
        self._reader = teller(state, seat, words)

    def all_moves(self) -> AllMoves:
        """Return all legal moves, however many."""
        return AllMoves(
            self._seat, self._number, self._notation(self.moves), self._told(self.moves)
        )

    def new_moves(self, known: Sequence[Run], notation: str) -> AllMoves:
        """Return the numbers of all legal moves, and in notation those that are not known yet."""
        new = _missing(self.moves, known)
        return AllMoves(
            self._seat,
            self._number,
            self._notation(new),
            self._told(new),
            _runs(self.moves),
            _runs(new),
            notation,
        )

    def _notation(self, moves: Iterable[int]) -> list[str]:
        text = self._game.vocabulary.text
        return [text(move) for move in moves]

    def _told(self, moves: Iterable[int]) -> list[str] | msgspec.UnsetType:
        if not self._words:
            return msgspec.UNSET
        return tell_moves(self._game, self._reader, self._words, moves)


def _missing(moves: Iterable[int], known: Sequence[Run]) -> list[int]:
    """Return those of ascending numbers that are in none of the runs, which have any order."""
    missing = []
    runs, at, reach = sorted(known), 0, 0
    for move in moves:
        while at < len(runs) and runs[at][0] <= move:
            reach = max(reach, runs[at][0] + runs[at][1])
            at += 1
        if move >= reach:
            missing.append(move)
    return missing


def _runs(moves: Iterable[int]) -> list[Run]:
    """Group ascending numbers into runs of consecutive ones."""
    runs: list[Run] = []
    for move in moves:
        if runs and move == runs[-1][0] + runs[-1][1]:
            runs[-1][1] += 1
        else:
            runs.append([move, 1])
    return runs


def advice(state: TableState, seat: int) -> Advice:
    """Return the advice that the table computes for the seat; it may take a while."""
    advised = None if state.match is None else state.match.table.advise(seat)
    return Advice(seat, state.public_seq, None if advised is None else dict(advised))
