"""Decisions: which messages of people are accepted, and which are refused and why."""

from collections.abc import Mapping

import msgspec
import pytest

import tabbytop
from tabbytop.bots.levels import LEVELS
from tabbytop.server.errors import Code, Refused
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews
from tabbytop.server.table.deciding import Act, DuplicateMessage
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.messages import (
    Agree,
    AskUndo,
    Back,
    Leave,
    Move,
    News,
    Replace,
    Say,
    SeatInfo,
    ShowEmote,
)
from tabbytop.server.table.setup import Clock
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tests.server.random_table import TURN, RandomTable

NO_CLOCK = Clock()
BUILT = {"deck": "built"}  # all choose in secret first


def a_table(
    game: str = "tem-purr-a",
    seats: int = 3,
    *,
    clock: Clock = NO_CLOCK,
    bots: int = 0,
    options: Mapping[str, object] | None = None,
) -> RandomTable:
    rules = tabbytop.game(game)
    return RandomTable(Deal(rules, seats, rules.resolve_options(seats, options), 7), clock, bots)


def refused(table: RandomTable, act: Act, code: Code, absent_for_ms: int = 0) -> Refused:
    lines = len(table.log)
    with pytest.raises(Refused) as refusal:
        table.do(act, absent_for_ms)
    assert refusal.value.code == code, refusal.value.message
    assert len(table.log) == lines
    return refusal.value


def asked(table: RandomTable) -> int:
    assert table.state.match is not None
    return table.state.match.table.actors()[0]


def first_move(table: RandomTable) -> str:
    assert table.state.match is not None
    moves = table.state.match.table.moves(asked(table))
    return table.deal.game.vocabulary.text(moves[0])


def moves_made(table: RandomTable) -> int:
    assert table.state.match is not None
    return len(table.state.match.record.moves)


def kinds(table: RandomTable) -> list[str]:
    return [entry.kind for entry in table.log]


# Moves.


def test_move_sent_twice_counts_once() -> None:
    table = a_table()
    move = Move(asked(table), first_move(table), table.state.public_seq, "once")
    table.do(move)
    with pytest.raises(DuplicateMessage) as again:
        table.do(move)
    assert again.value.number == table.state.public_seq
    assert moves_made(table) == 1
    other = (move.seat + 1) % 3
    assert table.state.seq_of_message(other, "once") is None, (
        "another's messages have names of their own"
    )


def test_late_move_is_refused_and_changes_nothing() -> None:
    table = a_table("cat-lady", 2)
    seen = table.state.public_seq
    table.play(asked(table), first_move(table))
    assert table.state.asked_since[asked(table)] == table.state.public_seq
    refused(table, Move(asked(table), first_move(table), seen, "old"), "late")
    refused(table, Move(asked(table), first_move(table), 99, "of tomorrow"), "malformed")


def test_several_moves_may_be_pending_in_live_games() -> None:
    table = a_table("kitty-paw", 2)
    while table.state.questions[0] != {"key": "build"}:
        table.move()
    seen = table.state.public_seq
    for number in range(6):
        assert table.state.match is not None
        moves = table.state.match.table.moves(0)
        text = table.deal.game.vocabulary.text(moves[number % len(moves)])
        table.do(Move(0, text, seen, f"stroke {number}"))
    assert table.state.public_seq == seen + 6


def test_refusal_gives_the_reason() -> None:
    table = a_table("kibble-scuffle", 2)
    seat, shown = asked(table), table.state.public_seq
    refused(table, Move(seat, "miaow", shown, "a"), "not-notation")
    not_asked = refused(table, Move(1 - seat, first_move(table), shown, "b"), "not-asked")
    assert str(not_asked.message) == "it’s not your turn", "people do not count seats"
    illegal = refused(table, Move(seat, "pass", shown, "c"), "illegal")
    assert illegal.ruling.startswith("KS-")
    refused(table, Move(9, "pass", shown, "d"), "unknown")
    beside_bots = a_table(bots=1)
    refused(beside_bots, Move(2, first_move(beside_bots), shown, "e"), "not-yours")


def test_moves_before_start_and_after_end_are_refused() -> None:
    table = a_table()
    for seat in range(2, -1, -1):
        table.do(Leave(seat, table.id()))
    assert kinds(table)[-3:] == ["left"] * 3
    while table.state.status == "playing":
        table.move()
    refused(table, Move(0, "eat", table.state.public_seq, "x"), "not-now")
    early = TableState("t", table.state.setup, table.state.seed)
    apply_entry(early, deciding.sit(early, 0, Occupant("person", "Ana"), 0))
    with pytest.raises(Refused, match="hasn’t begun"):
        deciding.move(early, Move(0, "eat", 1, "x"), 0)


