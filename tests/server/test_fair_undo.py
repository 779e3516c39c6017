"""Fair undo: nobody learns anything by it, since all agree and chance is redealt."""

import msgspec
import pytest
from hypothesis import given

import tabbytop
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.server.errors import Refused
from tabbytop.server.people import finished_games
from tabbytop.server.people.game_replay import replay_page
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.deciding import STAND_IN
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Agree, AskUndo, Back, Leave, Replace
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.setup import Clock
from tabbytop.server.table.state import MAX_UNDOS
from tabbytop.terminal import saves, verifying
from tabbytop.testing import Deal
from tabbytop.testing.strategies import deals
from tests.server.random_table import RandomTable

LONG_ABSENT = 10**9


def a_table(
    game: str = "kibble-scuffle", seats: int = 2, *, bots: int = 0, seed: int = 7
) -> RandomTable:
    rules = tabbytop.game(game)
    return RandomTable(Deal(rules, seats, rules.resolve_options(seats, None), seed), Clock(), bots)


def match_of(table: RandomTable) -> Match:
    assert table.state.match is not None
    return table.state.match


def kinds(table: RandomTable) -> list[str]:
    return [entry.kind for entry in table.log]


def play_until_ask(table: RandomTable, seat: int = 0) -> None:
    """Play until that seat needs agreement to undo its last move."""
    while table.state.undo_mode(seat) != "ask":
        assert table.state.status == "playing"
        table.move()


def refusal_of(table: RandomTable, seat: int) -> Refused:
    with pytest.raises(Refused) as refused:
        table.do(AskUndo(seat, table.id()))
    return refused.value


def put_away(table: RandomTable, seat: int, how: str) -> None:
    if how == "left":
        table.do(Leave(seat, table.id()))
    elif how == "replaced":
        table.write(table.state.entry("away", seat, STAND_IN, "", table.at))
    else:
        person = table.state.occupants[1 - seat].person
        table.write(deciding.remove(table.state, person, seat, False, table.at))


@pytest.mark.parametrize("how", ["left", "replaced", "removed"])
def test_undo_needs_agreement_of_absent_people(how: str) -> None:
    """People who may come back have not agreed, and nobody is asked meanwhile."""
    table = a_table()
    play_until_ask(table)
    put_away(table, 1, how)
    assert table.state.undo_mode(0) == "no"
    assert disclosure.full_state(table.state, 0, "").undo == "no"
    assert "away" in str(refusal_of(table, 0).message)
    table.do(Back(1, table.id()))
    assert table.state.undo_mode(0) == "ask"


@pytest.mark.parametrize("how", ["left", "replaced", "removed"])
def test_pending_undo_lapses_when_a_voter_goes(how: str) -> None:
    """Also if they come back at once: they are asked again, or not at all."""
    table = a_table()
    play_until_ask(table)
    made = len(match_of(table).record.moves)
    table.do(AskUndo(0, table.id()))
    put_away(table, 1, how)
    assert kinds(table)[-1] == ("removed" if how == "removed" else "lapsed")
    table.do(Back(1, table.id()))
    assert table.state.proposal is None
    assert len(match_of(table).record.moves) == made
    with pytest.raises(Refused):
        table.do(Agree(1, table.id()))


def test_banning_a_voter_drops_the_proposal() -> None:
    """It has to be proposed again."""
    table = a_table("tem-purr-a", 3)
    play_until_ask(table)
    made = len(match_of(table).record.moves)
    table.do(AskUndo(0, table.id()))
    table.do(Agree(1, table.id()))
    person = table.state.occupants[0].person
    table.write(deciding.remove(table.state, person, 2, True, table.at))
    assert kinds(table)[-1] == "banned"
    assert len(match_of(table).record.moves) == made
    assert table.state.proposal is None


def test_deleted_player_need_not_agree() -> None:
    """Nobody holds that seat any more."""
    table = a_table("tem-purr-a", 3)
    play_until_ask(table)
    table.do(Leave(2, table.id()))
    assert table.state.undo_mode(0) == "no"
    table.state.occupants[2] = msgspec.structs.replace(table.state.occupants[2], person="")
    assert table.state.undo_mode(0) == "ask"
    table.do(AskUndo(0, table.id()))
    table.do(Agree(1, table.id()))
    assert kinds(table)[-1] == "undone"


