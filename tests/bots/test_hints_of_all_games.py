"""Hints in random games of every game: each names its move and a runner-up, in four languages."""

from itertools import islice

import pytest
from hypothesis import given, settings

import tabbytop
from tabbytop.bots import SearchBot, bot
from tabbytop.bots.hints import suggest
from tabbytop.bots.levels import has_specialists
from tabbytop.bots.player import NO_MOVE, Bot
from tabbytop.kernel.events import Event
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.generator import quick
from tabbytop.kernel.judge import Judge
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.testing import Deal
from tabbytop.testing.conformance import Decision, play_out
from tabbytop.testing.strategies import deals
from tabbytop.texts.preferred import LANGUAGES
from tabbytop.texts.reader import Reader
from tests.profiles import examples_per_game

ITERATIONS = 6  # of a search: enough to compare moves
HINTS = 8  # a game
EVERY = 9  # decisions


def adviser(deal: Deal, heard: list[Event], seat: int) -> Bot:
    """A strong bot, as it gives hints; a search is cut short."""
    if not has_specialists(deal.game):
        return SearchBot(deal.seed, ITERATIONS)
    player = bot("tiger", deal.seed, deal.game)
    for event in heard:
        player.hear(event.seen_by(seat))
    return player


def has_a_choice(table: Table, seat: int) -> bool:
    """Whether two moves lead to different tables."""
    seen = set()
    for move in table.moves(seat):
        tried = table.copy()
        tried.play(seat, move)
        seen.add(repr(tried.position()))
        if len(seen) > 1:
            return True
    return False


def check_hint(deal: Deal, decision: Decision, heard: list[Event]) -> None:
    table, seat = decision.table, decision.seat
    found = suggest(
        adviser(deal, heard, seat), table.imagine(seat, quick(deal.seed + decision.number)), seat
    )
    assert found.second != NO_MOVE, "no runner-up"
    assert found.second != found.move, "the runner-up is the move itself"
    assert {found.move, found.second} <= set(table.moves(seat)), "a hint is legal"
    reader = Reader([f"P{place}" for place in range(deal.seats)], seat)
    for language in LANGUAGES:
        texts = GameTexts(deal.game, language)
        for move, reasons in ((found.move, found.reasons), (found.second, found.second_reasons)):
            text = deal.game.vocabulary.text(move)
            assert texts.tell_move(move, reader), f"{text} has no words"
            told = texts.tell_reasons(reasons, reader)
            assert told, f"{text} has no reason"
            for sentence in told:
                assert sentence.rstrip('»”“")')[-1] in ".!?", f"no sentence: {sentence}"
                assert not {"{", "}", "$"} & set(sentence), f"an unfilled text: {sentence}"
                assert "because-" not in sentence, f"a missing text: {sentence}"


# Without a judge of its own a game has no reasons to give.
WITH_REASONS = [
    name for name in tabbytop.list_games() if type(tabbytop.game(name).judge) is not Judge
]


@pytest.mark.parametrize("name", WITH_REASONS)
def test_hint_has_a_runner_up_and_both_have_sentences(name: str) -> None:
    @settings(max_examples=examples_per_game())
    @given(deals(tabbytop.game(name)))
    def holds(deal: Deal) -> None:
        table, heard, hints = deal.table(events=True), list[Event](), 0
        for decision in islice(play_out(deal, table), HINTS * EVERY * 3):
            heard += table.take_events()
            if decision.seat == CLOCK or decision.number % EVERY:
                continue
            if has_a_choice(table, decision.seat):
                check_hint(deal, decision, heard)
                hints += 1
                if hints == HINTS:
                    break

    holds()


@pytest.mark.parametrize("name", ["cat-lady", "kitty-paw"])
def test_runner_up_of_a_certain_move_gives_no_secret_away(name: str) -> None:
    @settings(max_examples=examples_per_game())
    @given(deals(tabbytop.game(name)))
    def holds(deal: Deal) -> None:
        judge = deal.game.judge
        for decision in play_out(deal, deal.table()):
            table, seat = decision.table, decision.seat
            if seat == CLOCK or decision.number % EVERY or len(table.moves(seat)) == 1:
                continue
            rng = quick(deal.seed + decision.number)
            worlds = [table.imagine(seat, rng) for _ in range(3)]
            best = judge.certain_move(table, seat)
            if best != NO_MOVE:
                second = judge.runner_up(table, seat, best)
                assert {judge.runner_up(world, seat, best) for world in worlds} == {second}

    holds()
