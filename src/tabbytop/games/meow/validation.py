"""Check that a table read from a document could occur in a game."""

from typing import Final

from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.box.rule import AFTER, BEFORE
from tabbytop.games.meow.cards import (
    CARD_COUNT,
    FIRST_MEMORY,
    MOST_TIMES,
    WORDS_OF_ACT,
    is_said,
)
from tabbytop.games.meow.scoring import is_won
from tabbytop.games.meow.table import MeowTable
from tabbytop.kernel.errors import BadPosition

_OPENING: Final = ("AllStrike", "AllPass")
_TURN: Final = {
    "SeatPlays": ["NextTurn", "SeatPlays"],
    "SeatActs": ["NextTurn", "SeatActs"],
    "HolderReveals": ["NextTurn", "HolderReveals"],
    "HolderAnswers": ["NextTurn", "Point", "HolderAnswers"],
}


def validate(table: MeowTable) -> None:
    """Raise BadPosition, naming the field, if the table could not occur in a game."""
    _check_lists(table)
    asked = _asked(table)
    _check_seats(table, asked)
    _check_cards(table, asked)
    _check_strikes(table)
    _check_acts(table, asked)
    _check_words(table)
    _check_course(table, asked)
    _check_pointing(table, asked)
    _check_knowledge(table)
    _check_shown(table, asked)


