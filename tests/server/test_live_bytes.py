"""Live games on the wire: each seat is sent what the rules alone say that it sees, and no more."""

from copy import deepcopy

import msgspec
import pytest

import tabbytop
from tabbytop.kernel.events import Event
from tabbytop.kernel.match import Match
from tabbytop.server.table import disclosure
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews
from tabbytop.server.table.changes import applied
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.messages import FromServer, News
from tabbytop.testing import Deal
from tests.server.random_table import RandomTable

MOST_MOVES = 60


def plain(document: object) -> object:
    """A document as it arrives over a socket."""
    return msgspec.json.decode(msgspec.json.encode(document))


@pytest.mark.parametrize("game", ["kitty-paw", "meow"])
@pytest.mark.parametrize("seed", range(3))
def test_live_bytes_are_the_views_and_events_of_the_kernel(game: str, seed: int) -> None:
    rules = tabbytop.game(game)
    seats = rules.least_seats + seed % (rules.most_seats - rules.least_seats + 1)
    table = RandomTable(Deal(rules, seats, rules.resolve_options(seats, None), seed, clever=True))
    state = table.state
    assert state.match is not None
    audiences = [None, *range(seats)]
    alone = Match.resume(rules, deepcopy(state.match.record))  # the rules without a server
    alone.table.take_events()
    clients = {seat: plain(disclosure.view(state, seat)) for seat in audiences}
    last_views = LastViews.of(state)
    for seat in audiences:
        last_views.add(state, seat)
    heard = 0

    def send_to_all(entry: LogEntry, events: list[Event]) -> None:
        nonlocal last_views, heard
        assert entry.seat is not None
        seen = alone.play(entry.seat, entry.text)
        broadcast = EntryBroadcast(state, entry, events, last_views)
        for seat in audiences:
            sent = broadcast.news(seat, "")
            if sent is not None:
                news = msgspec.json.decode(sent, type=FromServer)
                assert isinstance(news, News)
                clients[seat] = applied(clients[seat], news.changes)
                assert news.events == plain([event.seen_by(seat) for event in seen])
                heard += 1
            assert clients[seat] == plain(alone.table.view(seat))
        last_views = broadcast.after

    table.on_entry = send_to_all
    for _ in range(MOST_MOVES):
        if state.status != "playing":
            break
        table.at += 500
        table.move()
    assert heard > MOST_MOVES // 2
