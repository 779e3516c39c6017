"""Hints: the move of a bot, what it brings, and what the runner-up would have brought."""

from typing import NamedTuple

from tabbytop.bots.player import NO_MOVE, Bot, LiveBot
from tabbytop.kernel.table import Table
from tabbytop.texts.message import Message


class Suggestion(NamedTuple):
    """A move and the runner-up, NO_MOVE if there is none, with what each of them brings."""

    move: int
    reasons: list[Message]
    second: int
    second_reasons: list[Message]


def suggest(player: Bot, table: Table, seat: int) -> Suggestion:
    """Let a bot choose for a seat on a determinized table, and give the judge's reasons."""
    moves = table.moves(seat)
    if len(moves) == 1:
        return only_move(moves[0])
    asked = table.copy()  # the bot may play on its table
    judge = asked.game.judge
    move = judge.certain_move(asked, seat) if isinstance(player, LiveBot) else NO_MOVE
    if move == NO_MOVE:  # else the bot's eyes and hands would err as a player's do
        move = player.choose(table, seat)
    second = player.second_choice()
    if second == NO_MOVE:
        second = judge.runner_up(asked, seat, move)
    reasons = judge.reasons(asked, seat, move)
    if second == NO_MOVE:
        return Suggestion(move, reasons, NO_MOVE, [])
    second_reasons = runner_up_reasons(reasons, judge.reasons(asked, seat, second))
    return Suggestion(move, reasons, second, second_reasons)


def runner_up_reasons(reasons: list[Message], second: list[Message]) -> list[Message]:
    """Return the reasons of the runner-up, in one sentence if they are those of the best move."""
    return [Message("kernel", "because-same")] if second == reasons != [] else second


def only_move(move: int) -> Suggestion:
    """Return the suggestion where nothing else can be done."""
    return Suggestion(move, [Message("kernel", "because-only-move")], NO_MOVE, [])