def _require(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise BadPosition(f"table.{where}", reason)


def _check_lists(table: MeowTable) -> None:
    """Lists by seat have a number for each seat; marks are 0 or 1; piles are ascending."""
    for name, marks in (
        ("ready", table.ready),
        ("replaced", table.replaced),
        ("waits", table.waits),
        ("objected", table.objected),
    ):
        _require(len(marks) == table.seats, name, f"must have {table.seats} numbers")
        _require(min(marks) >= 0 and max(marks) <= 1, name, "is 0 or 1, seat by seat")
    _require(len(table.best) == table.seats, "best", f"must have {table.seats} numbers")
    for name, piles in (
        ("hands", table.hands),
        ("struck", table.struck),
        ("did", table.did),
        ("said", table.said),
        ("pile", [table.pile]),
        ("unused", [table.unused]),
        ("removed", [table.removed]),
    ):
        for pile in piles:
            _require(pile == sorted(set(pile)), name, "is ascending, each once")
    _require(table.ticks >= 0, "ticks", "is below zero")


def _asked(table: MeowTable) -> str:
    """The question on top of the agenda, after checking all its steps; empty at the end."""
    steps = [type(step).__name__ for step in table.agenda]
    if not steps:
        return ""
    asked = steps[-1]
    if steps != ([asked] if asked in _OPENING else _TURN.get(asked)):
        raise BadPosition("agenda", f"no game leads to {' < '.join(steps)}")
    return asked


def _check_seats(table: MeowTable, asked: str) -> None:
    for name, seat, wanted in (
        ("starter", table.starter, asked != "AllStrike"),
        ("active", table.active, asked not in _OPENING),
    ):
        _require(-1 <= seat < table.seats, name, f"there is no seat {seat}")
        _require((seat >= 0) == wanted, name, "does not fit what is asked")
    opening = asked in _OPENING
    _require(opening or max(table.ready) == 0, "ready", "nobody has to be any more")
    _require(not opening or min(table.ready) == 0, "ready", "all are, and nothing happens")


def _check_cards(table: MeowTable, asked: str) -> None:
    """Sizes never change (MW-M9); cards in the game are from the deck, and nobody struck them."""
    each, rest = table.dealt_each(), table.dealt_to_pile()
    if asked == "AllStrike":
        each = rest = 0
    for seat, hand in enumerate(table.hands):
        laid = 1 if table.played >= 0 and seat == table.active else 0
        _require(len(hand) + laid == each, f"hands[{seat}]", f"must have {each - laid} cards")
    _require(len(table.pile) == rest, "pile", f"must have {rest} cards")
    lies = asked in {"SeatActs", "HolderReveals", "HolderAnswers"} or (
        asked == "" and is_won(table)
    )
    _require((table.played >= 0) == lies, "played", "does not fit what is asked")
    deck = set(table.deck())
    for cards in [*table.hands, table.pile, table.removed]:
        _require(deck.issuperset(cards), "hands", "has a card that is not in this deck")
    _require(len(table.removed) == sum(table.replaced), "removed", "one for each that replaced")


def _check_strikes(table: MeowTable) -> None:
    """A struck card is in the box (MW-M24)."""
    box = set(table.unused) & set(table.deck())
    for seat, cards in enumerate(table.struck):
        _require(box.issuperset(cards), f"struck[{seat}]", "must be in the box")
        _require(len(cards) <= table.most_strikes(), f"struck[{seat}]", "too many")


def _check_acts(table: MeowTable, asked: str) -> None:
    """A turn's acts are within the budget (MW-S1); their parts fit the card (MW-M14)."""
    count = len(table.acts)
    _require(len(table.parts) == count == len(table.times), "acts", "each has its part and times")
    _require(count <= table.budget(), "acts", "are more than the budget")
    _require(count == 0 or asked not in _OPENING, "acts", "nobody has had a turn")
    _require(count == 0 or asked != "" or is_won(table), "acts", "the turn is over")
    has = table.palette().has
    for seat, acts in enumerate(table.did):
        _require(all(has[act] for act in acts), f"did[{seat}]", "has an act of another box")
    for place, act in enumerate(table.acts):
        where = f"acts[{place}]"
        part, times = table.parts[place], table.times[place]
        _require(part in {BEFORE, AFTER}, where, "is before or after the card")
        _require(
            part == AFTER or table.has_parts(), where, "is before the card, but nothing can be"
        )
        _require(part == BEFORE or table.played >= 0, where, "is after a card that does not lie")
        _require(part == AFTER or AFTER not in table.parts[:place], where, "is out of order")
        _require(1 <= times <= (1 if is_said(act) else MOST_TIMES), where, f"{times} times")
        _require(act in table.did[table.active], where, "the active seat has not done it")
        twice = [n for n in range(place) if table.acts[n] == act and table.parts[n] == part]
        _require(not twice, where, "stands there twice")


def _check_words(table: MeowTable) -> None:
    """Every spoken act of the turn has a word (MW-S3), and no memory is full (MW-M21)."""
    spoken = [act for act in table.acts if is_said(act)]
    _require(len(spoken) == len(set(spoken)), "acts", "a spoken act is done once a turn")
    _require(len(table.words) == len(spoken), "words", "are not those of the acts")
    for act, word in zip(spoken, table.words, strict=True):
        acts = table.palette().acts_of_word[word]
        _require(act in acts, "words", "are not those of the acts")
        for other in acts:
            _require(table.word_for(other) == word, "words", "count for all that they fit")
    has = table.palette().has
    for memory, said in enumerate(table.said):
        own = WORDS_OF_ACT[FIRST_MEMORY + memory] if has[FIRST_MEMORY + memory] else []
        _require(set(own).issuperset(said), f"said[{memory}]", "has words of another rule")
        _require(
            not said or len(said) < len(own),
            f"said[{memory}]",
            "is full: it would have started anew",
        )


def _check_course(table: MeowTable, asked: str) -> None:
    """The round and the best checks fit the course of the game (MW-M27, MW-M29)."""
    most, limit = max(table.best), table.round_limit()
    _require(min(table.best) >= 0, "best", "is below zero")
    if asked in _OPENING:
        idle = table.round == 0 and most == 0 and not any(table.did) and not any(table.said)
        _require(idle and not table.removed, "round", "nobody has had a turn")
        return
    _require(table.round >= 1, "round", "is below one")
    _require(limit == 0 or table.round <= limit, "round", "the game would be over")
    if asked != "":
        _require(most < table.seats - 1, "best", "the game would be over")
        return
    if is_won(table):
        _require(table.best[table.active] == most, "best", "another than the active seat has won")
        _require(table.best.count(most) == 1, "best", "two have won")
        return
    _require(most < table.seats, "best", "there are not so many hands")
    last = table.round == limit and table.left_neighbour(table.active) == table.starter
    _require(last, "round", "the game is over for no reason")


def _check_pointing(table: MeowTable, asked: str) -> None:
    """The check, as far as it got (MW-M7).

    Hands that it got past are not checked for broken rules: an imagined table draws no conclusions
    (MW-M35).
    """
    others, checking = table.seats - 1, asked in {"HolderReveals", "HolderAnswers"}
    won = asked == "" and is_won(table)
    _require(table.past == others if won else 0 <= table.past < others, "past", "cannot be")
    _require(checking or won or table.past == 0, "past", "nobody is checked")
    wanted = (table.active + 1 + table.past) % table.seats if checking else -1
    _require(table.pointed == wanted, "pointed", "does not fit the check")
    watched = asked == "HolderAnswers" or (won and table.is_judged_by_eyes())
    _require(watched or not table.looked, "looked", "nobody is asked")
    _require(watched or max(table.objected) == 0, "objected", "nobody is asked")
    _require(watched or max(table.waits) == 0, "waits", "nobody is asked")
    if watched:
        _require(table.waits[table.active] == 0, "waits", "the active seat is not asked")
        _require(table.objected[table.active] == 0, "objected", "the active seat cannot object")
        _require(table.pointed < 0 or table.waits[table.pointed] == 0, "waits", "pointed at")
    if any(table.objected):
        _require(is_obeyed(table, table.played), "objected", "the turn would be over")
    if asked == "HolderReveals":
        _require(is_obeyed(table, table.played), "played", "was not obeyed: no check would begin")
        _require(bool(broken_in_hand(table, table.pointed)), "pointed", "has no broken rule")


def _check_shown(table: MeowTable, asked: str) -> None:
    """A revealed or replaced rule is shown until the next turn begins (MW-X4)."""
    begun = asked != "" and (asked != "SeatPlays" or bool(table.acts))
    _require((table.shown >= 0) == (table.shower >= 0), "shown", "and shower come together")
    _require((table.gone >= 0) == (table.replacer >= 0), "gone", "and replacer come together")
    _require(-1 <= table.shower < table.seats, "shower", f"there is no seat {table.shower}")
    _require(-1 <= table.replacer < table.seats, "replacer", f"there is no seat {table.replacer}")
    if table.shown >= 0:
        _require(not begun, "shown", "the turn has begun")
        _require(not is_won(table) or asked != "", "shown", "the turn had begun")
        _require(asked == "" or table.replacer != table.active, "shown", "the turn has begun")
        _require(table.shown not in table.unused, "shown", "is not in the game")
        _require(table.places[table.seats][table.shown] > 0, "shown", "nobody remembers it")
    if table.gone >= 0:
        _require(table.gone in table.removed, "gone", "is not gone")
        _require(table.replaced[table.replacer] == 1, "replacer", "has replaced nothing")
        _require(not begun or table.replacer == table.active, "gone", "the turn has begun")


def _check_knowledge(table: MeowTable) -> None:
    """Nobody knows anything false, and nobody less than an onlooker (see `MeowState`)."""
    where_is = [0] * CARD_COUNT
    for seat, hand in enumerate(table.hands):
        for card in hand:
            where_is[card] = 1 << seat
    for card in table.pile:
        where_is[card] = 1 << table.seats
    if table.played >= 0:
        where_is[table.played] = 1 << table.active
    public = table.places[table.seats]
    for seat, row in enumerate(table.places):
        _require(len(row) == CARD_COUNT, f"places[{seat}]", f"must have {CARD_COUNT} numbers")
    for seat, row in enumerate(table.places):
        for card, places in enumerate(row):
            where = f"places[{seat}][{card}]"
            known = 0 <= places < 2 << table.seats and (places == 0 or places & where_is[card])
            _require(bool(known), where, "the card is elsewhere")
            if public[card]:
                wider = places > 0 and places | public[card] == public[card]
                _require(wider, where, "an onlooker knows more")
            if seat < table.seats:
                own, here = 1 << seat, where_is[card] == 1 << seat
                _require(places == own if here else not places & own, where, "sees its own hand")
            elif card == table.played:
                _require(places == where_is[card], where, "all see the card that lies")
