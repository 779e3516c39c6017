"""The end of a game in the second reading: everybody's points by everybody's plans."""

from tests.games.cat_lady.second_reading import (
    Choice,
    Dinner,
    Others,
    by_choice,
    choices,
    score,
    share,
)
from tests.games.cat_lady.second_turns import Turns


def macaks_answer(dinner: Dinner, others: Others) -> bool:
    """What is best for his owner; he counts if it is all the same (CL-Y6)."""
    ways = [(by_choice(dinner, others, way)["total"], way.macak) for way in choices(dinner)]
    return max(ways)[1]


def standings(turns: Turns, wanted: dict[str, int]) -> list[dict[str, int]]:
    """The points of all players by their plans."""
    every = [Dinner(turns.has(who), player.plan) for who, player in enumerate(turns.players)]
    settled = [seen_by(turns, every, who, wanted) for who in range(len(every))]
    return [
        score(dinner.has, turns.players[who].plan, settled[who]) for who, dinner in enumerate(every)
    ]


def seen_by(turns: Turns, every: list[Dinner], who: int, wanted: dict[str, int]) -> Others:
    """What the others come to for one player."""
    rest = [dinner for number, dinner in enumerate(every) if number != who]
    others = Others(
        most_fed=max(dinner.fed_cats() for dinner in rest),
        costumes=[dinner.has.costumes + dinner.able("elvis") for dinner in rest],
        leftovers=[dinner.left for dinner in rest],
        second_prize=len(every) >= 5,
    )
    if turns.goals:
        for partner, goal in [
            ((who + 1) % len(every), turns.goals[who]),
            (who - 1, turns.goals[who - 1]),
        ]:
            others.goals.append((goal, wanted[goal], brought(turns, every, partner, goal, wanted)))
    return others


def brought(
    turns: Turns, every: list[Dinner], partner: int, goal: str, wanted: dict[str, int]
) -> int:
    """A partner's share of a goal; Macak's owner, and nobody else, has something to decide."""
    dinner = every[partner]
    macak = goal == "catnip" and dinner.able("macak")
    if macak:
        macak = macaks_answer(dinner, seen_by(turns, every, partner, wanted))
    first: Choice = next(choices(dinner))
    return share(dinner, goal, first) + macak
