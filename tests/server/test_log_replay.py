"""Replaying logs: a loaded state, and a client's view, equal the original."""

import msgspec
from hypothesis import given

from tabbytop.kernel.events import Event
from tabbytop.server.table import disclosure
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews
from tabbytop.server.table.changes import applied
from tabbytop.server.table.entries import LogEntry, speaker
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import FromServer, News
from tabbytop.server.table.positions import encode_position
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tabbytop.testing.strategies import deals
from tests.server.random_table import RandomTable, whole

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
        state.has_left,
        state.timed_out_seat,
        state.proposal,
        state.asked_since,
        state.asked_at,
        state.alarms,
        state.match.record,
        state.match.table.position(),
        encode_position(state),
    ]


@given(deals())
def test_loading_the_log_gives_the_same_state(deal: Deal) -> None:
    table = RandomTable(deal, bots=deal.seed % 2 if deal.seats > 1 else 0)
    positions = [encode_position(table.state)]
    for step in range(LONG_ENOUGH):
        if table.state.status != "playing":
            break
        table.step()
        if step % 23 == 7:
            positions.append(encode_position(table.state))
    lived = table.state
    for position in (None, *positions, encode_position(lived)):
        loaded = load_state(lived.id, lived.setup, lived.seed, table.log, position)
        assert inside(loaded) == inside(lived)
        assert whole(loaded) == whole(lived)
        for entry in table.log:
            if entry.id:
                number = loaded.seq_of_message(speaker(entry), entry.id)
                assert number is not None
                assert number == lived.seq_of_message(speaker(entry), entry.id)


@given(deals())
def test_news_updates_a_client_to_the_full_state(deal: Deal) -> None:
    """Through JSON, as on the wire; a client that reconnects later gets the same steps."""
    table = RandomTable(deal)
    state = table.state
    seats = [None, *range(deal.seats)]
    clients: dict[int | None, object] = {
        seat: msgspec.json.decode(msgspec.json.encode(disclosure.view(state, seat)))
        for seat in seats
    }
    last_views = LastViews.of(state)
    for seat in seats:
        last_views.add(state, seat)
    began = state.public_seq
    heard: dict[int | None, list[News]] = {seat: [] for seat in seats}

    def send_to_all(entry: LogEntry, events: list[Event]) -> None:
        nonlocal last_views
        broadcast = EntryBroadcast(state, entry, events, last_views)
        for seat in seats:
            news = broadcast.news(seat, "")
            if news is not None:
                sent = msgspec.json.decode(news, type=FromServer)
                assert isinstance(sent, News)
                clients[seat] = applied(clients[seat], sent.changes)
                heard[seat].append(sent)
            assert clients[seat] == msgspec.json.decode(
                msgspec.json.encode(disclosure.view(state, seat))
            ), f"{entry.kind} left seat {seat} with an old view"
        last_views = broadcast.after

    table.on_entry = send_to_all
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
