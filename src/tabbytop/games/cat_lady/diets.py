"""Diets: a plan read cat by cat, the legal next tokens, and when a plan is complete (CL-C1)."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.cards import TOKEN_KINDS, TREAT, TYPES
from tabbytop.games.cat_lady.cats import (
    ANY_FOOD_MAX,
    CAT_COUNT,
    CHOUPETTE,
    MIN_TOKENS,
    MOONBEAM,
    NEEDS,
    WAFFLE,
)
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.moves import (
    FEED,
    FIRST_CONVERTED,
    FOOD_COUNT,
    FOOD_TOKEN,
    FOOD_TYPE,
    WHOLE_MEAL,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: called at every feeding decision

# How a cat is fed.
HUNGRY: Final = 0
PART_FED: Final = 1  # a plan cannot end like this
OWN: Final = 2  # by its own needs
TREATED: Final = 3

SLOTS: Final = TYPES + 1  # per cat: chicken, tuna, milk, a treat as a whole meal
MOONBEAM_CONVERSIONS: Final = 2  # tokens that she makes wild (CL-C30)
_ANY_TYPE: Final = (1 << TYPES) - 1
_UNKNOWN: Final = -1
_NOWHERE: Final = -1

# The FEED moves of a cat, by what it may be given and which tokens are left, both as bits, if no
# token counts as another type: computed when they are first needed.
_WANTED_COUNT: Final = 1 << TYPES + 1
_LEFT_COUNT: Final = 1 << TOKEN_KINDS
_TYPES_OF_LEFT: Final = bytes(  # what they can be eaten as
    sum(
        1 << type_
        for type_ in range(TYPES + 1)
        if any(
            FOOD_TYPE[food] == type_ and left >> FOOD_TOKEN[food] & 1
            for food in range(FIRST_CONVERTED)
        )
    )
    for left in range(_LEFT_COUNT)
)
_PLAIN_MOVES: Final[list[list[int] | None]] = [None] * (CAT_COUNT * _WANTED_COUNT * _LEFT_COUNT)


class Diet:
    """The food of each cat of a holding, by a plan and by what was eaten before (CL-C35).

    `state[place]` and `food[place * SLOTS + type]` belong to `cats[place]`; `left` are the tokens
    that no cat gets, and `converted` counts the tokens that only Moonbeam makes wild.
    """

    def __init__(self, cats: list[int], tokens: list[int]) -> None:
        self.cats = cats
        self.state = [HUNGRY] * len(cats)
        self.food = [0] * (len(cats) * SLOTS)
        self.left = tokens.copy()
        self.converted = 0
        self._wanted = [_UNKNOWN] * len(cats)  # see `wanted_types`
        self.moonbeam = _NOWHERE  # her place
        for place in range(len(cats)):
            if cats[place] == MOONBEAM:
                self.moonbeam = place

    def add_token(self, holding: Holding, move: "i64") -> None:
        """Give one more token to a cat."""
        self._change(holding, move, 1)

    def remove_token(self, holding: Holding, move: "i64") -> None:
        """Take a token back from a cat."""
        self._change(holding, move, -1)

    def _change(self, holding: Holding, move: "i64", by: "i64") -> None:
        food: i64 = FEED.second(move)
        cat: i64 = FEED.first(move)
        place: i64 = 0
        while self.cats[place] != cat:
            place += 1
        slot: i64 = place * SLOTS + FOOD_TYPE[food]
        self.food[slot] = self.food[slot] + by
        token: i64 = FOOD_TOKEN[food]
        self.left[token] = self.left[token] - by
        if is_converted(holding, food):
            self.converted += by
            if self.moonbeam != _NOWHERE:
                self._wanted[self.moonbeam] = _UNKNOWN
        self.update_state(place)

    def update_state(self, place: "i64") -> None:
        """Set `state` from what the cat was given."""
        first: i64 = place * SLOTS
        food = self.food
        eaten: i64 = food[first] + food[first + 1] + food[first + 2]
        state: i64 = HUNGRY
        if food[first + WHOLE_MEAL] > 0:
            state = TREATED
        elif eaten > 0:
            state = OWN if eaten >= MIN_TOKENS[self.cats[place]] else PART_FED
        self.state[place] = state
        self._wanted[place] = _UNKNOWN

    def wanted_types(self, holding: Holding, place: "i64") -> "i64":
        """Return what a cat may be given next, as bits: food types, and WHOLE_MEAL for a treat."""
        wanted: i64 = self._wanted[place]
        if wanted == _UNKNOWN:
            wanted = _wanted_types(holding, self, place)
            self._wanted[place] = wanted
        return wanted

    def state_of(self, cat: int) -> int:
        """Return how a cat is fed; a cat that is not in the holding is hungry."""
        for place, other in enumerate(self.cats):
            if other == cat:
                return self.state[place]
        return HUNGRY


def read_plan(holding: Holding, plan: list[int]) -> Diet:
    """Read a plan as a diet.

    Every move of the plan must feed a cat of the holding, in ascending order.
    """
    diet = Diet(holding.cats, holding.tokens)
    _give_tokens(diet, holding.eaten)
    _give_tokens(diet, plan)
    for move in plan:
        food: i64 = FEED.second(move)
        token: i64 = FOOD_TOKEN[food]
        diet.left[token] = diet.left[token] - 1
        if is_converted(holding, food):
            diet.converted += 1
    for place in range(len(diet.cats)):
        diet.update_state(place)
    return diet


def is_converted(holding: Holding, food: "i64") -> bool:
    """Whether only Moonbeam makes this food possible (CL-C30, CL-C39)."""
    return food >= FIRST_CONVERTED and (FOOD_TOKEN[food] == TREAT or not holding.all_wild)


def _give_tokens(diet: Diet, moves: list[int]) -> None:
    cats = diet.cats
    place: i64 = 0
    for move in moves:
        cat: i64 = FEED.first(move)
        while cats[place] != cat:
            place += 1
        slot: i64 = place * SLOTS + FOOD_TYPE[FEED.second(move)]
        diet.food[slot] = diet.food[slot] + 1


def feed_moves(holding: Holding, plan: list[int]) -> list[int]:
    """Return the FEED moves by which a plan can grow, ascending.

    A cat may be part-fed for now, and a token may count as wild before Moonbeam is fed:
    `unfinished_cats` tells what is still open.
    """
    found: list[int] = []
    add_feed_moves(holding, read_plan(holding, plan), found)
    return found


def add_feed_moves(holding: Holding, diet: Diet, found: list[int]) -> None:
    """Add the FEED moves by which a diet can grow, ascending."""
    conversions = _can_convert(diet)
    plain = not conversions and not holding.all_wild
    left: i64 = _kinds_left(diet)
    foods = [] if plain else _available_foods(holding, diet, conversions)
    for place in range(len(diet.cats)):
        wanted: i64 = diet.wanted_types(holding, place)
        if wanted & _TYPES_OF_LEFT[left] == 0 and plain:
            continue
        cat: i64 = diet.cats[place]
        if plain:
            found += _plain_moves(cat, wanted, left)
            continue
        first: i64 = FEED.of(cat)
        for food in foods:
            if wanted >> FOOD_TYPE[food] & 1:
                if cat != CHOUPETTE or not is_converted(holding, food):  # Moonbeam eats after her
                    found.append(first + food)


def _plain_moves(cat: "i64", wanted: "i64", left: "i64") -> list[int]:
    """Return the FEED moves of a cat if no token counts as another type. The list is shared: do not
    change it."""
    place: i64 = (cat * _WANTED_COUNT + wanted) * _LEFT_COUNT + left
    known = _PLAIN_MOVES[place]
    if known is None:
        known = []
        for food in range(FIRST_CONVERTED):
            if wanted >> FOOD_TYPE[food] & 1 and left >> FOOD_TOKEN[food] & 1:
                known.append(FEED.of(cat, food))
        _PLAIN_MOVES[place] = known
    return known


def _kinds_left(diet: Diet) -> "i64":
    """Return which kinds of tokens are left, as bits."""
    kinds: i64 = 0
    for token in range(TOKEN_KINDS):
        if diet.left[token] > 0:
            kinds |= 1 << token
    return kinds


def _can_convert(diet: Diet) -> bool:
    """Whether Moonbeam can make one more token wild: not while she has a treat (CL-Y14)."""
    if diet.moonbeam == _NOWHERE or diet.converted >= MOONBEAM_CONVERSIONS:
        return False
    return diet.state[diet.moonbeam] != TREATED


def _available_foods(holding: Holding, diet: Diet, conversions: bool) -> list[int]:
    """Return what the tokens that are left can be eaten as, by any cat."""
    found: list[int] = []
    foods = FOOD_COUNT if conversions or holding.all_wild else FIRST_CONVERTED
    for food in range(foods):
        token: i64 = FOOD_TOKEN[food]
        if diet.left[token] == 0:
            continue
        if conversions or not is_converted(holding, food):
            found.append(food)
    return found


def _wanted_types(holding: Holding, diet: Diet, place: "i64") -> "i64":
    """Compute `Diet.wanted_types`.

    Moonbeam gets no treat while a token is converted (CL-Y14).
    """
    state: i64 = diet.state[place]
    if state == TREATED:
        return 0
    cat: i64 = diet.cats[place]
    wanted: i64 = 0
    if state == HUNGRY and not (cat == MOONBEAM and diet.converted > 0):
        wanted = 1 << WHOLE_MEAL
    if cat == CHOUPETTE and not holding.choupette_payable:
        return wanted
    first: i64 = place * SLOTS
    if ANY_FOOD_MAX[cat] > 0:
        return wanted | _wanted_any_food(diet, cat, first)
    for type_ in range(TYPES):
        if diet.food[first + type_] < NEEDS[cat * TYPES + type_]:
            wanted |= 1 << type_
    return wanted


def _wanted_any_food(diet: Diet, cat: "i64", first: "i64") -> "i64":
    """Return what a cat of any food may be given next; Waffle keeps to one type (CL-C28)."""
    food = diet.food
    eaten: i64 = food[first] + food[first + 1] + food[first + 2]
    if eaten >= ANY_FOOD_MAX[cat]:
        return 0
    if cat == WAFFLE and eaten > 0:
        for type_ in range(TYPES):
            if food[first + type_] > 0:
                return 1 << type_
    return _ANY_TYPE


def unfinished_cats(holding: Holding, plan: list[int]) -> list[int]:
    """Return the cats that forbid ending with this plan, ascending (CL-C1, CL-C11).

    These are part-fed cats, and Moonbeam if tokens are converted and she is not fed by her own
    needs.
    """
    return unfinished_cats_of(read_plan(holding, plan))


def unfinished_cats_of(diet: Diet) -> list[int]:
    """Return the unfinished cats of a diet, ascending."""
    return [diet.cats[place] for place in range(len(diet.cats)) if _is_unfinished(diet, place)]


def may_end(diet: Diet) -> bool:
    """Whether feeding may end with this diet: no cat is unfinished."""
    for place in range(len(diet.cats)):
        if _is_unfinished(diet, place):
            return False
    return True


def _is_unfinished(diet: Diet, place: "i64") -> bool:
    state: i64 = diet.state[place]
    if state == PART_FED:
        return True
    return place == diet.moonbeam and diet.converted > 0 and state != OWN


def is_legal(holding: Holding, plan: list[int]) -> bool:
    """Whether any list of moves is a plan that can be built token by token."""
    built: list[int] = []
    for move in plan:
        if (built and move < built[-1]) or move not in feed_moves(holding, built):
            return False
        built.append(move)
    return True


def is_complete(holding: Holding, plan: list[int]) -> bool:
    """Whether a plan is legal and feeding may end with it."""
    return is_legal(holding, plan) and not unfinished_cats(holding, plan)
