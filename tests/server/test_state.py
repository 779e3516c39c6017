"""What a state remembers, and which logs it does not believe."""

import msgspec
import pytest

import tabbytop
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.loading import load_state, replay_history
from tabbytop.server.table.messages import Say, Why
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.state import RECENT_ENTRIES, LogMismatch
from tabbytop.testing import Deal
from tests.server.random_table import RandomTable


def a_table(game: str = "tem-purr-a", seats: int = 3) -> RandomTable:
    rules = tabbytop.game(game)
    return RandomTable(Deal(rules, seats, rules.resolve_options(seats, None), 11, clever=True))


def chatty(lines: int) -> RandomTable:
    table = a_table()
    for _ in range(5):
        table.move()
    for number in range(lines):
        table.do(Say(0, f"line {number}", table.id()))
    return table


def test_missed_entries_are_sent_unless_too_old() -> None:
    table = chatty(RECENT_ENTRIES)
    state = table.state
    assert disclosure.missed(state, 0, 3, "") is None
    assert disclosure.missed(state, 0, state.public_seq + 1, "") is None
    nothing = disclosure.missed(state, 0, state.public_seq, "")
    assert nothing is not None
    assert nothing.steps == []
    last = disclosure.missed(state, None, state.public_seq - 2, "en")
    assert last is not None
    assert [step.happened.text for step in last.steps] == ["line 198", "line 199"]


def test_history_goes_back_to_the_first_entry() -> None:
    table = chatty(RECENT_ENTRIES)
    state = table.state
    assert disclosure.past(state, None, 50, "") is None, "the log itself is needed"
    history = replay_history(state, table.log)
    numbers: list[int] = []
    before: int | None = None
    while True:
        page = disclosure.past(state, None, before, "", history)
        assert page is not None
        numbers[:0] = [step.happened.number for step in page.steps]
        before = numbers[0]
        if not page.more:
            break
    assert numbers == list(range(1, state.public_seq + 1))
    recent = disclosure.past(state, None, None, "")
    assert recent is not None
    assert recent == disclosure.past(state, None, None, "", history)


def test_history_omits_fleeting_events_until_the_end() -> None:
    """What Meow! shows for a moment is in no list of a game that goes on, only among what a seat
    that was not there has missed: anybody can say to have been an onlooker."""
    table = a_table("meow", 4)
    state = table.state

    def shown_for_a_moment() -> set[str]:
        return {
            event.kind
            for line in replay_history(state, table.log)
            for event in line.events
            if event.fleeting
        }

    while not shown_for_a_moment():
        table.move()
    fleeting = shown_for_a_moment()
    assert state.status == "playing"
    page = disclosure.past(state, None, None, "en")
    assert page is not None
    assert fleeting.isdisjoint(event["event"] for step in page.steps for event in step.events)
    missed = disclosure.missed(state, 0, 0, "")
    assert missed is not None
    assert not fleeting.isdisjoint(event["event"] for step in missed.steps for event in step.events)
    looked_on = disclosure.missed(state, None, 0, "en")
    assert looked_on is not None
    assert looked_on.steps == page.steps
    while disclosure.standing(state).result is None:
        table.move()
    last = state.public_seq - 50
    looked_on, seen = (disclosure.missed(state, seat, last, "") for seat in (None, 0))
    assert looked_on is not None
    assert seen is not None
    assert [len(step.events) for step in looked_on.steps] == [
        len(step.events) for step in seen.steps
    ], "now it may be looked up"


def test_history_addresses_its_reader_and_is_otherwise_public() -> None:
    state = a_table("kibble-scuffle", 2).state

    def beginning(reader: int | None, language: str) -> set[str]:
        page = disclosure.past(state, reader, None, language)
        assert page is not None
        assert page.seat == reader
        return {sentence for step in page.steps for sentence in step.told or ()}

    me = state.occupants[0].name
    assert f"{me} draws 5 cards." in beginning(None, "en") & beginning(1, "en")
    assert "You draw 5 cards." in beginning(0, "en")
    assert "Du ziehst 5 Karten." in beginning(0, "de")
    assert not any(me in sentence for sentence in beginning(0, "en") | beginning(0, "de"))


