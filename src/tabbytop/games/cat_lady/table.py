"""The table of Cat Lady, and the actions that change it, each with its event.

The actions know no rules: the steps (`turn.py`, `card_plays.py`, `choupette.py`, `feeding.py`,
`solitaire.py`, `game_flow.py`) decide when they are allowed and what follows.
"""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.best_plan import PlanCache
from tabbytop.games.cat_lady.cards import (
    BRUSH,
    GIVES,
    GOAL_COUNT,
    GOAL_NAMES,
    LASER_POINTER,
    LOST_CAT,
    NAMES,
    ONE_CATNIP,
    SHOPPING_BAG,
    SPRAY_BOTTLE,
    STARTING_CARDS,
    STARTING_COUNT,
    TOKEN_KINDS,
    TURN_CARD_NAMES,
    TURN_COUNT,
    TWO_COSTUMES,
    TYPES,
    WILD_TOY,
    full_deck,
    is_cat,
    is_food,
    is_kept_in_hand,
)
from tabbytop.games.cat_lady.cats import BIDDY, CAT_COUNT, CHOUPETTE, STRAYS, TREATS_STRAYS
from tabbytop.games.cat_lady.diets import Diet, read_plan
from tabbytop.games.cat_lady.estimates import PROSPECTS_KEPT, Prospects
from tabbytop.games.cat_lady.holding import Holding, make_holding
from tabbytop.games.cat_lady.moves import (
    CELL_COUNT,
    CELLS,
    FEED,
    FOOD_TOKEN,
    LINE_CELLS,
    LINES,
    VOCABULARY,
)
from tabbytop.games.cat_lady.options import CatLadyOptions
from tabbytop.kernel.agenda import Ask, Step, only
from tabbytop.kernel.piles import (
    put_in_order,
    with_card,
    with_entry,
    with_last,
    without_card,
)
from tabbytop.kernel.table import Table
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY: Final = -1  # a cell that could not be refilled
NOWHERE: Final = -1  # the line of the cat token before it is placed
_PLAN_CACHES: Final[dict[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]], PlanCache]] = {}
_PLAN_CACHES_KEPT: Final = 200
MAX_TAKE_BACKS: Final = 100  # how often a seat may take food back from a cat (CL-Y5)


