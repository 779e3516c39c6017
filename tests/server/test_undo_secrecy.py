"""Taking a move back tells nothing of what others do in secret, and is free only in one's turn."""

import pytest

import tabbytop
from tabbytop import commitment, quick
from tabbytop.server.errors import Refused
from tabbytop.server.people.table_drafts import draft_with
from tabbytop.server.table import deciding
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import AskUndo
from tabbytop.server.table.setup import Clock, Setup
from tabbytop.server.table.state import TableState
from tests.our_games import TURN_GAMES

SEED = bytes(31)
PEOPLE = 3


def a_setup(name: str, seed: bytes) -> Setup:
    game = tabbytop.game(name)
    options = game.resolve_options(PEOPLE, None).as_dict()
    clock = Clock("turn", 60)
    return Setup(name, game.rules, PEOPLE, options, commitment(seed), False, True, "chat", clock, 0)


def taken_back(state: TableState, seat: int, at: int) -> object:
    """What the seat notices when it takes its last move back."""
    if state.undo_mode(seat) != "free":
        return state.undo_mode(seat)
    try:
        apply_entry(state, deciding.undo(state, AskUndo(seat, "undo"), at))
    except Refused as refused:
        return refused.code, refused.message
    return state.public_seq, state.asked_at[seat], state.deadline(seat)


@pytest.mark.parametrize("seed", range(2))
def test_undo_does_not_depend_on_secret_moves_of_others(seed: int) -> None:
    """Cat Lady, where all feed at once and unseen, with a clock per turn."""
    key, chance, compared = SEED + bytes([seed]), quick(seed), 0
    setup = a_setup("cat-lady", key)
    cats = [Occupant("person", f"Cat {seat}", "calico", "", f"p{seat}") for seat in range(PEOPLE)]
    begun = draft_with("table", setup, key, cats, 0)
    state, log = begun.state, list[LogEntry](begun.entries)
    for step in range(1, 160):
        asked = [seat for seat in range(PEOPLE) if state.asked_since[seat]]
        if not asked or state.match is None:
            break
        mover = asked[chance.below(len(asked))]
        moves = state.match.table.moves(mover)
        text = state.game.vocabulary.text(moves[chance.below(len(moves))])
        log.append(state.entry("move", mover, text, "", step * 1000))
        apply_entry(state, log[-1])
        for seat in range(PEOPLE) if state.was_quiet() else ():
            if seat != mover:
                with_it, without = (
                    taken_back(load_state("table", setup, key, lines), seat, step * 1000 + 500)
                    for lines in (log, log[:-1])
                )
                assert with_it == without
                compared += 1
    assert compared


@pytest.mark.parametrize("name", TURN_GAMES)
def test_undo_is_free_only_before_another_players_turn(name: str) -> None:
    setup = a_setup(name, SEED + b"a")
    cats = [Occupant("person", f"Cat {seat}", "calico", "", f"p{seat}") for seat in range(PEOPLE)]
    state, chance = draft_with("table", setup, SEED + b"a", cats, 0).state, quick(1)
    handed_on = 0
    for step in range(1, 60):
        asked = [seat for seat in range(PEOPLE) if state.asked_since[seat]]
        if not asked or state.match is None:
            break
        mover = asked[chance.below(len(asked))]
        moves = state.match.table.moves(mover)
        text = state.game.vocabulary.text(moves[chance.below(len(moves))])
        apply_entry(state, state.entry("move", mover, text, "", step * 1000))
        now = {seat for seat in range(PEOPLE) if state.asked_since[seat]}
        if now - set(asked):
            handed_on += 1
            assert state.undo_mode(mover) != "free"
    assert handed_on
