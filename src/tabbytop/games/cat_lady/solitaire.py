"""The cat player of solitaire: its cards, turns and end (CL-C38, CL-C39, CL-X5, CL-X6)."""

from typing import Final

from tabbytop.games.cat_lady.best_plan import best_value
from tabbytop.games.cat_lady.cards import (
    CAT_PLAYER,
    CAT_TOKEN_LINE,
    CATNIP,
    GIVES,
    LOST_CAT,
    MILK,
    MOST_CATNIP,
    MOST_FOOD,
    MOST_TOYS,
    ONE_MORE_STRAY,
    THREE_WILD,
    TOKEN_KINDS,
    TUNA,
    TURN_CARDS,
    TURN_COUNT,
    TWO_TOKENS,
    TYPES,
    WILD,
    is_cat,
    is_toy,
)
from tabbytop.games.cat_lady.cats import CATS, CHOUPETTE
from tabbytop.games.cat_lady.moves import (
    FEED,
    FOOD_COUNT,
    FOOD_TOKEN,
    FOOD_TYPE,
    GUIDE,
    LINE_CELLS,
    LINE_COUNT,
    PAIR_COUNT,
    PAIR_FIRST,
    PAIR_SECOND,
    SIDE,
)
from tabbytop.games.cat_lady.table import EMPTY, CatLadyTable, Question
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.agenda import Prompt, Step, only
from tabbytop.kernel.piles import with_card, with_entry, without_card
from tabbytop.texts.message import Message

_MIN_FOOD: Final = 2
_SIX_VP: Final = 6


def deal_starting_cards(table: CatLadyTable, count: int) -> None:
    """Deal the cat player's starting cards, and what they bring at once (CL-X5).

    Catnip, costumes and the wild toy stay on their cards.
    """
    for _card in range(count):
        deck = table.starting_deck
        card = deck[table.generator.below(len(deck))]
        table.starting_deck = without_card(deck, card)
        table.starting = with_card(table.starting, card)
    for card in table.starting:
        if card == TWO_TOKENS:
            tokens = table.vp_tokens[CAT_PLAYER] + 2
            table.vp_tokens = with_entry(table.vp_tokens, CAT_PLAYER, tokens)
        elif card == ONE_MORE_STRAY:
            table.cats[CAT_PLAYER] = with_card(table.cats[CAT_PLAYER], table.draw_stray())
        elif card == THREE_WILD:
            table.food[CAT_PLAYER * TOKEN_KINDS + WILD] += 3


class CatPlayerTurn(Step[CatLadyTable]):
    """A turn card is drawn and decides which line the cat player takes, token or not."""

    def run(self, table: CatLadyTable) -> None:
        """The human chooses between lines that are tied even after the arrow."""
        card = table.draw_turn_card()
        if TURN_CARDS[card].wants == CAT_TOKEN_LINE:
            take_for_cat_player(table, table.token)
            table.reshuffle_turn_cards()
            return
        lines = candidate_lines(table, card)
        if len(lines) == 1:
            take_for_cat_player(table, lines[0])
        else:
            table.then(GuidesCatPlayer(card))


class GuidesCatPlayer(Question):
    """The human chooses between lines that are tied even after the arrow (CL-C38)."""

    def __init__(self, card: int = 0) -> None:
        self.card = card

    def fits(self, table: CatLadyTable) -> bool:
        if table.turn_discard[-1:] != [self.card] or EMPTY in table.grid:
            return False
        wanted = 0 <= self.card < TURN_COUNT and TURN_CARDS[self.card].wants
        return wanted != CAT_TOKEN_LINE and len(candidate_lines(table, self.card)) > 1

    def actors(self, table: CatLadyTable) -> list[int]:
        return only(0)

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "guide"

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        return Prompt("guide", {"card": TURN_CARDS[self.card].name})

    def required_action(self) -> tuple[Message, str]:
        return message("must-guide-cat-player"), "CL-C38"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        return [GUIDE.of(line) for line in candidate_lines(table, self.card)]

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        take_for_cat_player(table, GUIDE.first(move))


