"""What is written for many at once is what the messages say."""

import msgspec

from tabbytop.server.table.bulletin import Bulletin, Outlook
from tabbytop.server.table.messages import News
from tabbytop.server.table.written import WrittenNews
from tests.server.test_thinking import seated


def test_written_news_have_the_fields_of_news() -> None:
    assert WrittenNews.__struct_fields__ == News.__struct_fields__
    assert WrittenNews.__struct_config__.tag == News.__struct_config__.tag


def test_each_event_has_its_sentence_beside_it() -> None:
    state = seated("kibble-scuffle", ["random"] * 3, bytes(range(32)))
    assert state.match is not None
    wordless = 0
    while state.status == "playing":
        outlook, table = Outlook.of(state), state.match.table
        seat = table.actors()[0]
        text = state.game.vocabulary.text(table.moves(seat)[0])
        entry = state.entry("move", seat, text, "", 0)
        written = Bulletin(state, entry, state.apply(entry), outlook).news(None, "en")
        assert written is not None
        news = msgspec.json.decode(written)
        told = news["told"]["events"]
        assert len(told) == len(news.get("events", []))
        wordless += "" in told
    assert wordless
    assert news["told"]["result"]["sheets"]