def test_undo_agreed_by_bots_redeals_chance() -> None:
    """Somebody alone with bots may try again, and draws other cards."""
    futures = set()
    table = a_table(bots=1)
    while not match_of(table).record.moves or table.state.undo_mode(0) != "ask":
        table.move()
    keep = table.state.last_move_index(0)
    assert keep is not None
    moves = match_of(table).record.moves[keep:]
    for count in range(1, 9):
        table.do(AskUndo(0, table.id()))
        assert table.log[-1].text == f"alone {keep}"
        assert match_of(table).record.rekeys == [(keep, 0)] * count
        for seat, text in moves:
            if not match_of(table).table.allows(seat, match_of(table).game.vocabulary.move(text)):
                break
            if table.state.bot_level(seat):
                move = match_of(table).game.vocabulary.move(text)
                table.write(deciding.bot_move(table.state, seat, move, table.at))
            else:
                table.play(seat, text)
        futures.add(msgspec.json.encode(match_of(table).table.view(0)))
        if table.state.undo_mode(0) == "no":
            break
    assert len(futures) > 2


def test_undo_alone_with_a_bot_does_not_show_its_hand() -> None:
    """Otherwise a player who repeats it would see every card of the bot."""
    table = a_table(bots=1)
    while not match_of(table).record.moves or table.state.undo_mode(0) != "ask":
        table.move()
    game = match_of(table).game
    hands = set()
    for _ in range(20):
        table.do(AskUndo(0, table.id()))
        hands.add(msgspec.json.encode(match_of(table).table.own_view(1)))
        while table.state.undo_mode(0) != "ask":
            table.move()
    assert len(hands) > 10
    assert match_of(table).record.replay(game).position() == match_of(table).table.position()


def test_host_cannot_win_a_vote_by_banning_a_voter() -> None:
    table = a_table("tem-purr-a", 3)
    play_until_ask(table)
    table.do(AskUndo(0, table.id()))
    table.do(Agree(2, table.id(), yes=False))
    person = table.state.occupants[0].person
    table.write(deciding.remove(table.state, person, 2, True, table.at))
    assert table.state.undo_mode(0) == "no"
    assert refusal_of(table, 0).code == "not-now"
    again = load_state("table", table.state.setup, table.state.seed, table.log)
    assert again.undo_floor == table.state.undo_floor > 0
    while table.state.undo_mode(0) != "ask":  # later moves can be taken back by who is left
        table.move()


def test_revealed_hands_cannot_be_undone_by_agreement() -> None:
    """The revealed hands had been dealt before; redealing does not change them."""
    table = a_table("cat-lady", 2, seed=3)
    while "hands" not in [
        event.kind for line in table.state.entries_since(0) or [] for event in line.events
    ]:
        table.move()
        if len(table.log) > 190:
            break
    last = match_of(table).record.moves[-1][0]
    if match_of(table).can_redeal(len(match_of(table).record.moves) - 1):
        pytest.fail("the hands are shown")
    assert table.state.undo_mode(last) == "no"
    assert "seen since" in str(refusal_of(table, last).message)


def test_proposal_lapses_when_a_bot_reveals_hidden_cards() -> None:
    """A bot plays on while people think about it."""
    table = a_table("tem-purr-a", 3, bots=1)
    state = table.state
    play_until_ask(table)
    table.do(AskUndo(0, table.id()))
    assert state.proposal is not None
    place = state.proposal.keep
    match_of(table)._consequences[place] = match_of(table)._known(place)._replace(shows_fixed=True)
    following = deciding.automatic_entry(state, table.at)
    assert following is not None
    assert following.kind == "lapsed"