@pytest.mark.parametrize("game", tabbytop.list_games())
@pytest.mark.parametrize("language", ["en", "de"])
def test_history_is_the_same_for_all_in_every_game(game: str, language: str) -> None:
    """Also when the game is over, and what was shown for a moment may be looked up."""
    table = a_table(game, 3)
    while disclosure.standing(table.state).result is None:
        table.move()
    history = replay_history(table.state, table.log)
    before: int | None = None
    while before is None or before > 1:
        pages = [
            disclosure.past(table.state, reader, before, language, history)
            for reader in (None, 0, 1, 2)
        ]
        events = [[step.events for step in page.steps] for page in pages if page is not None]
        assert len(events) == len(pages)
        assert all(each == events[0] for each in events)
        assert pages[0] is not None
        before = pages[0].steps[0].happened.number


def test_move_texts_and_person_ids_never_leave() -> None:
    table = a_table("kibble-scuffle", 2)
    for _ in range(3):
        table.move()
    told = disclosure.past(table.state, None, None, "")
    assert told is not None
    assert all(step.happened.text == "" for step in told.steps if step.happened.kind == "move")
    assert table.state.occupants[0].person == "p0"
    assert b'"p0"' not in msgspec.json.encode([told, disclosure.info(table.state)])


def test_seed_is_disclosed_only_at_the_end() -> None:
    table = a_table()
    state = table.state
    seed = state.seed.hex().encode()
    while state.status == "playing":
        for seat in (None, 0, 1, 2):
            assert seed not in msgspec.json.encode(disclosure.full_state(state, seat, ""))
        table.move()
    end = disclosure.full_state(state, None, "")
    assert end.seed == state.seed.hex()
    assert end.result is not None
    assert tabbytop.commitment(state.seed) == disclosure.info(state).commitment


def test_inconsistent_logs_are_rejected() -> None:
    table = a_table()
    state = table.state
    for _ in range(4):
        table.move()
    setup, seed, log = state.setup, state.seed, table.log
    with pytest.raises(LogMismatch, match="entry 4 does not follow entry 2"):
        load_state("t", setup, seed, log[:2] + log[3:])
    wrong = state.entry("move", 0, "play no such thing", "", table.at)
    with pytest.raises(LogMismatch):
        load_state("t", setup, seed, [*log, wrong])
    for kind in ("sat", "started", "closed", "agrees", "stood"):
        with pytest.raises(LogMismatch):
            load_state("t", setup, seed, [*log, state.entry(kind, 0, "{}", "", table.at)])


def test_running_game_survives_corrected_rules() -> None:
    """By its position; without one the moves would be made by other rules than they were."""
    table = a_table()
    for _ in range(6):
        table.move()
    state = table.state
    old = msgspec.structs.replace(state.setup, rules=state.setup.rules - 1)
    position = encode_position(state).replace(
        f'"rules":{state.setup.rules}'.encode(), f'"rules":{old.rules}'.encode()
    )
    with pytest.raises(LogMismatch, match="rules"):
        load_state("t", old, state.seed, table.log)
    loaded = load_state("t", old, state.seed, table.log, position)
    assert loaded.match is not None
    assert state.match is not None
    assert loaded.match.table.position() == state.match.table.position()
    assert {loaded.undo_mode(seat) for seat in range(3)} == {"no"}, "it cannot be replayed"
    table.state = loaded
    while loaded.status == "playing":
        table.move()
    assert disclosure.past(loaded, None, None, "", replay_history(loaded, table.log)) is not None


def test_damaged_position_is_ignored_if_the_log_is_whole() -> None:
    table = a_table()
    for _ in range(6):
        table.move()
    state = table.state
    good = encode_position(state)
    for damaged in (b"", b"[]", b"{}", good[:-9], good.replace(b'"number":', b'"number":9')):
        loaded = load_state("t", state.setup, state.seed, table.log, damaged)
        assert encode_position(loaded) == good


def test_why_question_changes_nothing() -> None:
    table = a_table("kibble-scuffle", 2)
    state = table.state
    before = encode_position(state)
    reason = disclosure.why(state, Why(0, "pass"))
    assert not reason.legal
    assert reason.message
    moves = disclosure.LegalNow(state, 0).all_moves().moves
    if moves:
        assert disclosure.why(state, Why(0, moves[0])).legal
    assert disclosure.advice(state, 0).advice is None
    assert encode_position(state) == before
    assert deciding.automatic_entry(state, table.at) is None
