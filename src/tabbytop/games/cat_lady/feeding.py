"""The feeding phase: all seats feed in secret at the same time, then reveal (CL-C1, CL-C36)."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.cat_lady.advice import moves_to_best_plan
from tabbytop.games.cat_lady.best_plan import best_plan
from tabbytop.games.cat_lady.cards import CAT_PLAYER
from tabbytop.games.cat_lady.cats import CAT_COUNT, CHOUPETTE
from tabbytop.games.cat_lady.diets import HUNGRY, add_feed_moves, may_end
from tabbytop.games.cat_lady.moves import DONE, FEED, FOOD_TYPE, TAKE_BACK, WHOLE_MEAL
from tabbytop.games.cat_lady.scoring import rivals_by_plans
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable, Question
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.agenda import Prompt, Step
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: called for every token

_TAKE_BACKS: Final[list[int]] = [TAKE_BACK.of(cat) for cat in range(CAT_COUNT)]


class SeatsFeed(Question):
    """Every seat gives tokens to its cats one by one, may take them back, and ends with `done`."""

    def actors(self, table: CatLadyTable) -> list[int]:
        return [seat for seat in range(table.seats) if not table.done[seat]]

    def prompt_key(self, table: CatLadyTable, seat: int) -> str:
        return "feed"

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        """The prompt has no details: what is fed so far is secret."""
        return Prompt("feed", {})

    def required_action(self) -> tuple[Message, str]:
        return message("must-feed"), "CL-C1"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        """A token to a cat, everything back from a cat, or `done` if no cat is part-fed.

        A seat that has taken food back too often can only correct what is unfinished, so that every
        game ends, also among programs (CL-Y5).
        """
        diet = table.diet(seat)
        whole = may_end(diet)
        moves: list[int] = [DONE.of()] if whole else []
        patient = table.changes[seat] < MAX_TAKE_BACKS
        if patient:
            add_feed_moves(table.feeding_holding(seat), diet, moves)
        if patient or not whole:
            for place in range(len(diet.cats)):
                cat: i64 = diet.cats[place]
                if diet.state[place] != HUNGRY and (cat != CHOUPETTE or not table.paid):
                    moves.append(_TAKE_BACKS[cat])
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """Ask on until all seats are done; then all reveal at once."""
        table.then(self)
        if FEED.holds(move):
            table.give(seat, move)
        elif TAKE_BACK.holds(move):
            table.take_back(seat, TAKE_BACK.first(move))
        else:
            table.finish_feeding(seat)

    def timeout_move(self, table: CatLadyTable, seat: int) -> int:
        """The next move towards the best plan."""
        return moves_to_best_plan(table, seat)[0]

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[Message, str]:
        if DONE.holds(move):
            return message("refusal-fed-in-part"), "CL-C1"
        if FEED.holds(move) and table.changes[seat] >= MAX_TAKE_BACKS:
            return message("refusal-taken-back-too-often", most=MAX_TAKE_BACKS), "CL-Y5"
        if FEED.holds(move):
            if not table.owns(seat, FEED.first(move)):
                return message("refusal-not-your-cat"), "CL-C1"
            if FEED.first(move) == CHOUPETTE and FOOD_TYPE[FEED.second(move)] != WHOLE_MEAL:
                return message("refusal-choupette-eats-first"), "CL-C35"
            return message("refusal-no-use-for-food"), "CL-C1"
        if TAKE_BACK.holds(move):
            if table.changes[seat] >= MAX_TAKE_BACKS:
                return message("refusal-taken-back-too-often", most=MAX_TAKE_BACKS), "CL-Y5"
            return message("refusal-nothing-to-take-back"), "CL-C1"
        return super().why_not(table, seat, move)


class Reveal(Step[CatLadyTable]):
    """All plans are revealed, the cat player feeds knowing the human's plan (CL-C39), the game
    ends."""

    def run(self, table: CatLadyTable) -> None:
        table.reveal()
        if table.is_cat_player(CAT_PLAYER):
            rivals = rivals_by_plans(table, CAT_PLAYER)
            table.set_cat_player_plan(
                CAT_PLAYER, best_plan(table.feeding_holding(CAT_PLAYER), rivals)
            )
        table.finish()