def test_bot_moves_are_only_for_seats_of_bots() -> None:
    table = a_table(bots=3)
    assert table.state.match is not None
    seat = asked(table)
    move = table.state.match.table.moves(seat)[0]
    table.write(deciding.bot_move(table.state, seat, move, table.at))
    with pytest.raises(Refused) as refused:
        deciding.bot_move(table.state, seat, move, table.at)
    assert refused.value.code in {"not-asked", "illegal"}, "it was the answer to another question"
    people = a_table()
    with pytest.raises(Refused, match="doesn’t need a bot"):
        deciding.bot_move(people.state, asked(people), move, people.at)


# Taking moves back.


def test_secret_choice_is_undone_without_agreement() -> None:
    table = a_table("kibble-scuffle", 2, options=BUILT)
    table.play(0, "omit tom")
    assert table.state.undo_mode(0) == "free"
    assert table.state.undo_mode(1) == "no"
    table.do(AskUndo(0, "back"))
    assert moves_made(table) == 0
    assert kinds(table)[-1] == "undone", "the log keeps what was taken back"


def fed(seats: int = 2, clock: Clock = NO_CLOCK) -> RandomTable:
    """A table of Cat Lady where all feed their cats in secret."""
    table = a_table("cat-lady", seats, clock=clock)
    while table.state.questions[0] != {"key": "feed"}:
        table.move()
    return table


def a_feeding(table: RandomTable, seat: int) -> str:
    assert table.state.match is not None
    texts = [table.deal.game.vocabulary.text(move) for move in table.state.match.table.moves(seat)]
    return next(text for text in texts if text.startswith("feed"))


def test_secret_moves_of_others_do_not_block_undo() -> None:
    """The seat's own last token comes back; tokens that others set aside since stay."""
    table = fed()
    before = table.state.public_seq
    assert table.state.match is not None
    table.play(0, a_feeding(table, 0))
    table.play(1, a_feeding(table, 1))
    others = table.state.match.table.view(1)
    assert table.state.public_seq == before, "nobody else can notice"
    assert table.state.undo_mode(0) == "free"
    assert not table.state.is_current([0], before), "but who did it may have missed it"
    assert table.state.is_current([], before)
    table.do(AskUndo(0, table.id()))
    assert table.state.public_seq == before
    assert [seat for seat, _ in table.state.match.record.moves[-1:]] == [1]
    assert table.state.match.table.view(1) == others
    assert table.state.undo_mode(1) == "free"


def test_answered_move_is_undone_if_all_agree() -> None:
    table = a_table()
    asker = asked(table)
    table.play(asker, first_move(table))
    while asked(table) == asker:
        table.play(asker, first_move(table))
    table.play(asked(table), first_move(table))
    last = table.state.last_move_index(asker)
    assert table.state.undo_mode(asker) == "ask"
    table.do(AskUndo(asker, table.id()))
    others = [seat for seat in range(3) if seat != asker]
    assert table.state.undo_mode(others[0]) in ("no", "free"), "one question at a time"
    refused(table, Agree(asker, table.id()), "not-now")
    table.do(Agree(others[0], table.id()))
    refused(table, Agree(others[0], table.id()), "not-now")
    assert moves_made(table) > (last or 0)
    table.do(Agree(others[1], table.id()))
    assert kinds(table)[-2:] == ["agrees", "undone"]
    assert moves_made(table) == last
    assert table.state.proposal is None
    assert table.state.asked_since[asked(table)] == table.state.public_seq


def proposed(seats: int = 3) -> tuple[RandomTable, int]:
    table = a_table(seats=seats)
    asker = asked(table)
    while table.state.undo_mode(asker) != "ask":
        table.play(asked(table), first_move(table))
    table.do(AskUndo(asker, table.id()))
    return table, asker


def test_one_no_declines_an_undo_and_asker_may_withdraw() -> None:
    for by_the_asker in (False, True):
        table, asker = proposed()
        made = moves_made(table)
        table.do(Agree(asker if by_the_asker else (asker + 1) % 3, table.id(), False))
        assert table.state.proposal is None
        assert moves_made(table) == made
        refused(table, Agree((asker + 2) % 3, table.id()), "not-now")


