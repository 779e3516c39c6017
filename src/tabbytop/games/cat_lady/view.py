"""Views: what each seat may see (CL-C6), as data for people and as numbers for learning agents.

A view holds what is public and, for a seat, what is its own.
"""

from typing import TYPE_CHECKING, Final, TypedDict

from tabbytop.games.cat_lady.cards import (
    FIRST_BOX,
    GOAL_COUNT,
    GOAL_NAMES,
    KIND_COUNT,
    NAMES,
    STARTING_CARDS,
    STARTING_COUNT,
    TOKEN_KINDS,
    TOKENS,
    TURN_CARD_NAMES,
    TURN_COUNT,
    goal_target,
)
from tabbytop.games.cat_lady.cats import CAT_COUNT, STRAYS
from tabbytop.games.cat_lady.moves import CELLS, FEED, FOOD_TOKEN, LINE_COUNT, LINES, VOCABULARY
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable, Question
from tabbytop.kernel.observation import ObservationWriter

if TYPE_CHECKING:
    from mypy_extensions import i64


class CellView(TypedDict):
    """A cell of the grid; `card` is None if it could not be refilled."""

    cell: str
    card: str | None


class GoalView(TypedDict):
    """A goal between two seats, or in the pool."""

    goal: str
    needed: int
    partners: list[int]


class PlayerView(TypedDict):
    """The public part of a player; in solitaire player 1 is the cat player."""

    seat: int
    cat_player: bool
    cats: list[str]
    food: dict[str, int]  # at the end what is left over
    boxes: list[str]
    vp_tokens: int  # of 2 VP each
    hand: int  # how many cards
    cards: list[str] | None  # the hand, where it lies open
    done: bool  # with feeding
    plan: list[str] | None  # how it fed, once all have shown


class OwnView(TypedDict):
    """The part that only the seat itself sees."""

    hand: list[str]
    plan: list[str]  # what it has fed so far
    changes: int  # how often it may still take food back


class CatLadyView(TypedDict):
    """The table as a seat, or a spectator, may see it."""

    game: str
    seat: int | None
    edition: str
    phase: str  # opening, turns, choupette, feeding, over
    turn: int  # 0 before the first
    active: int  # whose turn it is; before the first who places the cat, after the last who had it
    asked: list[dict[str, object]]  # who is asked, and what
    grid: list[CellView]
    token: str | None  # the line that the cat token is beside
    deck: int
    removed: int
    strays: list[str]  # from left to right
    discards: list[str]  # the oldest first
    goals: list[GoalView]
    pool: list[GoalView]
    players: list[PlayerView]
    paid: list[str]  # what Choupette ate before all others
    starting: list[str]  # solitaire: the cat player's starting cards …
    turn_cards: list[str]  # … and the turn cards that were drawn, the latest last
    own: OwnView | None


def names_of(kinds: list[int]) -> list[str]:
    """Return the names of cards in notation."""
    return [NAMES[kind] for kind in kinds]


def plan_notation(plan: list[int]) -> list[str]:
    """Return a plan in notation."""
    return [VOCABULARY.text(move) for move in plan]


def build(table: CatLadyTable, seat: int | None) -> CatLadyView:
    """Return the table as a seat, or a spectator (None), may see it."""
    return CatLadyView(
        game=table.game.name,
        seat=seat,
        edition=table.cat_lady_options().edition,
        phase=phase(table),
        turn=table.turn,
        active=table.active,
        asked=table.questions(),
        grid=[
            CellView(cell=CELLS[cell], card=NAMES[kind] if kind >= 0 else None)
            for cell, kind in enumerate(table.grid)
        ],
        token=LINES[table.token] if table.token >= 0 else None,
        deck=len(table.deck),
        removed=len(table.removed),
        strays=names_of(table.strays),
        discards=names_of(table.discards),
        goals=[
            _goal(table, goal, [s, (s + 1) % table.seats]) for s, goal in enumerate(table.goals)
        ],
        pool=[_goal(table, goal, []) for goal in table.pool],
        players=[_player(table, player) for player in range(table.players())],
        paid=plan_notation(table.paid),
        starting=[STARTING_CARDS[card] for card in table.starting],
        turn_cards=[TURN_CARD_NAMES[card] for card in table.turn_discard],
        own=None if seat is None else _own(table, seat),
    )


def own_parts(table: CatLadyTable, seat: int) -> dict[str, object]:
    """Return the parts of the view that differ for this seat."""
    return {"seat": seat, "own": _own(table, seat)}


def phase(table: CatLadyTable) -> str:
    """Return the phase of the game: opening, turns, choupette, feeding or over."""
    actors = table.actors()
    if not actors:
        return "over"
    prompt = table.prompt(actors[0])
    key = "" if prompt is None else prompt.key
    if key in {"place", "feed"}:
        return {"place": "opening", "feed": "feeding"}[key]
    at_the_end = key in {"choupette", "pick", "fresh"} or (key == "throw" and bool(table.paid))
    return "choupette" if at_the_end else "turns"


def hands_are_open(table: CatLadyTable) -> bool:
    """Whether hands are public: by option, and after the last turn (CL-C36)."""
    return table.cat_lady_options().open_hands or not table.turns_remain()


def _goal(table: CatLadyTable, goal: int, partners: list[int]) -> GoalView:
    return GoalView(goal=GOAL_NAMES[goal], needed=goal_target(goal, table.seats), partners=partners)


