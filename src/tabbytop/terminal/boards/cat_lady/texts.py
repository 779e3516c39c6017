"""Names of the game's catalogue, in English."""

from functools import cache

from tabbytop.games.cat_lady.words import message


@cache
def title(card: str) -> str:
    """Return a card's printed name."""
    return str(message(f"card-{card}"))


@cache
def worth_text(cat: str) -> str:
    """Return what a cat is worth once it is fed."""
    return str(message(f"card-{cat}.worth"))


@cache
def goal_title(goal: str) -> str:
    """Return what a shared goal counts."""
    return str(message(f"goal-{goal}"))


@cache
def starting_card(card: str) -> str:
    """Return what a starting card of the cat player brings."""
    return str(message(f"starting-{card}"))


@cache
def turn_card(card: str) -> str:
    """Return what a turn card wants: `most toys, else row C`."""
    return str(message(f"turn-card-{card}"))
