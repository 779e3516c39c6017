"""Views: what each seat may see (CL-C6), as data for people and as numbers for learning agents.

A view holds what is public and, for a seat, what is its own.
"""

from typing import Final, TypedDict

from tabbytop.games.cat_lady.cards import (
    FIRST_BOX,
    GOAL_COUNT,
    GOAL_NAMES,
    KIND_COUNT,
    NAMES,
    STARTING_CARDS,
    STARTING_COUNT,
    TOKENS,
    TURN_CARD_NAMES,
    TURN_COUNT,
    goal_target,
)
from tabbytop.games.cat_lady.cats import CAT_COUNT, STRAYS
from tabbytop.games.cat_lady.moves import CELLS, FEED, FOOD_TOKEN, LINE_COUNT, LINES, VOCABULARY
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable


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


def observe(table: CatLadyTable, seat: int) -> dict[str, list[int]]:
    """Return what the seat may know, in parts of constant length."""
    players = table.players()
    order = [(seat + step) % players for step in range(players)]
    grid = [0] * (len(CELLS) * KIND_COUNT)
    for cell, kind in enumerate(table.grid):
        if kind >= 0:
            grid[cell * KIND_COUNT + kind] = 1
    cats: list[int] = []
    boxes: list[int] = []
    hands: list[int] = []
    for player in order:
        cats.extend(_counts(table.cats[player], 0, CAT_COUNT))
        boxes.extend(_counts(table.boxes[player], FIRST_BOX, BOX_KINDS))
        seen = player == seat or table.is_cat_player(player) or hands_are_open(table)
        hands.extend(_counts(table.hands[player] if seen else [], 0, KIND_COUNT))
    return {
        "grid": grid,
        "token": _one_hot(LINE_COUNT, table.token),
        "deck": [len(table.deck)],
        "strays": _counts(table.strays, STRAYS, CAT_COUNT - STRAYS),
        "discards": _counts(table.discards, 0, KIND_COUNT),
        "cats": cats,
        "boxes": boxes,
        "hands": hands,
        "hand_sizes": [len(table.hands[player]) for player in order],
        "food": [n for player in order for n in table.tokens(player)],
        "vp_tokens": [table.vp_tokens[player] for player in order],
        "goals": _goals(table, seat),
        "pool": _counts(table.pool, 0, GOAL_COUNT),
        "active": [int(player == table.active) for player in order],
        "done": [table.done[other] for other in order if not table.is_cat_player(other)],
        "plan": _counts([move - FEED.base for move in table.plans[seat]], 0, FEED.size),
        "changes": [table.changes[seat]],
        "paid": _counts([move - FEED.base for move in table.paid], 0, FEED.size),
        "starting": _counts(table.starting, 0, STARTING_COUNT),
        "turn_cards": _counts(table.turn_discard, 0, TURN_COUNT),
        "last_turn_card": _counts(table.turn_discard[-1:], 0, TURN_COUNT),
        **_question(table, seat),
    }


def _goals(table: CatLadyTable, seat: int) -> list[int]:
    """Return the goals between neighbours, starting with the one shared with the next seat."""
    goals: list[int] = []
    for step in range(table.seats):
        place = (seat + step) % table.seats
        goals.extend(_one_hot(GOAL_COUNT, table.goals[place] if table.goals else -1))
    return goals


def _question(table: CatLadyTable, seat: int) -> dict[str, list[int]]:
    """Return who is asked, and what."""
    actors = table.actors()
    question, detail = [0] * len(QUESTIONS), [0] * 3
    fresh: list[int] = []
    prompt = table.prompt(actors[0]) if actors else None
    if prompt is not None:
        question[QUESTIONS.index(prompt.key)] = 1
        for place, name in enumerate(("played", "swapped", "left")):
            number = prompt.args.get(name)
            detail[place] = int(number) if isinstance(number, int) else 0
        cards = prompt.args.get("cards")
        if isinstance(cards, list):
            fresh = [NAMES.index(card) for card in cards]
    asked = [int((seat + step) % table.seats in actors) for step in range(table.seats)]
    fresh_counts = _counts(fresh, 0, KIND_COUNT)
    return {"asked": asked, "question": question, "detail": detail, "fresh": fresh_counts}


def _one_hot(size: int, chosen: int) -> list[int]:
    return [int(place == chosen) for place in range(size)]


def _counts(numbers: list[int], first: int, size: int) -> list[int]:
    counts = [0] * size
    for number in numbers:
        counts[number - first] += 1
    return counts