def test_playing_on_drops_the_undo_proposal() -> None:
    table, _ = proposed()
    table.play(asked(table), first_move(table))
    assert table.state.proposal is None


def test_proposal_lapses_when_a_voter_leaves() -> None:
    table, asker = proposed()
    table.do(Leave((asker + 1) % 3, table.id()))
    assert kinds(table)[-2:] == ["left", "lapsed"]
    assert table.state.proposal is None


def test_proposal_is_dropped_when_its_seat_leaves() -> None:
    table, asker = proposed()
    table.do(Leave(asker, table.id()))
    assert table.state.proposal is None
    assert kinds(table)[-1] == "left"


def test_bots_agree_to_every_undo() -> None:
    table = a_table(bots=2)
    while moves_made(table) < 4 or asked(table) == 0:
        table.move()
    table.do(AskUndo(0, "please"))
    assert kinds(table)[-1] == "undone"
    assert asked(table) == 0


def test_undo_is_refused_in_live_games_and_after_the_end() -> None:
    table = a_table("kitty-paw", 2)
    while moves_made(table) < 20:
        table.move()
    assert table.state.undo_mode(0) == "no"
    refused(table, AskUndo(0, table.id()), "not-here")
    done = a_table()
    while done.state.status == "playing":
        done.move()
    assert [done.state.undo_mode(seat) for seat in range(3)] == ["no"] * 3
    refused(done, AskUndo(0, done.id()), "not-now")


# Time.


def test_timed_out_player_is_replaced_until_back() -> None:
    table = a_table(clock=TURN)
    seat = asked(table)
    deadline = table.state.deadline(seat)
    assert deadline == table.state.asked_at[seat] + 60_000
    with pytest.raises(Refused, match="time isn’t up"):
        deciding.timeout(table.state, seat, deadline - 1)
    table.run_out(seat)
    assert kinds(table)[-2:] == ["late", "away"]
    assert table.state.bot_level(seat) in [level.name for level in LEVELS]
    assert table.state.deadline(seat) is None
    refused(table, AskUndo(seat, table.id()), "not-now")
    table.do(Back(seat, table.id()))
    assert table.state.bot_level(seat) == ""
    refused(table, Back(seat, table.id()), "not-now")


def test_move_brings_an_absent_player_back() -> None:
    table = a_table(clock=TURN)
    seat = asked(table)
    table.run_out(seat)
    while asked(table) != seat:
        table.move()
    number = table.state.public_seq
    refused(table, Move(seat, "purr loudly", number, "x"), "not-notation")
    refused(table, Move(seat, "serve 99", number, "x"), "not-notation")
    refused(table, Move(seat, first_move(table), 1, "x"), "late")
    refused(table, Move(seat, first_move(table), number + 1, "x"), "malformed")
    assert table.state.away[seat], "what is refused brings nobody back"
    move = Move(seat, first_move(table), number, "here I am")
    table.do(move)
    assert kinds(table)[-2:] == ["back", "move"]
    assert table.state.seq_of_message(seat, "here I am") == table.state.public_seq
    with pytest.raises(DuplicateMessage):
        table.do(move)


def test_undo_gains_no_time() -> None:
    table = a_table("kibble-scuffle", 2, options=BUILT, clock=TURN)
    began = table.state.asked_at[0]
    for _ in range(3):
        table.at += 10_000
        table.play(0, "omit tom")
        table.at += 1_000
        table.do(AskUndo(0, table.id()))
        assert table.state.asked_at == [began, began]
        assert table.state.asked_since[0] == table.state.public_seq, "a new question all the same"


def test_quiet_moves_gain_no_time() -> None:
    """Otherwise the clock would tell everybody that something was done."""
    table = fed(clock=TURN)
    deadlines = [table.state.deadline(seat) for seat in range(2)]
    table.at += 5_000
    table.play(0, a_feeding(table, 0))
    assert [table.state.deadline(seat) for seat in range(2)] == deadlines


def test_clock_move_is_made_when_its_alarm_rings() -> None:
    table = a_table("meow", 3)
    [wait] = table.state.alarms
    with pytest.raises(Refused, match="wait"):
        deciding.clock_move(table.state, wait.move, wait.rings - 1)
    entry = deciding.clock_move(table.state, wait.move, wait.rings)
    table.write(entry)
    assert entry.seat == tabbytop.CLOCK
    assert all(again.rings > wait.rings for again in table.state.alarms)


