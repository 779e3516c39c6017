"""What people at a table may do, and what is refused and why."""

from collections.abc import Mapping

import msgspec
import pytest

import tabbytop
from tabbytop.bots.levels import LEVELS
from tabbytop.server.errors import Code, Refused
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.bulletin import Bulletin, Outlook
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
from tests.server.lively import TURN, Lively

NO_CLOCK = Clock()
BUILT = {"deck": "built"}  # all choose in secret first


def a_table(
    game: str = "tem-purr-a",
    seats: int = 3,
    *,
    clock: Clock = NO_CLOCK,
    bots: int = 0,
    options: Mapping[str, object] | None = None,
) -> Lively:
    rules = tabbytop.game(game)
    return Lively(Deal(rules, seats, rules.resolve_options(seats, options), 7), clock, bots)


def refused(table: Lively, act: Act, code: Code, absent_for_ms: int = 0) -> Refused:
    lines = len(table.log)
    with pytest.raises(Refused) as refusal:
        table.do(act, absent_for_ms)
    assert refusal.value.code == code, refusal.value.message
    assert len(table.log) == lines
    return refusal.value


def asked(table: Lively) -> int:
    assert table.state.match is not None
    return table.state.match.table.actors()[0]


def first_move(table: Lively) -> str:
    assert table.state.match is not None
    moves = table.state.match.table.moves(asked(table))
    return table.deal.game.vocabulary.text(moves[0])


def moves_made(table: Lively) -> int:
    assert table.state.match is not None
    return len(table.state.match.record.moves)


def kinds(table: Lively) -> list[str]:
    return [entry.kind for entry in table.log]


# Moves.


def test_a_move_that_is_sent_twice_counts_once() -> None:
    table = a_table()
    move = Move(asked(table), first_move(table), table.state.public_seq, "once")
    table.do(move)
    with pytest.raises(DuplicateMessage) as again:
        table.do(move)
    assert again.value.number == table.state.public_seq
    assert moves_made(table) == 1
    other = (move.seat + 1) % 3
    assert table.state.done(other, "once") is None, "another's messages have names of their own"


def test_a_late_move_is_refused_and_harmless() -> None:
    table = a_table("cat-lady", 2)
    seen = table.state.public_seq
    table.play(asked(table), first_move(table))
    assert table.state.asked_since[asked(table)] == table.state.public_seq
    refused(table, Move(asked(table), first_move(table), seen, "old"), "late")
    refused(table, Move(asked(table), first_move(table), 99, "of tomorrow"), "malformed")


def test_several_strokes_may_be_on_their_way_where_all_play_at_once() -> None:
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


def test_a_refusal_says_why() -> None:
    table = a_table("kibble-scuffle", 2)
    seat, shown = asked(table), table.state.public_seq
    refused(table, Move(seat, "miaow", shown, "a"), "not-notation")
    refused(table, Move(1 - seat, first_move(table), shown, "b"), "not-asked")
    illegal = refused(table, Move(seat, "pass", shown, "c"), "illegal")
    assert illegal.ruling.startswith("KS-")
    refused(table, Move(9, "pass", shown, "d"), "unknown")
    beside_bots = a_table(bots=1)
    refused(beside_bots, Move(2, first_move(beside_bots), shown, "e"), "not-yours")


def test_nobody_plays_before_the_start_or_after_the_end() -> None:
    table = a_table()
    for seat in range(2, -1, -1):
        table.do(Leave(seat, table.id()))
    assert kinds(table)[-3:] == ["left"] * 3
    while table.state.status == "playing":
        table.move()
    refused(table, Move(0, "eat", table.state.public_seq, "x"), "not-now")
    early = TableState("t", table.state.setup, table.state.seed)
    early.apply(deciding.sit(early, 0, Occupant("person", "Ana"), 0))
    with pytest.raises(Refused, match="has not begun"):
        deciding.move(early, Move(0, "eat", 1, "x"), 0)


def test_a_bots_answer_to_an_old_question_is_refused() -> None:
    table = a_table(bots=3)
    assert table.state.match is not None
    seat, seen = asked(table), table.state.public_seq
    move = table.state.match.table.moves(seat)[0]
    with pytest.raises(Refused, match="no longer asked"):
        deciding.bot_move(table.state, seat, move, table.at, answers=seen - 1)
    table.write(deciding.bot_move(table.state, seat, move, table.at, answers=seen))
    people = a_table()
    with pytest.raises(Refused, match="plays itself"):
        deciding.bot_move(people.state, asked(people), move, people.at)


# Taking moves back.


