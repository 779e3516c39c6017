"""What a seat or an onlooker may know of the table, as data for people and as numbers for learning
agents (MW-M34).

A view is built from public data and, for a seat, from its own cards. It does not repeat what a seat
has to remember: memory is the game. Of the pile it tells the size (MW-M11).
"""

from typing import TYPE_CHECKING, Final, TypedDict

from tabbytop.games.meow.box.rule import AFTER, BEFORE, FAMILIES, PARTS
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    FIRST_MEMORY,
    MEMORY_COUNT,
    NAMES,
    RULES,
    family_of,
)
from tabbytop.games.meow.scoring import is_won
from tabbytop.games.meow.state import ActView as ActView  # noqa: PLC0414 - for clients
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.observation import ObservationWriter
from tabbytop.kernel.table import CLOCK

if TYPE_CHECKING:
    from mypy_extensions import i64


class CardView(TypedDict):
    """A rule card."""

    name: str
    title: str
    animal: str
    text: str
    family: str
    blue: bool
    part: str  # its background: before or after
    times: int  # how often, exactly; 0: once or more


class BudgetView(TypedDict):
    """How many different acts a turn may have, and how many it had."""

    most: int
    used: int


class RevealedView(TypedDict):
    """The rule that was revealed last."""

    seat: int
    card: CardView


class SeatView(TypedDict):
    """What everybody sees of a seat."""

    seat: int
    cards: int
    best: int  # how many hands its best check got past
    done: bool  # ready, or passed, while all are asked
    replaced: bool  # has replaced a rule
    looked: bool  # has asked to see the acts again, while it is pointed at
    objected: bool  # in this turn


class OwnView(TypedDict):
    """What only the seat itself sees."""

    hand: list[CardView]
    struck: list[str]


class MeowView(TypedDict):
    """The table as a seat, or an onlooker, may know it."""

    game: str
    seat: int | None
    phase: str  # strike, pass, play, act, reveal, check, over
    asked: list[dict[str, object]]  # who is asked, and what
    round: int
    rounds: int  # the last one; 0: there is none
    active: int | None
    starter: int | None
    budget: BudgetView
    played: CardView | None
    acts: list[ActView]  # of this turn, to those who may see them now
    pointed: int | None
    cleared: list[int]  # the seats that said no in this check
    revealed: RevealedView | None  # until the next turn begins
    gone: str | None  # the rule that was replaced, until the next turn begins
    pile: int
    seats: list[SeatView]
    listed: list[CardView] | None  # rules that came to light; only with `helper`
    own: OwnView | None


def build(table: MeowTable, seat: int | None) -> MeowView:
    """Return the table as a seat, or an onlooker (None), may know it."""
    asked = table.questions()
    return MeowView(
        game=table.game.name,
        seat=seat,
        phase=_phase(asked),
        asked=asked,
        round=table.round,
        rounds=table.round_limit(),
        active=_or_none(table.active),
        starter=_or_none(table.starter),
        budget=BudgetView(most=table.budget(), used=len(table.acts)),
        played=None if table.played < 0 else card_view(table.played),
        acts=_acts(table, seat),
        pointed=_or_none(table.pointed),
        cleared=cleared(table),
        revealed=_revealed(table),
        gone=None if table.gone < 0 else NAMES[table.gone],
        pile=len(table.pile),
        seats=[_seat(table, other) for other in range(table.seats)],
        listed=_listed(table),
        own=None if seat is None else _own(table, seat),
    )


def own_parts(table: MeowTable, seat: int) -> dict[str, object]:
    """Return the parts of the view that differ for this seat."""
    return {"seat": seat, "acts": _acts(table, seat), "own": _own(table, seat)}


def _acts(table: MeowTable, seat: int | None) -> list[ActView]:
    return table.acts_of_turn() if may_see_acts(table, seat) else []


def card_view(card: int) -> CardView:
    """Return a rule card as data."""
    rule = RULES[card]
    return CardView(
        name=rule.name,
        title=rule.title,
        animal=rule.animal,
        text=rule.text,
        family=FAMILIES[family_of(card)],
        blue=rule.blue,
        part=PARTS[rule.part],
        times=rule.times,
    )


def may_see_acts(table: MeowTable, seat: int | None) -> bool:
    """Whether this turn's acts are in the view.

    With `eyes` only for the active seat and for a holder that has asked to look again (MW-M31); all
    others have seen them happen.
    """
    if not table.is_judged_by_eyes():
        return True
    return seat is not None and (seat == table.active or (table.looked and seat == table.pointed))


def cleared(table: MeowTable) -> list[int]:
    """The seats that said no in this check."""
    return [(table.active + 1 + step) % table.seats for step in range(table.past)]


def _phase(asked: list[dict[str, object]]) -> str:
    if not asked:
        return "over"
    key = str(asked[0]["key"])
    return "check" if key in {"answer", "object"} else key


def _or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def _revealed(table: MeowTable) -> RevealedView | None:
    if table.shown < 0:
        return None
    return RevealedView(seat=table.shower, card=card_view(table.shown))