def test_time_never_runs_back() -> None:
    table = a_table()
    table.at = 5_000
    table.do(Say(0, "hello", "a"))
    table.at = 3_000
    table.do(Say(0, "again", "b"))
    assert table.log[-1].at == 5_000


# Coming and going.


def test_seat_is_taken_once() -> None:
    table = a_table()
    state = TableState("t", table.state.setup, table.state.seed)
    ana = Occupant("person", "Ana", "tabby", person="ana")
    entry = deciding.sit(state, 1, ana, 0)
    apply_entry(state, entry)
    assert state.seated == [0, entry.number, 0]
    with pytest.raises(Refused) as taken:
        deciding.sit(state, 1, Occupant("person", "Bo"), 0)
    assert taken.value.code == "taken"
    with pytest.raises(Refused, match="no such seat"):
        deciding.sit(state, 3, ana, 0)
    with pytest.raises(Refused, match="still free seats"):
        deciding.start(state, 0)
    assert deciding.sit(state, None, ana, 0).seat == 0
    for name in ("Bo", "Cy"):
        apply_entry(state, deciding.sit(state, None, Occupant("person", name), 0))
    with pytest.raises(Refused, match="all seats are taken"):  # and `started` is not written yet
        deciding.sit(state, None, Occupant("person", "Di"), 0)
    with pytest.raises(Refused, match="has begun"):
        deciding.sit(table.state, None, ana, 0)


def test_kept_seat_is_for_one_person() -> None:
    state = TableState("t", a_table().state.setup, bytes(32))
    ana, bo = (Occupant("person", name, "tabby", person=name) for name in ("ana", "bo"))
    for seat, person in ((0, "cy"), (2, "ana")):
        apply_entry(state, deciding.sit(state, seat, Occupant("open", person=person), 0))
    assert state.seated == [0, 0, 0], "a seat that nobody has has no secret"
    assert state.open_seats() == [0, 1, 2]
    assert deciding.automatic_entry(state, 0) is None
    assert disclosure.info(state).seats[2] == SeatInfo(2, "open", kept=True), "not for whom"
    with pytest.raises(Refused, match="saved for someone") as kept:
        deciding.sit(state, 2, bo, 0)
    assert kept.value.code == "taken"
    assert deciding.sit(state, None, ana, 0).seat == 2, "one's own comes first"
    apply_entry(state, deciding.sit(state, None, bo, 0))
    assert state.occupants[1] == bo
    with pytest.raises(Refused, match="are saved for someone") as full:
        deciding.sit(state, None, Occupant("person", "Di", person="di"), 0)
    assert full.value.code == "taken"
    apply_entry(state, deciding.sit(state, 2, ana, 0))
    apply_entry(state, deciding.leave(state, Leave(2, "a"), 0))
    assert deciding.sit(state, 2, bo, 0).seat == 2, "who came and got up again has had it"


def test_sitting_down_too_late_gives_the_reason() -> None:
    table = a_table()
    late = Occupant("person", "Di", person="di")
    while table.state.status == "playing":
        table.move()
    with pytest.raises(Refused, match="the game is over"):
        deciding.sit(table.state, None, late, 0)
    closed = TableState("t", table.state.setup, bytes(32))
    apply_entry(closed, deciding.close(closed, 0))
    with pytest.raises(Refused, match="this table was closed"):
        deciding.sit(closed, None, late, 0)


def test_leaving_before_start_frees_the_seat_and_last_one_closes_the_table() -> None:
    state = TableState("t", a_table().state.setup, bytes(32))
    for seat in range(2):
        apply_entry(state, deciding.sit(state, seat, Occupant("person", "A"), 0))
    apply_entry(state, deciding.leave(state, Leave(0, "a"), 0))
    assert state.open_seats() == [0, 2]
    assert deciding.automatic_entry(state, 0) is None
    apply_entry(state, deciding.leave(state, Leave(1, "b"), 0))
    closing = deciding.automatic_entry(state, 0)
    assert closing is not None
    assert closing.kind == "closed"
    apply_entry(state, closing)
    assert state.status == "closed"
    with pytest.raises(Refused, match="closed"):
        deciding.say(state, Say(0, "hello", "c"), 0)
    with pytest.raises(Refused):
        deciding.close(state, 0)


def test_player_who_left_can_come_back() -> None:
    table = a_table()
    table.do(Leave(1, table.id()))
    assert table.state.people() == [0, 2]
    assert table.state.bot_level(1) == deciding.STAND_IN
    for act in (Say(1, "x", "b"), Move(1, "eat", 9, "c"), Leave(1, "d")):
        refused(table, act, "not-now")
    table.do(Back(1, table.id()))
    assert table.state.people() == [0, 1, 2]
    assert not table.state.bot_level(1)
    table.do(Say(1, "here I am", table.id()))


