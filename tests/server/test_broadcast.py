"""Broadcast messages have the fields of `News`."""

import msgspec

from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews
from tabbytop.server.table.encoded_news import EncodedNews
from tabbytop.server.table.messages import News
from tests.server.test_bot_pool import seated


def test_encoded_news_has_the_fields_of_news() -> None:
    assert EncodedNews.__struct_fields__ == News.__struct_fields__
    assert EncodedNews.__struct_config__.tag == News.__struct_config__.tag


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
