"""Reasons for hints: cards, cats that could be fed, sets and points."""

from typing import Final

from tabbytop.games.cat_lady.advice import (
    is_feeding,
    moves_to_best_plan,
    moves_without,
    points_after,
)
from tabbytop.games.cat_lady.best_plan import NO_CAT, reference_plan
from tabbytop.games.cat_lady.card_plays import is_card_play, play_card
from tabbytop.games.cat_lady.cards import (
    CATNIP,
    GOAL_NAMES,
    LOST_CAT,
    NAMES,
    is_costume,
    is_toy,
)
from tabbytop.games.cat_lady.cats import CAT_NAMES, STRAYS
from tabbytop.games.cat_lady.diets import HUNGRY, read_plan, unfinished_cats_of
from tabbytop.games.cat_lady.holding import Holding
from tabbytop.games.cat_lady.moves import (
    ADOPT,
    CASH,
    DONE,
    END,
    FEED,
    GUIDE,
    LASER,
    LINE_CELLS,
    LINES,
    PAIR_FIRST,
    PAIR_SECOND,
    PAY,
    PICK,
    PLACE,
    SHOP,
    SPRAY,
    SWAP_CAT,
    SWAP_GOAL,
    TAKE,
    TAKE_BACK,
    THROW,
)
from tabbytop.games.cat_lady.plan_scoring import score_plan
from tabbytop.games.cat_lady.prizes import catnip_rate
from tabbytop.games.cat_lady.table import EMPTY, CatLadyTable
from tabbytop.games.cat_lady.turn import AfterTake
from tabbytop.games.cat_lady.words import message
from tabbytop.texts.message import Message

_LOST_CATS: Final = 2  # that a stray costs


def move_reasons(table: CatLadyTable, seat: int, move: int) -> list[Message]:
    """Return what a move brings: from what lies open, and how the seat itself has fed."""
    if is_feeding(table, seat):
        return _feeding(table, seat, move)
    if PLACE.holds(move):
        first, cards = table.next_player(seat), _cards(table, LINE_CELLS[PLACE.first(move)])
        return [message("because-blocks", first=first, cards=cards)]
    if GUIDE.holds(move):
        cards = _cards(table, LINE_CELLS[GUIDE.first(move)])
        return [message("because-cat-player-gets", cards=cards)]
    if THROW.holds(move):
        return [message("because-nobody-gets", cards=_cards(table, [THROW.first(move)]))]
    if SWAP_GOAL.holds(move):
        return [message("because-goal", goal=GOAL_NAMES[SWAP_GOAL.second(move)])]
    if SPRAY.holds(move):
        return _spray(table, seat, move)
    if PAY.holds(move):
        return [message("because-choupette")]
    if END.holds(move):
        return [message("because-keeps" if table.hands[seat] else "because-ends")]
    return _gain(table, seat, move)


def _spray(table: CatLadyTable, seat: int, move: int) -> list[Message]:
    """Return which line is free again and, at the end of a turn, what the next player misses."""
    reasons = [message("because-frees", line=LINES[table.token])]
    following = table.next_player(seat)
    if isinstance(table.agenda[-1], AfterTake) and not table.is_cat_player(following):
        cards = _cards(table, LINE_CELLS[SPRAY.first(move)])
        reasons.insert(0, message("because-withholds", seat=following, cards=cards))
    return reasons


def _gain(table: CatLadyTable, seat: int, move: int) -> list[Message]:
    """Return what the cards that a move brings change."""
    after = table.copy()
    cards: list[str] = []
    if TAKE.holds(move):
        cards = _cards(table, LINE_CELLS[TAKE.first(move)])
        after.take_line(seat, TAKE.first(move))
    elif LASER.holds(move):
        first, second = PAIR_FIRST[LASER.first(move)], PAIR_SECOND[LASER.first(move)]
        cards = _cards(table, [first, second])
        after.take_by_laser(seat, first, second)
    elif PICK.holds(move):
        cards = _cards(table, [PICK.first(move)])
        after.pick(seat, PICK.first(move))
    elif is_card_play(move):
        play_card(after, seat, move)
    reasons: list[Message] = []
    if ADOPT.holds(move):
        cards = [CAT_NAMES[STRAYS + ADOPT.first(move)]]
    elif SWAP_CAT.holds(move):
        cards = _cards(table, [SWAP_CAT.second(move)])
    if cards:
        reasons.append(message("because-brings", cards=cards))
    if CASH.holds(move):
        return [message("because-cash")]
    if SHOP.holds(move):
        reasons.append(message("because-shop"))
    reasons += _feeding_changes(table.holding(seat), after.holding(seat))
    return reasons + _sets(table, after, seat)