def _seat(table: MeowTable, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        cards=len(table.hands[seat]),
        best=table.best[seat],
        done=table.ready[seat] == 1,
        replaced=table.replaced[seat] == 1,
        looked=table.looked and seat == table.pointed,
        objected=table.objected[seat] == 1,
    )


def _listed(table: MeowTable) -> list[CardView] | None:
    """The rules that an onlooker knows to be in the game, with the option `helper` (MW-X5)."""
    if not table.options.as_dict()["helper"]:
        return None
    seen = table.places[table.seats]
    return [card_view(card) for card in range(CARD_COUNT) if seen[card]]


def _own(table: MeowTable, seat: int) -> OwnView:
    return OwnView(
        hand=[card_view(card) for card in table.hands[seat]],
        struck=[NAMES[card] for card in table.struck[seat]],
    )


# Numbers for learning agents: seats are counted clockwise from the observing one.

QUESTIONS: Final = ["strike", "pass", "play", "act", "reveal", "answer", "object"]
_QUESTION_PLACES: Final = {key: place for place, key in enumerate(QUESTIONS)}


def write_observation(table: MeowTable, seat: int, out: ObservationWriter) -> None:
    """Write what the seat may know, in named parts of constant length.

    An agent hears no events, so the parts include what everybody saw: this turn's acts, with `eyes`
    too, and the known places of every card.
    """
    seats: i64 = table.seats
    actors = table.shared_actors()
    _write_marks("hand", table.hands[seat], out)
    _write_marks("struck", table.struck[seat], out)
    _write_mark("played", table.played, out)
    _write_times("before", table, BEFORE, out)
    _write_times("after", table, AFTER, out)
    out.part("repeated", MEMORY_COUNT)
    for memory in range(MEMORY_COUNT):
        word = table.word_for(FIRST_MEMORY + memory)
        if word >= 0 and word in table.said[memory]:
            out.add(memory, 1)
    out.part("said", len(table.said))
    for memory in range(len(table.said)):
        out.add(memory, len(table.said[memory]))
    _write_marks("did", table.did[seat], out)
    _write_known(table, seat, out)
    out.part("budget", 2)
    out.add(0, table.budget())
    out.add(1, len(table.acts))
    out.part("pile", 1)
    out.add(0, len(table.pile))
    out.part("round", 2)
    out.add(0, table.round)
    out.add(1, table.round_limit())
    out.part_from("best", table.best, seat)
    out.part("hand_sizes", seats)
    for step in range(seats):
        out.add(step, len(table.hands[(seat + step) % seats]))
    out.part_from("done", table.ready, seat)
    out.part_from("replaced", table.replaced, seat)
    out.part_from("objected", table.objected, seat)
    _write_one_seat("active", table.active, table, seat, out)
    _write_one_seat("pointed", table.pointed, table, seat, out)
    out.part("past", 1)
    out.add(0, table.past)
    out.part("looked", 1)
    out.add(0, 1 if table.looked else 0)
    _write_mark("revealed", table.shown, out)
    _write_marks("gone", table.removed, out)
    out.part("asked", seats)
    for other in actors:
        if other != CLOCK:
            out.add((other - seat) % seats, 1)
    question = table.pending()
    out.part("question", len(QUESTIONS))
    if question is not None and seat in actors:
        out.add(_QUESTION_PLACES[question.prompt_key(table, seat)], 1)
    out.part("won", 1)
    if not actors and is_won(table):
        out.add(0, 1)


def _write_marks(name: str, cards: list[int], out: ObservationWriter) -> None:
    """Write a 1 for each of these different cards, 0 for all others."""
    out.part(name, CARD_COUNT)
    out.count(cards, 0)


def _write_mark(name: str, card: int, out: ObservationWriter) -> None:
    """Write a 1 for this card; there is none if it is negative."""
    out.part(name, CARD_COUNT)
    if card >= 0:
        out.add(card, 1)


def _write_times(name: str, table: MeowTable, part: int, out: ObservationWriter) -> None:
    """Write how often each act was done in a part of this turn."""
    out.part(name, CARD_COUNT)
    for place in range(len(table.acts)):
        if table.parts[place] == part:
            out.add(table.acts[place], table.times[place])


def _write_known(table: MeowTable, seat: int, out: ObservationWriter) -> None:
    """Write, card by card, the hands where it may be, then the pile."""
    seats: i64 = table.seats
    out.part("known", CARD_COUNT * (seats + 1))
    first: i64 = 0
    for mask in table.places[seat]:
        if mask:
            for step in range(seats):
                if mask >> (seat + step) % seats & 1:
                    out.add(first + step, 1)
            if mask >> seats & 1:
                out.add(first + seats, 1)
        first += seats + 1


def _write_one_seat(
    name: str, marked: int, table: MeowTable, seat: int, out: ObservationWriter
) -> None:
    """Write a 1 for this seat; there is none if it is negative."""
    out.part(name, table.seats)
    if marked >= 0:
        out.add((marked - seat) % table.seats, 1)