def candidate_lines(table: CatLadyTable, card: int) -> list[int]:
    """Return the lines that a turn card allows; more than one only if they are really tied.

    If no tied line goes the way of the arrow, all tied lines are left (CL-Y9).
    """
    turn_card = TURN_CARDS[card]
    counts = [count_wanted(table, line, turn_card.wants) for line in range(LINE_COUNT)]
    most = max(counts)
    if most < (_MIN_FOOD if turn_card.wants == MOST_FOOD else 1):
        return [turn_card.arrow]
    tied = [line for line in range(LINE_COUNT) if counts[line] == most]
    along = [line for line in tied if is_row(line) == is_row(turn_card.arrow)]
    return along or tied


def is_row(line: int) -> bool:
    """Whether a line is a row, not a column."""
    return line < SIDE


def count_wanted(table: CatLadyTable, line: int, wants: int) -> int:
    """Count in a line what a turn card wants."""
    count = 0
    for cell in LINE_CELLS[line]:
        kind = table.grid[cell]
        if kind == EMPTY:
            continue
        if wants == MOST_FOOD:
            count += len(GIVES[kind])
        elif wants == MOST_TOYS:
            count += 1 if is_toy(kind) else 0
        elif wants == MOST_CATNIP:
            count += 1 if kind == CATNIP else 0
        elif is_cat(kind) and CATS[kind].vp >= _SIX_VP:
            count += 1
    return count


def take_for_cat_player(table: CatLadyTable, line: int) -> None:
    """Take a line for the cat player; it trades in a second lost cat at once."""
    table.take_line(CAT_PLAYER, line)
    trade_lost_cats(table)
    table.refill()


def trade_lost_cats(table: CatLadyTable) -> None:
    """Trade pairs of lost cats for the leftmost stray, or for a token if there is none (CL-C39)."""
    while table.count_in_hand(CAT_PLAYER, LOST_CAT) >= 2:
        if table.strays:
            table.adopt(CAT_PLAYER, table.strays[0])
        else:
            table.cash_in(CAT_PLAYER)


class CatPlayerFeedsChoupette(Step[CatLadyTable]):
    """The cat player pays for Choupette and takes the two best cards, if it loses nothing by that.

    The value is the private value of its reference plan; the cat player prefers strays, so an equal
    value is enough (CL-Y13). Among equal pairs it takes the one at the upper left.
    """

    def run(self, table: CatLadyTable) -> None:
        eaten = payment_of_cat_player(table)
        if not eaten:
            return
        best, pair = private_value(table) - 1, -1
        for tried in range(PAIR_COUNT):
            if not _has_both_cards(table, tried):
                continue
            trial = table.copy()
            _feed_and_pick(trial, eaten, tried)
            worth = private_value(trial)
            if worth > best:
                best, pair = worth, tried
        if pair >= 0:
            _feed_and_pick(table, eaten, pair)


def private_value(table: CatLadyTable) -> int:
    """Return the private value of the cat player's reference plan."""
    return best_value(table.holding(CAT_PLAYER), None)


def payment_of_cat_player(table: CatLadyTable) -> list[int]:
    """Return how the cat player would pay for Choupette; empty if it cannot.

    All its tokens except treats are wild.
    """
    tokens = table.tokens(CAT_PLAYER)
    eaten: list[int] = []
    for need in (TUNA, MILK):
        food = _first_food_for(tokens, need)
        if food < 0:
            return []
        tokens[FOOD_TOKEN[food]] -= 1
        eaten.append(FEED.of(CHOUPETTE, food))
    return sorted(eaten)


def _first_food_for(tokens: list[int], need: int) -> int:
    """Return the first food in notation that counts as this type and is there, or -1."""
    for food in range(FOOD_COUNT):
        if FOOD_TYPE[food] == need and FOOD_TOKEN[food] <= TYPES and tokens[FOOD_TOKEN[food]] > 0:
            return food
    return -1


def _has_both_cards(table: CatLadyTable, pair: int) -> bool:
    return table.grid[PAIR_FIRST[pair]] != EMPTY and table.grid[PAIR_SECOND[pair]] != EMPTY


def _feed_and_pick(table: CatLadyTable, eaten: list[int], pair: int) -> None:
    table.feed_choupette(CAT_PLAYER, eaten.copy())
    table.pick(CAT_PLAYER, PAIR_FIRST[pair])
    table.pick(CAT_PLAYER, PAIR_SECOND[pair])
    trade_lost_cats(table)