def test_undos_are_counted_and_bounded() -> None:
    """A log must not grow without end by alternating moves and undos."""
    table = a_table(bots=1)
    play_until_ask(table)
    free = 0
    while table.state.undos[0] < MAX_UNDOS:
        if table.state.undo_mode(0) == "no":
            table.move()
            continue
        table.do(AskUndo(0, table.id()))
        free += 1
        while table.state.undo_mode(0) == "no" and table.state.undos[0] < MAX_UNDOS:
            table.move()
    assert free == MAX_UNDOS
    table.move()
    assert table.state.undo_mode(0) == "no"
    refused = refusal_of(table, 0)
    assert refused.code == "limit"
    again = load_state("table", table.state.setup, table.state.seed, table.log)
    assert again.undos == table.state.undos


def test_declined_proposals_count_as_undos() -> None:
    """Otherwise two people could fill a log with proposals and answers."""
    table = a_table()
    play_until_ask(table)
    for _ in range(MAX_UNDOS):
        table.do(AskUndo(0, table.id()))
        table.do(Agree(1, table.id(), yes=False))
    assert refusal_of(table, 0).code == "limit"


def test_old_log_without_rekeys_replays_as_before() -> None:
    """Version 0.1 wrote only how many moves were left, and did not ask absent people."""
    table = a_table("tem-purr-a", 3)
    play_until_ask(table)
    keep = table.state.last_move_index(0)
    assert keep is not None
    at = table.at
    for kind, seat, text in (
        ("asks-undo", 0, str(keep)),
        ("left", 1, STAND_IN),
        ("agrees", 2, ""),
        ("undone", 0, str(keep)),
    ):
        entry = LogEntry(table.state.number + 1, kind, seat, text, "", at)  # type: ignore[arg-type]
        apply_entry(table.state, entry)
        table.log.append(entry)
    record = match_of(table).record
    assert record.rekeys == []
    assert len(record.moves) == keep
    assert record.replay(tabbytop.game("tem-purr-a")).position() == match_of(table).table.position()


def test_game_with_undos_replays_and_verifies(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """`tabbytop verify` and the replay of the server follow the record to the same end."""
    table = a_table(bots=1)
    undos = 0
    while table.state.status == "playing":
        if undos < 5 and table.state.undo_mode(0) == "ask":
            table.do(AskUndo(0, table.id()))
            undos += 1
        table.move()
    document = finished_games.record_file(finished_games.finished_game(table.state))
    record = Record.read(document["record"])
    assert len(record.rekeys) == undos == 5
    place = tmp_path_factory.mktemp("saved") / "game.json"
    place.write_bytes(msgspec.json.encode(document))
    assert "The seed is the one" in verifying.proof(place, None)[-2]
    assert saves.read(place).match.table.position() == match_of(table).table.position()
    finished = finished_games.finished_game(table.state)._replace(record=record)
    replayed = replay_page(finished, 0, 10_000)
    result = match_of(table).table.result()
    assert result is not None
    assert replayed.result == result.as_dict()
    assert replayed.steps[-1].view == match_of(table).table.view(None)


@given(deals())
def test_log_with_undos_loads_the_same_from_any_position(deal: Deal) -> None:
    """Also with only the entries after the position."""
    table = RandomTable(deal, bots=max(0, deal.seats - 1))
    positions = []
    for step in range(60):
        if table.state.status != "playing":
            break
        table.step()
        if table.state.undo_mode(0) == "ask" and step % 7 == 0:
            table.do(AskUndo(0, table.id()))
        positions.append((table.state.number, encode_position(table.state)))
    for number, position in positions[::9]:
        again = load_state(
            "table", table.state.setup, table.state.seed, table.log[number:], position, number
        )
        assert encode_position(again) == encode_position(table.state)
        for seat in range(deal.seats):
            assert again.undo_mode(seat) == table.state.undo_mode(seat)


def test_replacing_a_voter_by_a_bot_does_not_help_an_undo() -> None:
    """A player who was replaced by a bot cannot agree, so the proposal lapses."""
    table = a_table("tem-purr-a", 3)
    play_until_ask(table)
    while table.state.undo_mode(0) != "ask" or table.state.asked_since[0]:
        table.move()
    table.do(AskUndo(0, table.id()))
    other = next(seat for seat in (1, 2) if table.state.asked_since[seat])
    helper = 3 - other
    table.do(Replace(helper, other, table.id()), LONG_ABSENT)
    assert kinds(table)[-1] == "lapsed"
