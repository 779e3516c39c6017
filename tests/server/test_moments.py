"""Links to moments of finished games: the preview in messengers and its picture."""

import asyncio
import html
import io
from pathlib import Path

import pytest
from PIL import Image

from tabbytop.server.access.rate_limits import RateLimiter
from tabbytop.server.people.finished_games import finished_game
from tabbytop.server.people.game_replay import GameReplay
from tabbytop.server.people.moments import Moment, describe_moment
from tabbytop.server.people.replays import ReplayService
from tabbytop.server.routes import moment_picture
from tabbytop.server.routes.moment_picture import MomentPictures, draw_moment
from tabbytop.server.settings import Settings
from tests.server.house import House
from tests.server.test_every_finished_game import a_finished_game
from tests.server.test_invitations import BROWSER, tags
from tests.server.test_people import scenario
from tests.server.visitors import play_to_the_end, set_up, visitor

LONG = Moment(
    "meow", "", "The end", "word " * 400, tuple("Ann" * 8 for _ in range(12)), (), 0, "en"
)


def test_moment_tells_the_move_and_at_the_end_the_scores() -> None:
    state = a_finished_game("kibble-scuffle")
    finished = finished_game(state)
    last = len(finished.record.moves)
    replay = GameReplay(finished)
    replay.advance(last)
    middle = describe_moment(replay, finished, 5, 1, "en")
    assert middle.title == f"Kibble Scuffle · move 5 of {last}"
    assert middle.kicker == f"Move 5 of {last}"
    assert (middle.seat, middle.scores) == (1, ())
    end = describe_moment(replay, finished, None, None, "de")
    assert end.title == "Kibble Scuffle – das Ende"
    assert len(end.scores) == len(end.names) == finished.record.seats
    assert describe_moment(replay, finished, last + 99, 99, "de").scores == end.scores
    assert describe_moment(replay, finished, last + 99, 99, "de").seat == finished.record.seats - 1
    assert describe_moment(replay, finished, 0, None, "en").kicker == "The deal"


def test_link_to_a_moment_has_a_preview_with_a_picture(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with visitor(house) as ana, visitor(house) as messenger:
            table = (await set_up(ana))["table"]["id"]
            for path in (f"/replay/{table}?at=3&seat=1", f"/t/{table}/replay?at=3"):
                page = await messenger.get(path, headers=BROWSER)
                assert tags(page.text) == {}, "nothing is told before the end"
            picture = await messenger.get(f"/api/tables/{table}/picture?at=3")
            assert picture.status_code == 409
            await play_to_the_end(house, table)
            page = await messenger.get(f"/replay/{table}?at=3&seat=1", headers=BROWSER)
            if page.status_code == 503:
                pytest.skip("the page is not built")
            found = tags(page.text)
            assert found["og:title"].startswith("Tem-Purr-A · move 3 of ")
            assert found["og:description"]
            image = html.unescape(found["og:image"])
            assert image == f"{house.url}/api/tables/{table}/picture?at=3&seat=1&language=en"
            drawn = await messenger.get(image)
            assert drawn.headers["content-type"] == "image/png"
            assert Image.open(io.BytesIO(drawn.content)).size == (1200, 630)
            other = await messenger.get(f"/api/tables/{table}/picture?at=4")
            assert other.content != drawn.content
            for odd in ("at=x&seat=-1", "at=99999999999", "at=&seat=", "at=9999&seat=77"):
                page = await messenger.get(f"/replay/{table}?{odd}", headers=BROWSER)
                assert page.status_code == 200
                assert "og:title" in tags(page.text)
            for bad in ("at=-1", "at=x", "seat=1e9"):
                answer = await messenger.get(f"/api/tables/{table}/picture?{bad}")
                assert answer.status_code == 400
            assert (await messenger.get("/replay/nothing", headers=BROWSER)).status_code == 200
            assert (await messenger.get("/api/tables/nothing/picture")).status_code == 404

    scenario(tmp_path, play)


@pytest.mark.skipif(draw_moment(LONG) is None, reason="the page is not built")
def test_any_words_and_names_fit_into_the_picture() -> None:
    strange = Moment(
        "no-such-game", "", "", "", ("タマ", "\u202eAna", "x" * 90), ("1", "", "3"), None, "fr"
    )
    for moment in (LONG, strange):
        drawn = draw_moment(moment)
        assert drawn is not None
        picture = Image.open(io.BytesIO(drawn)).convert("RGB")
        _, top, right, bottom = moment_picture._PANEL
        for y in range(top + 30, bottom - 30):
            shade = picture.getpixel((right - 12, y))
            assert isinstance(shade, tuple)
            assert min(shade) > 200, "words run over the margin"


@pytest.mark.skipif(draw_moment(LONG) is None, reason="the page is not built")
def test_pictures_are_drawn_once_and_only_so_many_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(moment: Moment) -> bytes:
        drawn.append(moment.title)
        return moment.title.encode()

    monkeypatch.setattr(moment_picture, "draw_moment", draw)
    monkeypatch.setattr(moment_picture, "_MOST_KEPT", 2)

    async def ask() -> None:
        pictures = MomentPictures(ReplayService(RateLimiter(Settings())))
        for title in ("a", "b", "a", "c", "a", "b"):
            moment = Moment("meow", title, "", "", (), (), None, "en")
            assert await pictures.picture(moment, "here") == title.encode()

    asyncio.run(ask())
    assert drawn == ["a", "b", "c", "b"]