def _player(table: CatLadyTable, player: int) -> PlayerView:
    cat_player = table.is_cat_player(player)
    lies_open = cat_player or hands_are_open(table)
    return PlayerView(
        seat=player,
        cat_player=cat_player,
        cats=names_of(table.cats[player]),
        food={TOKENS[token]: number for token, number in enumerate(_food(table, player))},
        boxes=names_of(table.boxes[player]),
        vp_tokens=table.vp_tokens[player],
        hand=len(table.hands[player]),
        cards=names_of(table.hands[player]) if lies_open else None,
        done=not cat_player and bool(table.done[player]),
        plan=None if table.agenda else plan_notation(table.plans[player]),
    )


def _food(table: CatLadyTable, player: int) -> list[int]:
    """Return a player's tokens; once the game is over, the leftovers."""
    tokens = table.tokens(player)
    if not table.agenda:
        for move in table.plans[player]:
            tokens[FOOD_TOKEN[FEED.second(move)]] -= 1
    return tokens


def _own(table: CatLadyTable, seat: int) -> OwnView:
    return OwnView(
        hand=names_of(table.hands[seat]),
        plan=plan_notation(table.plans[seat]),
        changes=MAX_TAKE_BACKS - table.changes[seat],
    )


# Numbers for learning agents: players are counted from the one that looks, in the order of turns.

QUESTIONS: Final = [
    "place", "turn", "after", "throw", "guide", "choupette", "pick", "fresh", "feed",
]  # fmt: skip
BOX_KINDS: Final = KIND_COUNT - FIRST_BOX
_QUESTION_PLACES: Final = {key: place for place, key in enumerate(QUESTIONS)}


def write_observation(table: CatLadyTable, seat: int, out: ObservationWriter) -> None:
    """Write what the seat may know, in parts of constant length."""
    players: i64 = table.players()
    me: i64 = seat
    open_hands = hands_are_open(table)
    out.part("grid", len(CELLS) * KIND_COUNT)
    for cell in range(len(CELLS)):
        if table.grid[cell] >= 0:
            out.add(cell * KIND_COUNT + table.grid[cell], 1)
    out.part("token", LINE_COUNT)
    if table.token >= 0:
        out.add(table.token, 1)
    out.part("deck", 1)
    out.add(0, len(table.deck))
    _write_counts("strays", table.strays, STRAYS, CAT_COUNT - STRAYS, out)
    _write_counts("discards", table.discards, 0, KIND_COUNT, out)
    out.part("cats", players * CAT_COUNT)
    for step in range(players):
        out.count(table.cats[(me + step) % players], step * CAT_COUNT)
    out.part("boxes", players * BOX_KINDS)
    for step in range(players):
        out.count(table.boxes[(me + step) % players], step * BOX_KINDS - FIRST_BOX)
    out.part("hands", players * KIND_COUNT)
    for step in range(players):
        player = (me + step) % players
        if step == 0 or open_hands or table.is_cat_player(player):
            out.count(table.hands[player], step * KIND_COUNT)
    out.part("hand_sizes", players)
    for step in range(players):
        out.add(step, len(table.hands[(me + step) % players]))
    out.part_from("food", table.food, me * TOKEN_KINDS)
    out.part_from("vp_tokens", table.vp_tokens, me)
    _write_goals(table, me, out)
    _write_counts("pool", table.pool, 0, GOAL_COUNT, out)
    out.part("active", players)
    if 0 <= table.active < players:
        out.add((table.active - me) % players, 1)
    _write_done(table, me, out)
    _write_counts("plan", table.plans[seat], FEED.base, FEED.size, out)
    out.part("changes", 1)
    out.add(0, table.changes[seat])
    _write_counts("paid", table.paid, FEED.base, FEED.size, out)
    _write_counts("starting", table.starting, 0, STARTING_COUNT, out)
    _write_counts("turn_cards", table.turn_discard, 0, TURN_COUNT, out)
    out.part("last_turn_card", TURN_COUNT)
    if table.turn_discard:
        out.add(table.turn_discard[-1], 1)
    _write_question(table, me, out)


def _write_goals(table: CatLadyTable, seat: "i64", out: ObservationWriter) -> None:
    """Write the goals between neighbours, starting with the one shared with the next seat."""
    seats: i64 = table.seats
    out.part("goals", seats * GOAL_COUNT)
    if table.goals:
        for step in range(seats):
            out.add(step * GOAL_COUNT + table.goals[(seat + step) % seats], 1)


def _write_done(table: CatLadyTable, seat: "i64", out: ObservationWriter) -> None:
    """Write who is done with feeding; the cat player never feeds."""
    seats: i64 = table.seats
    out.part("done", seats)
    for step in range(seats):
        out.add(step, table.done[(seat + step) % seats])


def _write_question(table: CatLadyTable, seat: "i64", out: ObservationWriter) -> None:
    """Write who is asked, and what."""
    seats: i64 = table.seats
    actors = table.shared_actors()
    out.part("asked", seats)
    for other in actors:
        out.add((other - seat) % seats, 1)
    pending = table.pending()
    question = pending if isinstance(pending, Question) else None
    out.part("question", len(QUESTIONS))
    if question is not None:
        out.add(_QUESTION_PLACES[question.prompt_key(table, actors[0])], 1)
    out.part("detail", 3)
    if question is not None:
        played, swapped, left = question.numbers()
        out.add(0, played)
        out.add(1, swapped)
        out.add(2, left)
    out.part("fresh", KIND_COUNT)
    if question is not None:
        out.count(question.fresh_cards(), 0)


def _write_counts(
    name: str, numbers: list[int], first: "i64", size: "i64", out: ObservationWriter
) -> None:
    """Write how often each of these numbers occurs, from `first` on."""
    out.part(name, size)
    out.count(numbers, -first)