def test_deleted_player_cannot_come_back() -> None:
    table = a_table()
    table.do(Leave(1, table.id()))
    whoever = table.state.occupants[1]
    table.state.occupants[1] = msgspec.structs.replace(whoever, person="")
    refused(table, Back(1, "a"), "not-yours")


def test_absent_player_is_replaced_only_after_a_while() -> None:
    table = a_table()
    absent = asked(table)
    waiting = (absent + 1) % 3
    refused(table, Replace(waiting, absent, "a"), "not-now", absent_for_ms=59_000)
    refused(table, Replace(absent, waiting, "b"), "not-now", absent_for_ms=90_000)
    refused(table, Replace(waiting, waiting, "c"), "unknown", absent_for_ms=90_000)
    table.do(Replace(waiting, absent, "d"), absent_for_ms=60_000)
    assert table.log[-1].kind == "away"
    with pytest.raises(DuplicateMessage):
        table.do(Replace(waiting, absent, "d"), absent_for_ms=60_000)
    assert table.state.bot_level(absent) == deciding.STAND_IN
    refused(table, Replace(waiting, absent, "e"), "not-now", absent_for_ms=90_000)
    by_the_day = a_table(clock=Clock("days", 86_400))
    absent = asked(by_the_day)
    act = Replace((absent + 1) % 3, absent, "f")
    refused(by_the_day, act, "not-here", absent_for_ms=90_000)


def test_replace_message_is_remembered_under_the_asking_seat() -> None:
    """Message ids of the absent seat do not clash with it, and it is not told the id."""
    table = a_table()
    absent = asked(table)
    asker, other = (absent + 1) % 3, (absent + 2) % 3
    table.do(Say(absent, "back in a minute", "a"))
    last_views = LastViews.of(table.state)
    for seat in range(3):
        last_views.add(table.state, seat)
    table.do(Replace(asker, absent, "a"), absent_for_ms=60_000)
    assert table.state.seq_of_message(asker, "a") == table.state.public_seq
    assert table.state.seq_of_message(absent, "a") == table.state.public_seq - 1
    assert table.state.seq_of_message(other, "a") is None
    broadcast = EntryBroadcast(table.state, table.log[-1], [], last_views)
    for audience in (None, 0, 1, 2):
        news = msgspec.json.decode(broadcast.news(audience, words="") or b"", type=News)
        assert news.id == ("a" if audience == asker else "")
        assert news.happened.who is not None
        assert news.happened.who.level == deciding.STAND_IN
        assert not news.happened.text
    table.do(Back(absent, "b"))
    table.do(Replace(other, absent, "a"), absent_for_ms=60_000)
    assert table.state.away[absent], "another's message of the same name is another message"


def test_rematch_has_one_new_table() -> None:
    table = a_table()
    with pytest.raises(Refused, match="finish this game first"):
        deciding.rematch(table.state, 0, "next", 0)
    while table.state.status == "playing":
        table.move()
    table.write(deciding.rematch(table.state, 0, "next", table.at))
    assert table.state.rematch == "next"
    with pytest.raises(Refused, match="already"):
        deciding.rematch(table.state, 1, "third", table.at)
    table.write(deciding.rematch(table.state, 1, "third", table.at, instead_of="next"))
    assert table.state.rematch == "third", "the next one was closed"
    with pytest.raises(Refused, match="already"):
        deciding.rematch(table.state, 0, "other", table.at, instead_of="next")


# Talk.


def test_talk_follows_the_setup() -> None:
    deal = a_table().deal
    chat = RandomTable(deal)
    chat.do(Say(0, "  so\n<b>cute</b> ", "a"))
    assert chat.log[-1].text == "so <b>cute</b>"
    refused(chat, Say(0, " \n\t ", "b"), "malformed")
    emotes = RandomTable(deal, talk="emotes")
    refused(emotes, Say(0, "hello", "c"), "not-here")
    emotes.do(ShowEmote(0, "purr", "d"))
    silent = RandomTable(deal, talk="none")
    refused(silent, ShowEmote(0, "purr", "e"), "not-here")
    beside_bots = RandomTable(deal, bots=1)
    refused(beside_bots, Say(2, "beep", "f"), "not-yours")
