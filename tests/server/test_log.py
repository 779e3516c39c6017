"""The log is the truth: whoever reads it knows the table."""

import msgspec
from hypothesis import given

from tabbytop.kernel.events import Event
from tabbytop.server.table import disclosure
from tabbytop.server.table.bulletin import Bulletin, Outlook
from tabbytop.server.table.changes import applied
from tabbytop.server.table.entries import LogEntry, speaker
from tabbytop.server.table.messages import FromServer, News
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tabbytop.testing.strategies import deals
from tests.server.lively import Lively, whole

LONG_ENOUGH = 60


def inside(state: TableState) -> list[object]:
    assert state.match is not None
    return [
        state.number,
        state.public_seq,
        state.at,
        state.status,
        state.occupants,
        state.seated,
        state.gone,
        state.overtime,
        state.proposal,
        state.asked_since,
        state.asked_at,
        state.waits,
        state.match.record,
        state.match.table.position(),
        state.position(),
    ]


@given(deals())
def test_a_log_that_is_read_again_is_the_same_table(deal: Deal) -> None:
    table = Lively(deal, bots=deal.seed % 2 if deal.seats > 1 else 0)
    positions = [table.state.position()]
    for step in range(LONG_ENOUGH):
        if table.state.status != "playing":
            break
        table.step()
        if step % 23 == 7:
            positions.append(table.state.position())
    lived = table.state
    for position in (None, *positions, lived.position()):
        loaded = TableState.load(lived.id, lived.setup, lived.seed, table.log, position)
        assert inside(loaded) == inside(lived)
        assert whole(loaded) == whole(lived)
        for entry in table.log:
            if entry.id:
                number = loaded.done(speaker(entry), entry.id)
                assert number is not None
                assert number == lived.done(speaker(entry), entry.id)


@given(deals())
def test_news_turns_what_a_client_has_into_what_is(deal: Deal) -> None:
    """Through JSON, as on the wire; and who comes back later gets the same steps."""
    table = Lively(deal)
    state = table.state
    seats = [None, *range(deal.seats)]
    clients: dict[int | None, object] = {
        seat: msgspec.json.decode(msgspec.json.encode(disclosure.view(state, seat)))
        for seat in seats
    }
    outlook = Outlook.of(state)
    for seat in seats:
        outlook.add(state, seat)
    began = state.public_seq
    heard: dict[int | None, list[News]] = {seat: [] for seat in seats}

    def tell_all(entry: LogEntry, events: list[Event]) -> None:
        nonlocal outlook
        bulletin = Bulletin(state, entry, events, outlook)
        for seat in seats:
            news = bulletin.news(seat, "")
            if news is not None:
                sent = msgspec.json.decode(news, type=FromServer)
                assert isinstance(sent, News)
                clients[seat] = applied(clients[seat], sent.changes)
                heard[seat].append(sent)
            assert clients[seat] == msgspec.json.decode(
                msgspec.json.encode(disclosure.view(state, seat))
            ), f"{entry.kind} left seat {seat} with an old view"
        outlook = bulletin.after

    table.on_entry = tell_all
    for _ in range(LONG_ENOUGH):
        if state.status != "playing":
            break
        table.step()
    for seat in seats:
        missed = disclosure.missed(state, seat, began, "")
        assert missed is not None
        loud: dict[int, News] = {}
        for news in heard[seat]:  # a quiet one of the seat's own bears the number before it
            loud.setdefault(news.happened.number, news)
        assert len(missed.steps) == state.public_seq - began
        for step in missed.steps:
            news = loud[step.happened.number]
            assert msgspec.structs.replace(news.happened, host=None) == step.happened  # as of now
            events = msgspec.json.decode(msgspec.json.encode(step.events))
            if seat is None:  # an onlooker hears of what was shown for a moment only then
                assert all(event in news.events for event in events)
            else:
                assert events == news.events