def test_a_secret_choice_can_be_taken_back_by_oneself() -> None:
    table = a_table("kibble-scuffle", 2, options=BUILT)
    table.play(0, "omit tom")
    assert table.state.undo_now(0) == "free"
    assert table.state.undo_now(1) == "no"
    table.do(AskUndo(0, "back"))
    assert moves_made(table) == 0
    assert kinds(table)[-1] == "undone", "the log keeps what was taken back"


def fed(seats: int = 2, clock: Clock = NO_CLOCK) -> Lively:
    """A table of Cat Lady where all feed their cats in secret."""
    table = a_table("cat-lady", seats, clock=clock)
    while table.state.questions[0] != {"key": "feed"}:
        table.move()
    return table


def a_feeding(table: Lively, seat: int) -> str:
    assert table.state.match is not None
    texts = [table.deal.game.vocabulary.text(move) for move in table.state.match.table.moves(seat)]
    return next(text for text in texts if text.startswith("feed"))


def test_what_others_do_in_secret_is_in_nobodys_way() -> None:
    """One's own last token comes back, the tokens that others have set aside since stay."""
    table = fed()
    before = table.state.public_seq
    assert table.state.match is not None
    table.play(0, a_feeding(table, 0))
    table.play(1, a_feeding(table, 1))
    others = table.state.match.table.view(1)
    assert table.state.public_seq == before, "nobody else can notice"
    assert table.state.undo_now(0) == "free"
    assert not table.state.is_current([0], before), "but who did it may have missed it"
    assert table.state.is_current([], before)
    table.do(AskUndo(0, table.id()))
    assert table.state.public_seq == before
    assert [seat for seat, _ in table.state.match.record.moves[-1:]] == [1]
    assert table.state.match.table.view(1) == others
    assert table.state.undo_now(1) == "free"


def test_a_move_that_others_answered_comes_back_if_all_agree() -> None:
    table = a_table()
    asker = asked(table)
    table.play(asker, first_move(table))
    while asked(table) == asker:
        table.play(asker, first_move(table))
    table.play(asked(table), first_move(table))
    last = table.state.last_place(asker)
    assert table.state.undo_now(asker) == "ask"
    table.do(AskUndo(asker, table.id()))
    others = [seat for seat in range(3) if seat != asker]
    assert table.state.undo_now(others[0]) in ("no", "free"), "one question at a time"
    refused(table, Agree(asker, table.id()), "not-now")
    table.do(Agree(others[0], table.id()))
    refused(table, Agree(others[0], table.id()), "not-now")
    assert moves_made(table) > (last or 0)
    table.do(Agree(others[1], table.id()))
    assert kinds(table)[-2:] == ["agrees", "undone"]
    assert moves_made(table) == last
    assert table.state.proposal is None
    assert table.state.asked_since[asked(table)] == table.state.public_seq


def proposed(seats: int = 3) -> tuple[Lively, int]:
    table = a_table(seats=seats)
    asker = asked(table)
    while table.state.undo_now(asker) != "ask":
        table.play(asked(table), first_move(table))
    table.do(AskUndo(asker, table.id()))
    return table, asker


def test_one_no_is_enough_and_who_asked_may_withdraw() -> None:
    for by_the_asker in (False, True):
        table, asker = proposed()
        made = moves_made(table)
        table.do(Agree(asker if by_the_asker else (asker + 1) % 3, table.id(), False))
        assert table.state.proposal is None
        assert moves_made(table) == made
        refused(table, Agree((asker + 2) % 3, table.id()), "not-now")


def test_who_plays_on_has_answered() -> None:
    table, _ = proposed()
    table.play(asked(table), first_move(table))
    assert table.state.proposal is None


def test_proposal_lapses_when_a_voter_leaves() -> None:
    table, asker = proposed()
    table.do(Leave((asker + 1) % 3, table.id()))
    assert kinds(table)[-2:] == ["left", "lapsed"]
    assert table.state.proposal is None


def test_what_a_seat_asked_for_is_dropped_when_it_leaves() -> None:
    table, asker = proposed()
    table.do(Leave(asker, table.id()))
    assert table.state.proposal is None
    assert kinds(table)[-1] == "left"


def test_bots_agree_to_everything() -> None:
    table = a_table(bots=2)
    while moves_made(table) < 4 or asked(table) == 0:
        table.move()
    table.do(AskUndo(0, "please"))
    assert kinds(table)[-1] == "undone"
    assert asked(table) == 0


def test_nothing_comes_back_where_all_play_at_once_or_when_it_is_over() -> None:
    table = a_table("kitty-paw", 2)
    while moves_made(table) < 20:
        table.move()
    assert table.state.undo_now(0) == "no"
    refused(table, AskUndo(0, table.id()), "not-here")
    done = a_table()
    while done.state.status == "playing":
        done.move()
    assert [done.state.undo_now(seat) for seat in range(3)] == ["no"] * 3
    refused(done, AskUndo(0, done.id()), "not-now")


