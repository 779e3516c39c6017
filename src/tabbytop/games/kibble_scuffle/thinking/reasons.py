"""Reasons for hints: cats at the bowls, dinner, food and points."""

from typing import Final

from tabbytop.games.kibble_scuffle.abilities import has_arrival_ability
from tabbytop.games.kibble_scuffle.cards import (
    ALLEY,
    BIG_EYES,
    BOWLS,
    FERAL,
    FULL_BOWL,
    GOAL,
    HOUSE,
    KITTEN,
    LAZY,
    MANGY,
    NAMES,
    POUNCE,
    QUEEN,
    ROBO_VAC,
    cubes_in,
    is_cat,
    owner_of,
)
from tabbytop.games.kibble_scuffle.moves import (
    COPY_AS,
    DISCARD,
    FEED,
    HOLD,
    MEAL_FIRST,
    MEAL_SECOND,
    OMIT,
    PASS,
    PLAY,
    RETURN,
    SERVE,
    SWAP,
    TRADE,
)
from tabbytop.games.kibble_scuffle.questions import OwnerQuestion
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.games.kibble_scuffle.thinking.meals import add_meals, meals_before
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.texts.message import Message

# These kinds of cats do something when they eat, which the reason names.
_WHEN_FED: Final = (ALLEY, HOUSE, LAZY)
# A cat of these kinds sends another one away from its bowl when it arrives.
_SENDS_AWAY: Final = (FERAL, MANGY, POUNCE)


def move_reasons(table: KibbleTable, seat: int, move: int) -> list[Message]:
    """Return what a move brings: from the table and the cards that the seat knows."""
    if FEED.holds(move):
        return _meal(table, seat, move)
    if SWAP.holds(move):
        return [_swap(table, SWAP.first(move) + 1)]
    if SERVE.holds(move):
        return _dinner_place(table, seat, SERVE.first(move))
    if OMIT.holds(move) or HOLD.holds(move):
        kind = OMIT.first(move) if OMIT.holds(move) else HOLD.first(move)
        return [message("because-ability", card=NAMES[kind])]
    if DISCARD.holds(move):
        return [message("because-discard")]
    after = table.copy()
    after.events = []
    after.play_unchecked(seat, move)
    happened = [event.kind for event in after.take_events()]
    if RETURN.holds(move) or TRADE.holds(move):
        food = _food_here(table, after, happened)
        return [*food, *_cats(table, after, seat, happened)]
    if PLAY.holds(move) and PLAY.first(move) == ROBO_VAC:
        ability = message("because-ability", card=NAMES[ROBO_VAC])
        return [_vacuum(table, seat, PLAY.second(move)), ability]
    reasons = _cats(table, after, seat, happened)
    if PLAY.holds(move) or COPY_AS.holds(move):
        kind = PLAY.first(move) if PLAY.holds(move) else COPY_AS.first(move)
        if _has_effect(after, kind, happened):
            reasons.append(message("because-ability", card=NAMES[kind]))
    return [message("because-keep")] if PASS.holds(move) and not reasons else reasons


def _cats(before: KibbleTable, after: KibbleTable, seat: int, happened: list[str]) -> list[Message]:
    """Return whether dinner begins, else how many cats are at the bowls that have changed."""
    full = [bowl for bowl in range(BOWLS) if after.cat_count(bowl) >= FULL_BOWL]
    reasons: list[Message] = []
    if "dinner" in happened or len(full) > 1:
        for bowl in full:
            reasons.append(message("because-dinner", bowl=bowl + 1, cats=after.cat_count(bowl)))
            reasons += _dinner_place(after, seat, bowl, sure="drop" not in happened)
    if reasons:
        return reasons
    if "nothing_left" in happened:
        return [message("because-nothing-left")]
    sender = _cat_that_sends_away(after)
    for bowl in range(BOWLS):
        cats = after.cat_count(bowl)
        if cats != before.cat_count(bowl) and sender is not None:
            reasons.append(message("because-cats-before", bowl=bowl + 1, cats=cats, card=sender))
        elif cats != before.cat_count(bowl):
            place = meals_before(after, bowl, seat) + 1 if after.has_cat_at(seat, bowl) else 0
            missing = max(0, FULL_BOWL - cats)
            reasons.append(
                message("because-cats", bowl=bowl + 1, cats=cats, missing=missing, place=place)
            )
    return reasons


def _cat_that_sends_away(table: KibbleTable) -> str | None:
    """Return the cat that is about to send another one away, so that the count is not final."""
    prompts = [table.prompt(actor) for actor in table.actors()]
    keys = [prompt.key for prompt in prompts if prompt is not None]
    return next((NAMES[kind] for kind in _SENDS_AWAY if NAMES[kind] in keys), None)


def _vacuum(table: KibbleTable, seat: int, bowl: int) -> Message:
    own = len([card for card in table.bowls[bowl] if owner_of(card) == seat])
    return message("because-vacuum", others=len(table.bowls[bowl]) - own, own=own)


def _dinner_place(table: KibbleTable, seat: int, bowl: int, *, sure: bool = True) -> list[Message]:
    """Return when the seat eats at a dinner, and, if no chance is in it, how much."""
    if not table.has_cat_at(seat, bowl):
        return [message("because-no-cat", bowl=bowl + 1)]
    before = meals_before(table, bowl, seat)
    if before >= len(cubes_in(table.food, bowl)):
        return [message("because-nothing-left")]
    reasons = [message("because-place", place=before + 1)]
    if sure:
        points = [0.0] * table.seats
        add_meals(table, bowl, points, 1.0, 0.0)
        reasons.append(message("because-share", points=int(points[seat])))
    return reasons


def _meal(table: KibbleTable, seat: int, move: int) -> list[Message]:
    """Return the points of a meal, and what the cat does when it eats."""
    meal = FEED.second(move)
    points = MEAL_FIRST[meal] + MEAL_SECOND[meal]
    total = table.points(seat) + points
    reasons = [message("because-points", points=points, total=total, goal=GOAL)]
    if FEED.first(move) in _WHEN_FED:
        reasons.append(message("because-ability", card=NAMES[FEED.first(move)]))
    return reasons


def _swap(table: KibbleTable, gets: int) -> Message:
    prompt = table.prompt(table.actors()[0])
    gives = prompt.as_dict()["cube"] if prompt is not None else gets
    assert isinstance(gives, int)
    return message("because-swap", points=gets - gives)


def _food_here(before: KibbleTable, after: KibbleTable, happened: list[str]) -> list[Message]:
    """Return the food that stays at the bowl of the cat that spills or swaps it; a refill is
    random."""
    question = before.agenda[-1]
    if not isinstance(question, OwnerQuestion) or "drop" in happened:
        return []
    cubes = cubes_in(after.food, question.bowl)
    points = sum(cubes)
    return [message("because-food", bowl=question.bowl + 1, points=points)]


def _has_effect(after: KibbleTable, kind: int, happened: list[str]) -> bool:
    """Whether a card does something where it was played: an arrival may find no target."""
    if not is_cat(kind) or not has_arrival_ability(kind):
        return True
    if kind == KITTEN:
        return False  # whether company comes is asked next
    if kind in (BIG_EYES, QUEEN):
        return ("drop" if kind == BIG_EYES else "discard") in happened
    prompts = [after.prompt(actor) for actor in after.actors()]
    return any(prompt is not None and prompt.key == NAMES[kind] for prompt in prompts)
