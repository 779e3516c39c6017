"""Which meals the second reading allows: what may be fed next, and when a plan is whole."""

from collections import Counter

from tests.games.cat_lady.second_reading import APPETITE, CATS, TYPES, Dinner, Has, parsed

# A plan as a whole.


def satisfied(cat: str, foods: list[str]) -> bool:
    """Whether these types are exactly what a cat needs."""
    if cat in APPETITE:
        least, most = APPETITE[cat]
        alike = cat != "waffle" or len(set(foods)) == 1
        return least <= len(foods) <= most and alike
    need = CATS[cat][1]
    if "?" in need:
        return len(foods) == len(need)
    return sorted(foods) == sorted(need)


def is_converted(has: Has, token: str, as_what: str) -> bool:
    """Whether only Moonbeam lets a token be eaten like this."""
    if token == "treat":
        return as_what != "whole"
    if has.all_wild or token == "wild":
        return False
    return token != as_what


def may_pay(has: Has, dinner: Dinner) -> bool:
    """Choupette is fed before Moonbeam is."""
    meals = dinner.given["choupette"]
    return has.choupette_payable and not any(
        is_converted(has, token, as_what) for token, as_what in meals
    )


def whole(has: Has, meals: list[str]) -> bool:
    """Whether a plan could be closed with `done`."""
    foods = [parsed(meal) for meal in meals]
    if any(cat not in has.cats for cat, _, _ in foods):
        return False
    if Counter(token for _, token, _ in foods) - has.tokens:
        return False
    dinner = Dinner(has, meals)
    fed_before = {parsed(meal)[0] for meal in has.eaten}
    for cat in {cat for cat, _, _ in foods}:
        if cat in fed_before:
            return False
        if dinner.by_treat(cat):
            if len(dinner.given[cat]) != 1:
                return False
        elif not satisfied(cat, dinner.eaten_as(cat)) or (
            cat == "choupette" and not may_pay(has, dinner)
        ):
            return False
    changed = sum(is_converted(has, token, as_what) for _, token, as_what in foods)
    return changed == 0 or (changed <= 2 and dinner.able("moonbeam"))


# Token by token.


def may_eat(has: Has, plan: list[str], cat: str, meal: str) -> bool:
    """Whether one token more is no more than a cat needs, and may be eaten like this."""
    if any(eaten.split()[0] == cat for eaten in has.eaten):
        return False
    given = [parsed(other)[2] for other in plan if other.split()[0] == cat]
    _, token, as_what = parsed(f"{cat} {meal}")
    used = changes(has, plan)
    if as_what == "whole":
        return not given and (cat != "moonbeam" or used == 0)
    if "whole" in given or (cat == "choupette" and not has.choupette_payable):
        return False
    if is_converted(has, token, as_what):
        moonbeam_may = "moonbeam" in has.cats and "moonbeam treat" not in plan and used < 2
        if cat == "choupette" or not moonbeam_may:
            return False
    return leads_on(cat, [TYPES[food] for food in [*given, as_what]])


def changes(has: Has, plan: list[str]) -> int:
    """How many tokens are wild by Moonbeam."""
    foods = [parsed(meal) for meal in plan]
    return sum(is_converted(has, token, as_what) for _, token, as_what in foods)


def leads_on(cat: str, foods: list[str]) -> bool:
    """Whether a cat with these types needs them all."""
    if cat in APPETITE:
        return satisfied(cat, foods)
    need = CATS[cat][1]
    if "?" in need:
        return len(foods) <= len(need)
    return not Counter(foods) - Counter(need)
