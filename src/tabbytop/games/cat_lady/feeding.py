"""All feed their cats at once, unseen by the others; then everybody shows (CL-C1, CL-C36)."""

from typing import TYPE_CHECKING

from tabbytop.games.cat_lady.advice import moves_to_best_plan
from tabbytop.games.cat_lady.best_plan import best_plan
from tabbytop.games.cat_lady.cards import CAT_PLAYER
from tabbytop.games.cat_lady.cats import CHOUPETTE
from tabbytop.games.cat_lady.diets import HUNGRY, feed_moves_for, unfinished_cats_of
from tabbytop.games.cat_lady.moves import DONE, FEED, FOOD_TYPE, TAKE_BACK, WHOLE_MEAL
from tabbytop.games.cat_lady.scoring import rivals_by_plans
from tabbytop.games.cat_lady.table import MAX_TAKE_BACKS, CatLadyTable, Question
from tabbytop.kernel.agenda import Prompt, Step

if TYPE_CHECKING:
    from mypy_extensions import i64  # native: asked at every token


class SeatsFeed(Question):
    """Every seat gives its tokens to its cats, one by one, changes its mind, and is done."""

    def actors(self, table: CatLadyTable) -> list[int]:
        """The seats that are not done."""
        return [seat for seat in range(table.seats) if not table.done[seat]]

    def prompt(self, table: CatLadyTable, seat: int) -> Prompt:
        """The question: what is fed so far is no public matter."""
        return Prompt("feed", {})

    def required_action(self) -> tuple[str, str]:
        """What the seat has to do now."""
        return "feed your cats, or say `done`", "CL-C1"

    def moves(self, table: CatLadyTable, seat: int) -> list[int]:
        """A token to a cat, everything back from a cat, or done if no cat is part-fed.

        Who has changed too often can only put right what is unfinished: so all games end, also
        among programs (CL-Y5).
        """
        diet = table.diet(seat)
        whole = not unfinished_cats_of(diet)
        moves: list[int] = [DONE.of()] if whole else []
        patient = table.changes[seat] < MAX_TAKE_BACKS
        if patient:
            moves.extend(feed_moves_for(table.feeding_holding(seat), diet))
        if patient or not whole:
            for place in range(len(diet.cats)):
                cat: i64 = diet.cats[place]
                if diet.state[place] != HUNGRY and (cat != CHOUPETTE or not table.paid):
                    moves.append(TAKE_BACK.of(cat))
        return moves

    def answer(self, table: CatLadyTable, seat: int, move: int) -> None:
        """The question stays until all are done; then all show at once."""
        table.then(self)
        if FEED.holds(move):
            table.give(seat, move)
        elif TAKE_BACK.holds(move):
            table.take_back(seat, TAKE_BACK.first(move))
        else:
            table.finish_feeding(seat)

    def timeout_move(self, table: CatLadyTable, seat: int) -> int:
        """The next step towards the best plan."""
        return moves_to_best_plan(table, seat)[0]

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
        """Say what is in the way."""
        if DONE.holds(move):
            return "a cat is fed in part: feed it up, or take its food back", "CL-C1"
        if FEED.holds(move) and table.changes[seat] >= MAX_TAKE_BACKS:
            return f"you have taken food back {MAX_TAKE_BACKS} times; say `done`", "CL-Y5"
        if FEED.holds(move):
            if not table.owns(seat, FEED.first(move)):
                return "that cat is not yours", "CL-C1"
            if FEED.first(move) == CHOUPETTE and FOOD_TYPE[FEED.second(move)] != WHOLE_MEAL:
                return "Choupette eats first of all or never; now only a treat feeds her", "CL-C35"
            return "it has no use for that now, or you have no such token left", "CL-C1"
        if TAKE_BACK.holds(move):
            if table.changes[seat] >= MAX_TAKE_BACKS:
                return f"you have taken food back {MAX_TAKE_BACKS} times; say `done`", "CL-Y5"
            return "that cat has been given nothing", "CL-C1"
        return super().why_not(table, seat, move)


class Reveal(Step[CatLadyTable]):
    """All show; the cat player feeds, knowing what the human did (CL-C39); the end."""

    def run(self, table: CatLadyTable) -> None:
        """Nothing is left to happen."""
        table.reveal()
        if table.is_cat_player(CAT_PLAYER):
            rivals = rivals_by_plans(table, CAT_PLAYER)
            table.set_cat_player_plan(
                CAT_PLAYER, best_plan(table.feeding_holding(CAT_PLAYER), rivals)
            )
        table.finish()