# Time.


def test_who_runs_out_of_time_is_replaced_until_he_is_back() -> None:
    table = a_table(clock=TURN)
    seat = asked(table)
    deadline = table.state.deadline(seat)
    assert deadline == table.state.asked_at[seat] + 60_000
    with pytest.raises(Refused, match="not up"):
        deciding.late(table.state, seat, deadline - 1)
    table.run_out(seat)
    assert kinds(table)[-2:] == ["late", "away"]
    assert table.state.bot_level(seat) in [level.name for level in LEVELS]
    assert table.state.deadline(seat) is None
    refused(table, AskUndo(seat, table.id()), "not-now")
    table.do(Back(seat, table.id()))
    assert table.state.bot_level(seat) == ""
    refused(table, Back(seat, table.id()), "not-now")


def test_who_makes_a_move_is_back() -> None:
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
    assert table.state.done(seat, "here I am") == table.state.public_seq
    with pytest.raises(DuplicateMessage):
        table.do(move)


def test_no_time_is_won_by_taking_moves_back() -> None:
    table = a_table("kibble-scuffle", 2, options=BUILT, clock=TURN)
    began = table.state.asked_at[0]
    for _ in range(3):
        table.at += 10_000
        table.play(0, "omit tom")
        table.at += 1_000
        table.do(AskUndo(0, table.id()))
        assert table.state.asked_at == [began, began]
        assert table.state.asked_since[0] == table.state.public_seq, "a new question all the same"


def test_no_time_is_won_by_secret_moves_that_nobody_sees() -> None:
    """Else the clock would tell everybody that something was done."""
    table = fed(clock=TURN)
    deadlines = [table.state.deadline(seat) for seat in range(2)]
    table.at += 5_000
    table.play(0, a_feeding(table, 0))
    assert [table.state.deadline(seat) for seat in range(2)] == deadlines


def test_the_clock_of_a_game_strikes_when_it_has_waited() -> None:
    table = a_table("meow", 3)
    [wait] = table.state.waits
    with pytest.raises(Refused, match="wait"):
        deciding.clock_move(table.state, wait.move, wait.rings - 1)
    entry = deciding.clock_move(table.state, wait.move, wait.rings)
    table.write(entry)
    assert entry.seat == tabbytop.CLOCK
    assert all(again.rings > wait.rings for again in table.state.waits)


def test_time_never_runs_back() -> None:
    table = a_table()
    table.at = 5_000
    table.do(Say(0, "hello", "a"))
    table.at = 3_000
    table.do(Say(0, "again", "b"))
    assert table.log[-1].at == 5_000


# Coming and going.


def test_a_seat_is_taken_once() -> None:
    table = a_table()
    state = TableState("t", table.state.setup, table.state.seed)
    ana = Occupant("person", "Ana", "tabby", person="ana")
    entry = deciding.sit(state, 1, ana, 0)
    state.apply(entry)
    assert state.seated == [0, entry.number, 0]
    with pytest.raises(Refused) as taken:
        deciding.sit(state, 1, Occupant("person", "Bo"), 0)
    assert taken.value.code == "taken"
    with pytest.raises(Refused, match="no seat 3"):
        deciding.sit(state, 3, ana, 0)
    with pytest.raises(Refused, match="seats free"):
        deciding.start(state, 0)
    assert deciding.sit(state, None, ana, 0).seat == 0
    for name in ("Bo", "Cy"):
        state.apply(deciding.sit(state, None, Occupant("person", name), 0))
    with pytest.raises(Refused, match="all seats are taken"):  # and `started` is not written yet
        deciding.sit(state, None, Occupant("person", "Di"), 0)
    with pytest.raises(Refused, match="has begun"):
        deciding.sit(table.state, None, ana, 0)


