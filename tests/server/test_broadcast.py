"""Broadcast messages have the fields of `News`."""

import msgspec

from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews
from tabbytop.server.table.entries import Occupant
from tabbytop.server.table.messages import News
from tabbytop.server.table.setup import Clock
from tests.server.test_bot_pool import seated


def test_broadcast_is_the_json_of_news_without_defaults() -> None:
    state = seated("kibble-scuffle", ["random"] * 3, bytes(range(32)))
    state.occupants = [Occupant("person", name, "", "", name) for name in ("Ana", "Ben", "Cleo")]
    state.setup = msgspec.structs.replace(state.setup, clock=Clock("turn", 60))
    assert state.match is not None
    fields: set[str] = set()
    while state.status == "playing":
        last_views, table = LastViews.of(state), state.match.table
        for place in range(3):
            last_views.add(state, place)
        seat = table.actors()[0]
        text = state.game.vocabulary.text(table.moves(seat)[0])
        entry = state.entry("move", seat, text, 'say "id"', 1)
        broadcast = EntryBroadcast(state, entry, apply_entry(state, entry), last_views)
        for audience in (None, 0, 1, 2):
            written = broadcast.news(audience, "en")
            assert written is not None
            told = msgspec.json.decode(written)
            read = msgspec.json.decode(written, type=News)
            assert msgspec.json.decode(msgspec.json.encode(read)) == told
            fields |= told.keys()
    assert fields == {"type", *News.__struct_fields__} - {"proposal", "agreed", "many"}


def test_each_event_is_told_in_one_sentence() -> None:
    state = seated("kibble-scuffle", ["random"] * 3, bytes(range(32)))
    assert state.match is not None
    wordless = 0
    while state.status == "playing":
        last_views, table = LastViews.of(state), state.match.table
        seat = table.actors()[0]
        text = state.game.vocabulary.text(table.moves(seat)[0])
        entry = state.entry("move", seat, text, "", 0)
        written = EntryBroadcast(state, entry, apply_entry(state, entry), last_views).news(
            None, "en"
        )
        assert written is not None
        news = msgspec.json.decode(written)
        told = news["told"]["events"]
        assert len(told) == len(news.get("events", []))
        wordless += "" in told
    assert wordless
    assert news["told"]["result"]["sheets"]