class CatLadyTable(Table):
    """The state of a game of Cat Lady.

    Players are the seats, and in solitaire also player 1, the cat player. Cards are their kinds.
    """

    deck: list[int]  # ascending; cards are drawn at random, so the order has no meaning
    removed: list[int]  # removed unseen before the game, ascending
    grid: list[int]  # by cell, row by row; EMPTY only at the end
    token: int  # the line beside the cat token
    strays: list[int]  # face up, from left to right
    stray_deck: list[int]  # the strays that are not in this game, ascending
    discards: list[int]  # the oldest first
    cats: list[list[int]]  # by player, ascending
    hands: list[list[int]]  # by player, ascending
    boxes: list[list[int]]  # by player, ascending
    food: list[int]  # tokens: player * TOKEN_KINDS + token
    vp_tokens: list[int]  # by player, of 2 VP each
    goals: list[int]  # by seat: the goal shared with the next seat; empty without goals
    pool: list[int]  # the goals that can be swapped in
    goal_deck: list[int]  # the goals that are not in this game, ascending
    active: int  # the player whose turn it is, or who places the cat token
    turn: int  # turns begun
    paid: list[int]  # what Choupette ate before all others, as FEED moves (CL-C35)
    plans: list[list[int]]  # by player: FEED moves, ascending
    changes: list[int]  # by seat: how often it took food back, secret
    done: list[int]  # by seat: 1 once its cats are fed
    starting: list[int]  # solitaire: the cat player's starting cards, ascending …
    starting_deck: list[int]  # … and those that are not in this game
    turn_deck: list[int]  # solitaire: ascending, drawn at random …
    turn_discard: list[int]  # … and the drawn ones, the latest last
    _plan_cache: PlanCache | None  # set in the feeding phase
    _diets: list[Diet | None]  # by seat: its plan as a diet; None until needed
    _prospects: list[Prospects | None]  # the latest estimates, shared by all copies

    def lay_out(self, *, treats: bool, goals: bool) -> None:
        """Set everything up before the game: all cards in their decks."""
        solitaire = self.seats == 1
        players = 2 if solitaire else self.seats
        self.deck = full_deck(self.seats, treats=treats)
        self.removed = []
        self.grid = [EMPTY] * CELL_COUNT
        self.token = NOWHERE
        self.strays = []
        self.stray_deck = list(range(STRAYS, CAT_COUNT if treats else TREATS_STRAYS))
        self.discards = []
        self.cats = [[] for _ in range(players)]
        self.hands = [[] for _ in range(players)]
        self.boxes = [[] for _ in range(players)]
        self.food = [0] * (players * TOKEN_KINDS)
        self.vp_tokens = [0] * players
        self.goals = []
        self.pool = []
        self.goal_deck = list(range(GOAL_COUNT)) if goals else []
        self.active = 0
        self.turn = 0
        self.paid = []
        self.plans = [[] for _ in range(players)]
        self.changes = [0] * self.seats
        self.done = [0] * self.seats
        self.starting = []
        self.starting_deck = list(range(STARTING_COUNT)) if solitaire else []
        self.turn_deck = list(range(TURN_COUNT)) if solitaire else []
        self.turn_discard = []
        self._plan_cache = None
        self._diets = [None] * self.seats
        self._prospects = [None] * (players * PROSPECTS_KEPT)

    def copy(self) -> "CatLadyTable":
        """The lists that are shared with the copy are replaced, never changed."""
        twin = CatLadyTable()
        self.copy_onto(twin)
        twin.deck = self.deck.copy()
        twin.removed = self.removed
        twin.grid = self.grid.copy()
        twin.token = self.token
        twin.strays = self.strays
        twin.stray_deck = self.stray_deck
        twin.discards = self.discards.copy()
        twin.cats = self.cats.copy()
        twin.hands = self.hands.copy()
        twin.boxes = self.boxes
        twin.food = self.food.copy()
        twin.vp_tokens = self.vp_tokens
        twin.goals = self.goals
        twin.pool = self.pool
        twin.goal_deck = self.goal_deck
        twin.active = self.active
        twin.turn = self.turn
        twin.paid = self.paid
        twin.plans = self.plans.copy()
        twin.changes = self.changes.copy()
        twin.done = self.done
        twin.starting = self.starting
        twin.starting_deck = self.starting_deck
        twin.turn_deck = self.turn_deck
        twin.turn_discard = self.turn_discard
        twin._plan_cache = self._plan_cache
        twin._diets = [None] * self.seats
        twin._prospects = self._prospects
        return twin

    # Queries.

    def players(self) -> int:
        """Return the number of players: the seats, and the cat player in solitaire."""
        return len(self.cats)

    def next_player(self, player: int) -> int:
        """Return the player after this one (G1)."""
        return player + 1 if player + 1 < len(self.cats) else 0

    def is_cat_player(self, player: int) -> bool:
        """Whether a player is the cat player, who has no seat (CL-C38)."""
        return player >= self.seats

    def is_last_turn(self) -> bool:
        """Whether the grid could not be refilled (CL-B5)."""
        for kind in self.grid:
            if kind == EMPTY:
                return True
        return False

    def count_in_hand(self, player: int, kind: "i64") -> int:
        """Return how many cards of a kind a player has in hand."""
        count = 0
        for card in self.hands[player]:
            if card == kind:
                count += 1
        return count

    def owns(self, player: int, cat: "i64") -> bool:
        """Whether a player has this cat."""
        for other in self.cats[player]:
            if other == cat:
                return True
        return False

    def tokens(self, player: int) -> list[int]:
        """Return a player's food tokens: chicken, tuna, milk, wild, treats."""
        return self.food[player * TOKEN_KINDS : (player + 1) * TOKEN_KINDS]

    def turns_remain(self) -> bool:
        """Whether the last turn is not over yet."""
        for step in self.agenda:
            if isinstance(step, TurnsRemain):
                return True
        return False

    def choupette_payable(self) -> bool:
        """Whether Choupette's owner may still be asked to feed her (CL-C35).

        That is so while turns remain, or while her question is on the agenda above the two feeding
        steps.
        """
        return not self.paid and (self.turns_remain() or len(self.agenda) > 2)

    def cat_lady_options(self) -> CatLadyOptions:
        options = self.options
        assert isinstance(options, CatLadyOptions)
        return options

    def has_treats(self) -> bool:
        """Whether Box of Treats is in the game."""
        return self.cat_lady_options().edition == "treats"

    def holding(self, player: int) -> Holding:
        """Return what a player has for feeding, with the cat player's starting cards."""
        mine = make_holding(
            self.cats[player].copy(),
            self.tokens(player),
            self.hands[player],
            self.boxes[player].copy(),
            self.vp_tokens[player],
        )
        if self.paid and self.owns(player, CHOUPETTE):
            mine.eaten = self.paid.copy()
        mine.choupette_payable = self.choupette_payable()
        mine.gray = self.has_treats()
        if self.is_cat_player(player):
            mine.all_wild = True
            mine.extras = (
                mine.sprays
                + self.count_in_hand(player, BRUSH)
                + self.count_in_hand(player, LASER_POINTER)
            )
            mine.wild_toys = int(WILD_TOY in self.starting)
            mine.catnip += int(ONE_CATNIP in self.starting)
            mine.costumes += 2 * int(TWO_COSTUMES in self.starting)
        return mine

    def holding_key(self, player: int) -> tuple[int, ...]:
        """Return everything that `holding` depends on, as one tuple."""
        key = with_last(self.cats[player], EMPTY)
        key += self.hands[player]
        key.append(EMPTY)
        key += self.boxes[player]
        key.append(EMPTY)
        key += self.tokens(player)
        key.append(self.vp_tokens[player])
        key.append(1 if self.choupette_payable() else 0)
        key.append(1 if self.has_treats() else 0)
        key += self.paid
        if self.is_cat_player(player):
            key.append(EMPTY)
            key += self.starting
        return tuple(key)

    def plan_cache(self) -> PlanCache:
        """Return the holdings of all players, built once. Only for the feeding phase.

        A search comes to the same holdings again and again: the latest are kept for all tables.
        """
        if self._plan_cache is None:
            keys = [self.holding_key(player) for player in range(len(self.cats))]
            key = (self.seats, tuple(self.goals), tuple(keys))
            known = _PLAN_CACHES.get(key)
            if known is None:
                known = PlanCache([self.holding(player) for player in range(len(self.cats))])
                if len(_PLAN_CACHES) >= _PLAN_CACHES_KEPT:
                    _PLAN_CACHES.clear()
                _PLAN_CACHES[key] = known
            self._plan_cache = known
        return self._plan_cache

    def feeding_holding(self, player: int) -> Holding:
        """Return `holding` from the cache. Only for the feeding phase."""
        return self.plan_cache().holdings[player]

    def diet(self, seat: int) -> Diet:
        """Return what a seat feeds so far, cat by cat."""
        diet = self._diets[seat]
        if diet is None:
            diet = read_plan(self.feeding_holding(seat), self.plans[seat])
            self._diets[seat] = diet
        return diet

    def kept_prospects(self) -> list[Prospects | None]:
        """Return the latest estimates, for `prospects`: PROSPECTS_KEPT for each player."""
        return self._prospects

    # Moving cards.

    def refill(self) -> None:
        """Fill every empty cell with a random card while the deck lasts."""
        cells: list[int] = []
        for cell in range(CELL_COUNT):
            if self.grid[cell] == EMPTY and self.deck:
                self.grid[cell] = self.deck.pop(self.generator.below(len(self.deck)))
                cells.append(cell)
        if self.events is not None and cells:
            self.emit("refill", self._cards_at(cells), reveals=True, drawn=True)

    def take_line(self, player: int, line: int) -> None:
        """Give a row or column to a player and move the token beside it."""
        cells = LINE_CELLS[line]
        if self.events is not None:
            self.emit("take", {"seat": player, "line": LINES[line], **self._cards_at(cells)})
        self.token = line
        for cell in cells:
            self._pick_up(player, cell)

    def take_by_laser(self, player: int, first: int, second: int) -> None:
        """Play a laser pointer: give two cards of the grid to the player."""
        self.discard_from_hand(player, LASER_POINTER)
        if self.events is not None:
            self.emit("laser", {"seat": player, **self._cards_at([first, second])})
        self._pick_up(player, first)
        self._pick_up(player, second)

    def throw_away(self, player: int, cell: int) -> None:
        """Discard a card of the grid."""
        if self.events is not None:
            self.emit("throw", {"seat": player, **self._cards_at([cell])})
        self.discards.append(self.grid[cell])
        self.grid[cell] = EMPTY

    def pick(self, player: int, cell: int) -> None:
        """Give a card of the grid to Choupette's owner."""
        if self.events is not None:
            self.emit("pick", {"seat": player, **self._cards_at([cell])})
        self._pick_up(player, cell)

    def swap_cats(self, player: int, cat: int, cell: int) -> None:
        """Play a brush: swap a cat of the player with a cat of the grid."""
        self.discard_from_hand(player, BRUSH)
        other = self.grid[cell]
        if self.events is not None:
            data = {"seat": player, "gives": NAMES[cat], "gets": NAMES[other], "cell": CELLS[cell]}
            self.emit("brush", data)
        self.cats[player] = with_card(without_card(self.cats[player], cat), other)
        self.grid[cell] = cat

    def adopt(self, player: int, stray: int) -> None:
        """Trade two lost cats for a stray."""
        self._discard_lost_cats(player)
        self.strays = without_card(self.strays, stray)
        self.cats[player] = with_card(self.cats[player], stray)
        if self.events is not None:
            self.emit("adopt", {"seat": player, "stray": NAMES[stray]})

    def cash_in(self, player: int) -> None:
        """Trade two lost cats for a 2-VP token."""
        self._discard_lost_cats(player)
        self.vp_tokens = with_entry(self.vp_tokens, player, self.vp_tokens[player] + 1)
        if self.events is not None:
            self.emit("cash", {"seat": player})

    def spray(self, player: int, line: int) -> None:
        """Play a spray bottle: move the token to another line."""
        self.discard_from_hand(player, SPRAY_BOTTLE)
        self.token = line
        if self.events is not None:
            self.emit("spray", {"seat": player, "line": LINES[line]})

    def shop(self, player: int) -> None:
        """Play a shopping bag: one of each food, and a token for every other player."""
        self.discard_from_hand(player, SHOPPING_BAG)
        for token in range(TYPES):
            self.food[player * TOKEN_KINDS + token] += 1
        self.vp_tokens = [
            tokens if other == player else tokens + 1 for other, tokens in enumerate(self.vp_tokens)
        ]
        if self.events is not None:
            self.emit("shop", {"seat": player})

    def discard_from_hand(self, player: int, kind: int) -> None:
        self.hands[player] = without_card(self.hands[player], kind)
        self.discards.append(kind)

    def receive_card(self, player: int, kind: int) -> None:
        """Give a card to a player; its kind decides where it goes (CL-B4)."""
        if is_cat(kind):
            self.cats[player] = with_card(self.cats[player], kind)
        elif is_food(kind):
            self.discards.append(kind)
            for token in GIVES[kind]:
                self.food[player * TOKEN_KINDS + token] += 1
        elif is_kept_in_hand(kind):
            self.hands[player] = with_card(self.hands[player], kind)
        else:
            self.boxes = with_entry(self.boxes, player, with_card(self.boxes[player], kind))

    def _pick_up(self, player: int, cell: int) -> None:
        kind = self.grid[cell]
        if kind != EMPTY:
            self.grid[cell] = EMPTY
            self.receive_card(player, kind)

    def _discard_lost_cats(self, player: int) -> None:
        self.discard_from_hand(player, LOST_CAT)
        self.discard_from_hand(player, LOST_CAT)

    def _cards_at(self, cells: "list[int]") -> dict[str, object]:
        full = [cell for cell in cells if self.grid[cell] != EMPTY]
        return {
            "cells": [CELLS[cell] for cell in full],
            "cards": [NAMES[self.grid[cell]] for cell in full],
        }

    # Setup.

    def remove_unseen(self, count: int) -> None:
        """Remove random cards from the deck, unseen by all."""
        for _card in range(count):
            kind = self.deck.pop(self.generator.below(len(self.deck)))
            self.removed = with_card(self.removed, kind)

    def redeal_unseen(self) -> None:
        """Choose the removed cards again: otherwise the last cards of the deck would be known."""
        count = len(self.removed)
        for kind in self.removed:
            put_in_order(kind, self.deck)
        self.removed = []
        self.remove_unseen(count)

    def draw_stray(self) -> int:
        """Draw a random stray that is not in the game yet; Biddy only if there are goals."""
        found = [stray for stray in self.stray_deck if stray != BIDDY or self.goals]
        stray = found[self.generator.below(len(found))]
        self.stray_deck = without_card(self.stray_deck, stray)
        return stray

    def draw_goal(self) -> int:
        """Draw a random goal that is not in the game yet."""
        goal = self.goal_deck[self.generator.below(len(self.goal_deck))]
        self.goal_deck = without_card(self.goal_deck, goal)
        return goal

    def announce_setup(self) -> None:
        """Report what is face up before the first turn."""
        if self.events is not None:
            data: dict[str, object] = {
                "strays": [NAMES[stray] for stray in self.strays],
                "goals": [GOAL_NAMES[goal] for goal in self.goals],
                "pool": [GOAL_NAMES[goal] for goal in self.pool],
            }
            if self.starting:
                data["starting"] = [STARTING_CARDS[card] for card in self.starting]
            self.emit("setup", data, reveals=True, drawn=True)

    def place_token(self, player: int, line: int) -> None:
        """Place the token for the first time."""
        self.token = line
        if self.events is not None:
            self.emit("place", {"seat": player, "line": LINES[line]})

    # Order of play.

    def begin_turn(self, player: int) -> None:
        self.active = player
        self.turn += 1
        if self.events is not None:
            self.emit("turn", {"seat": player, "turn": self.turn})

    def swap_goal(self, seat: int, mine: int, pooled: int) -> None:
        """Swap a goal that a seat shares with one of the pool."""
        place, pool_place = self.goals.index(mine), self.pool.index(pooled)
        self.goals = with_entry(self.goals, place, pooled)
        self.pool = with_entry(self.pool, pool_place, mine)
        if self.events is not None:
            partner = place if place != seat else (seat + 1) % self.seats
            data = {"goal": GOAL_NAMES[mine], "pool": GOAL_NAMES[pooled], "partner": partner}
            self.emit("goal", {"seat": seat, **data})

    def draw_turn_card(self) -> int:
        """Draw the cat player's next turn card."""
        card = self.turn_deck[self.generator.below(len(self.turn_deck))]
        self.turn_deck = without_card(self.turn_deck, card)
        self.turn_discard = with_last(self.turn_discard, card)
        if self.events is not None:
            self.emit("turn_card", {"card": TURN_CARD_NAMES[card]})
        return card

    def reshuffle_turn_cards(self) -> None:
        """Return all nine turn cards to the deck."""
        self.turn_deck = list(range(TURN_COUNT))
        self.turn_discard = []
        if self.events is not None:
            self.emit("reshuffle", {})

    def open_hands(self) -> None:
        """Reveal all hands after the last turn (CL-C36)."""
        if self.events is not None:
            data = {"hands": [[NAMES[kind] for kind in hand] for hand in self.hands]}
            self.emit("hands", data, reveals=True)

    def feed_choupette(self, player: int, eaten: list[int]) -> None:
        """Feed Choupette before all others: two FEED moves, ascending."""
        self.paid = eaten
        for move in eaten:
            self.food[player * TOKEN_KINDS + FOOD_TOKEN[FEED.second(move)]] -= 1
        if self.events is not None:
            self.emit("pay", {"seat": player, "plan": [VOCABULARY.text(move) for move in eaten]})

    def give(self, seat: int, move: int) -> None:
        """Give a token to a cat, in secret until all plans are revealed."""
        self.diet(seat).add_token(self.feeding_holding(seat), move)
        self.plans[seat] = with_card(self.plans[seat], move)

    def take_back(self, seat: int, cat: int) -> None:
        """Take back everything that a cat was given."""
        diet, holding = self.diet(seat), self.feeding_holding(seat)
        kept: list[int] = []
        for move in self.plans[seat]:
            if FEED.first(move) == cat:
                diet.remove_token(holding, move)
            else:
                kept.append(move)
        self.plans[seat] = kept
        self.changes[seat] = min(self.changes[seat] + 1, MAX_TAKE_BACKS)

    def set_plan(self, seat: int, plan: list[int]) -> None:
        """Replace a seat's plan, in secret."""
        self.plans[seat] = plan
        self._diets[seat] = None

    def finish_feeding(self, seat: int) -> None:
        """Mark a seat as done; all see that, only the seat sees its plan."""
        self.done = with_entry(self.done, seat, 1)
        if self.events is not None:
            self.emit("done", {"seat": seat}, {seat: {"plan": self._plan_notation(seat)}})

    def reveal(self) -> None:
        """Reveal the plans of all seats."""
        if self.events is not None:
            plans = [self._plan_notation(seat) for seat in range(self.seats)]
            self.emit("reveal", {"plans": plans}, reveals=True)

    def set_cat_player_plan(self, player: int, plan: list[int]) -> None:
        """Feed the cat player's cats."""
        self.plans[player] = plan
        if self.events is not None:
            self.emit("cat_player_feeds", {"seat": player, "plan": self._plan_notation(player)})

    def finish(self) -> None:
        """End the game."""
        self.agenda.clear()
        if self.events is not None:
            self.emit("end", {})

    def _plan_notation(self, player: int) -> list[str]:
        return [VOCABULARY.text(move) for move in self.plans[player]]

    def census(self) -> dict[str, int]:
        """Count every card of this game; tokens never run out (CL-B1, CL-C12)."""
        counts: dict[str, int] = {}
        piles = [*self.cats, *self.hands, *self.boxes]
        shared = [self.deck, self.removed, self.grid, self.strays, self.stray_deck, self.discards]
        for what, names, all_piles in (
            ("card", NAMES, [*piles, *shared]),
            ("goal", GOAL_NAMES, [self.goals, self.pool, self.goal_deck]),
            ("starting card", STARTING_CARDS, [self.starting, self.starting_deck]),
            ("turn card", TURN_CARD_NAMES, [self.turn_deck, self.turn_discard]),
        ):
            for pile in all_piles:
                for card in pile:
                    if card != EMPTY:
                        name = f"{what} {names[card]}"
                        counts[name] = counts.get(name, 0) + 1
        return counts


class TurnsRemain(Step[CatLadyTable]):
    """A step that is on the agenda until the last turn is over."""


class Question(Ask[CatLadyTable]):
    """A question that can tell what it requires, and by which ruling."""

    def required_action(self) -> tuple[Message, str]:
        """Return what the seat has to do now (`must-…`), and the ruling that says so."""
        raise NotImplementedError

    def numbers(self) -> tuple[int, int, int]:
        """Return the numbers of the prompt: `played`, `swapped`, `left`; 0 for what it lacks."""
        return 0, 0, 0

    def fresh_cards(self) -> list[int]:
        """Return the kinds of the cards that the prompt lists."""
        return []

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        return self.required_action()


class SeatQuestion(Question):
    """A question to one seat."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def fits(self, table: CatLadyTable) -> bool:
        return 0 <= self.seat < table.seats

    def actors(self, table: CatLadyTable) -> list[int]:
        return only(self.seat)