def test_a_kept_seat_is_for_one_person() -> None:
    state = TableState("t", a_table().state.setup, bytes(32))
    ana, bo = (Occupant("person", name, "tabby", person=name) for name in ("ana", "bo"))
    for seat, person in ((0, "cy"), (2, "ana")):
        state.apply(deciding.sit(state, seat, Occupant("open", person=person), 0))
    assert state.seated == [0, 0, 0], "a seat that nobody has has no secret"
    assert state.open_seats() == [0, 1, 2]
    assert deciding.automatic_entry(state, 0) is None
    assert disclosure.info(state).seats[2] == SeatInfo(2, "open")
    with pytest.raises(Refused, match="kept for somebody") as kept:
        deciding.sit(state, 2, bo, 0)
    assert kept.value.code == "taken"
    assert deciding.sit(state, None, ana, 0).seat == 2, "one's own comes first"
    state.apply(deciding.sit(state, None, bo, 0))
    assert state.occupants[1] == bo
    with pytest.raises(Refused, match="are kept for somebody") as full:
        deciding.sit(state, None, Occupant("person", "Di", person="di"), 0)
    assert full.value.code == "taken"
    state.apply(deciding.sit(state, 2, ana, 0))
    state.apply(deciding.leave(state, Leave(2, "a"), 0))
    assert deciding.sit(state, 2, bo, 0).seat == 2, "who came and got up again has had it"


def test_who_comes_too_late_hears_why() -> None:
    table = a_table()
    late = Occupant("person", "Di", person="di")
    while table.state.status == "playing":
        table.move()
    with pytest.raises(Refused, match="the game is over"):
        deciding.sit(table.state, None, late, 0)
    closed = TableState("t", table.state.setup, bytes(32))
    closed.apply(deciding.close(closed, 0))
    with pytest.raises(Refused, match="this table was closed"):
        deciding.sit(closed, None, late, 0)


def test_who_gets_up_before_the_start_leaves_a_free_seat_and_the_last_closes_the_table() -> None:
    state = TableState("t", a_table().state.setup, bytes(32))
    for seat in range(2):
        state.apply(deciding.sit(state, seat, Occupant("person", "A"), 0))
    state.apply(deciding.leave(state, Leave(0, "a"), 0))
    assert state.open_seats() == [0, 2]
    assert deciding.automatic_entry(state, 0) is None
    state.apply(deciding.leave(state, Leave(1, "b"), 0))
    closing = deciding.automatic_entry(state, 0)
    assert closing is not None
    assert closing.kind == "closed"
    state.apply(closing)
    assert state.status == "closed"
    with pytest.raises(Refused, match="closed"):
        deciding.say(state, Say(0, "hello", "c"), 0)
    with pytest.raises(Refused):
        deciding.close(state, 0)


def test_who_left_can_come_back() -> None:
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


def test_who_was_forgotten_does_not_come_back() -> None:
    table = a_table()
    table.do(Leave(1, table.id()))
    whoever = table.state.occupants[1]
    table.state.occupants[1] = msgspec.structs.replace(whoever, person="")
    refused(table, Back(1, "a"), "not-yours")


def test_a_bot_plays_for_who_is_not_there_but_not_too_soon() -> None:
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


def test_who_asks_for_a_bot_gives_the_message_its_name() -> None:
    """What the absent seat called its own messages does not matter, nor is it told the name."""
    table = a_table()
    absent = asked(table)
    asker, other = (absent + 1) % 3, (absent + 2) % 3
    table.do(Say(absent, "back in a minute", "a"))
    outlook = Outlook.of(table.state)
    for seat in range(3):
        outlook.add(table.state, seat)
    table.do(Replace(asker, absent, "a"), absent_for_ms=60_000)
    assert table.state.done(asker, "a") == table.state.public_seq
    assert table.state.done(absent, "a") == table.state.public_seq - 1
    assert table.state.done(other, "a") is None
    bulletin = Bulletin(table.state, table.log[-1], [], outlook)
    for audience in (None, 0, 1, 2):
        news = msgspec.json.decode(bulletin.news(audience, words="") or b"", type=News)
        assert news.id == ("a" if audience == asker else "")
        assert news.happened.who is not None
        assert news.happened.who.level == deciding.STAND_IN
        assert not news.happened.text
    table.do(Back(absent, "b"))
    table.do(Replace(other, absent, "a"), absent_for_ms=60_000)
    assert table.state.away[absent], "another's message of the same name is another message"


def test_they_go_on_at_one_new_table() -> None:
    table = a_table()
    with pytest.raises(Refused, match="first this game"):
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


def test_talk_is_as_it_was_agreed() -> None:
    deal = a_table().deal
    chat = Lively(deal)
    chat.do(Say(0, "  so\n<b>cute</b> ", "a"))
    assert chat.log[-1].text == "so <b>cute</b>"
    refused(chat, Say(0, " \n\t ", "b"), "malformed")
    emotes = Lively(deal, talk="emotes")
    refused(emotes, Say(0, "hello", "c"), "not-here")
    emotes.do(ShowEmote(0, "purr", "d"))
    silent = Lively(deal, talk="none")
    refused(silent, ShowEmote(0, "purr", "e"), "not-here")
    beside_bots = Lively(deal, bots=1)
    refused(beside_bots, Say(2, "beep", "f"), "not-yours")