def _feeding_changes(before: Holding, after: Holding) -> list[Message]:
    """Return which cats could newly be fed, which would need food, and the points."""
    plan, then = reference_plan(before), reference_plan(after)
    fed, fed_then = _fed(before, plan), _fed(after, then)
    hungry = [cat for cat in before.cats if cat not in fed]
    newly_fed = [CAT_NAMES[cat] for cat in fed_then if cat not in fed]
    needy = [CAT_NAMES[c] for c in after.cats if c not in fed_then and c not in hungry]
    reasons: list[Message] = []
    if newly_fed:
        reasons.append(message("because-feeds", cats=newly_fed))
    if needy:
        reasons.append(message("because-needs-food", cats=needy))
    points = score_plan(after, then, None).total - score_plan(before, plan, None).total
    if points > 0:
        reasons.append(message("because-worth", points=points))
    elif points < 0:
        reasons.append(message("because-costs", points=-points))
    return reasons


def _sets(before: CatLadyTable, after: CatLadyTable, seat: int) -> list[Message]:
    """Return what grows: different toys, costumes, catnip, lost cats."""
    old, new = before.hands[seat], after.hands[seat]
    reasons: list[Message] = []
    toys = len({card for card in new if is_toy(card)})
    if toys > len({card for card in old if is_toy(card)}):
        reasons.append(message("because-toys", count=toys))
    costumes = sum(is_costume(card) for card in new)
    if costumes > sum(is_costume(card) for card in old):
        reasons.append(message("because-costumes", count=costumes))
    catnip = new.count(CATNIP)
    if catnip > old.count(CATNIP):
        reasons.append(message("because-catnip", count=catnip, points=catnip_rate(catnip)))
    if new.count(LOST_CAT) >= _LOST_CATS > old.count(LOST_CAT):
        reasons.append(message("because-lost-cats"))
    return reasons


def _feeding(table: CatLadyTable, seat: int, move: int) -> list[Message]:
    """Return what a step of the feeding does, and to how many points it leads."""
    if DONE.holds(move):
        return [message("because-done", points=points_after(table, seat, []))]
    reasons: list[Message] = []
    if FEED.holds(move):
        cat = FEED.first(move)
        then = read_plan(table.feeding_holding(seat), sorted([*table.plans[seat], move]))
        key = "because-part-fed" if cat in unfinished_cats_of(then) else "because-fed"
        reasons.append(message(key, cat=CAT_NAMES[cat]))
    best = moves_to_best_plan(table, seat)
    if move == best[0]:
        points = points_after(table, seat, best)
        return [*reasons, message("because-best-plan", points=points)]
    if move in best:
        return [*reasons, message("because-any-order")]
    hungry = FEED.first(best[0]) if FEED.holds(best[0]) else NO_CAT
    other = [] if hungry == NO_CAT else moves_without(table, seat, hungry)
    if TAKE_BACK.holds(move) and move not in other:
        hungry = TAKE_BACK.first(move)
        other = [move] if DONE.holds(best[0]) else moves_without(table, seat, hungry)
    if move in other or TAKE_BACK.holds(move):
        points = points_after(table, seat, other)
        reasons.append(message("because-hungry", cat=CAT_NAMES[hungry], points=points))
    return reasons


def _fed(holding: Holding, plan: list[int]) -> list[int]:
    """Return the cats that a plan feeds."""
    diet = read_plan(holding, plan)
    return [cat for place, cat in enumerate(diet.cats) if diet.state[place] != HUNGRY]


def _cards(table: CatLadyTable, cells: list[int]) -> list[str]:
    """Return the cards in these cells of the grid."""
    return [NAMES[table.grid[cell]] for cell in cells if table.grid[cell] != EMPTY]
