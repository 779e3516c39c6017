"""The HTTP API for one device: the same paths, bodies and refusals as the server's.

Accounts, the lobby and reports need a server: they are refused or empty.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote

import msgspec

from tabbytop.offline.statistics import totals_of
from tabbytop.server.errors import STATUS, Refused, Unavailable
from tabbytop.server.people.default_names import CATS, has_chosen_name, known_cat
from tabbytop.server.people.finished_games import (
    finished_game,
    finished_match,
    record_file,
)
from tabbytop.server.people.game_info import (
    game_cards,
    game_guide,
    game_info,
    game_stickers,
    notation_blocks,
    other_spellings,
    sayable_words,
)
from tabbytop.server.people.game_replay import replay_page
from tabbytop.server.people.lessons import known_lesson, lesson_list, lesson_scene
from tabbytop.server.people.names import allowed_name
from tabbytop.server.people.personal_schemas import (
    MyStickers,
)
from tabbytop.server.people.playing_on import draft_play_on
from tabbytop.server.people.puzzle_schemas import PuzzleAnswer
from tabbytop.server.people.puzzles import puzzle_list, puzzle_scene, puzzle_verdict
from tabbytop.server.people.review_jobs import require_reviewable, tell_progress
from tabbytop.server.people.rulings import rulings_of
from tabbytop.server.people.schemas import (
    Announcements,
    Closing,
    Comments,
    Filling,
    Joining,
    LessonAnswers,
    Me,
    MyLessons,
    NewMe,
    PlayOn,
)
from tabbytop.server.people.statistics import statistics_from
from tabbytop.server.people.table_drafts import known_game
from tabbytop.server.people.tables import FINISHED_PAGE
from tabbytop.server.store.rows import FinishedLesson
from tabbytop.server.table import disclosure
from tabbytop.server.table.setup import NewTable
from tabbytop.server.table.wording import refusal_message
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import preferred_language

if TYPE_CHECKING:
    from tabbytop.offline.device import Device

_STEPS: Final = 20  # of a replay in one answer
_encode = msgspec.json.Encoder().encode


class Request(NamedTuple):
    """A request: the parts of its path that are names, its query, body and language."""

    names: tuple[str, ...]
    query: Mapping[str, list[str]]
    body: bytes
    language: str

    def read(self, kind: type[Any]) -> Any:  # noqa: ANN401 - an instance of `kind`
        """Decode the body; Refused if it is malformed."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except msgspec.MsgspecError as error:
            told = Message("server", "unreadable-part", place="body", error=str(error)[:200])
            raise Refused("malformed", told) from None


Handler = Callable[["Device", Request], Awaitable[object]]


async def answer(
    device: "Device", method: str, path: str, body: str, languages: str
) -> tuple[int, str]:
    """Answer a request with a status and JSON; empty with the status 204."""
    language = preferred_language(languages)
    place, _, query = path.partition("?")
    try:
        for (wanted, pattern), handler in _ROUTES.items():
            found = pattern.fullmatch(place)
            if wanted == method and found is not None:
                names = tuple(unquote(name) for name in found.groups())
                request = Request(names, parse_qs(query), body.encode(), language)
                told = await handler(device, request)
                return (204, "") if told is None else (200, _encode(told).decode())
        raise Refused("unknown", Message("server", "nothing-here"))
    except Refused as refused:
        return _refusal(refused, language)
    except Unavailable:
        return _refusal(Refused("unavailable", Message("server", "not-written")), language)


def _refusal(refused: Refused, language: str) -> tuple[int, str]:
    return STATUS[refused.code], _encode(refusal_message(refused, language=language)).decode()


# Games.


async def _games(_: "Device", request: Request) -> object:
    return game_cards(request.language)


async def _game(_: "Device", request: Request) -> object:
    return game_info(known_game(request.names[0]).name, request.language)


async def _notation(_: "Device", request: Request) -> object:
    return notation_blocks(known_game(request.names[0]).name)


async def _guide(_: "Device", request: Request) -> object:
    return game_guide(known_game(request.names[0]).name, request.language)


async def _rulings(_: "Device", request: Request) -> object:
    return rulings_of(known_game(request.names[0]).name)


async def _words(_: "Device", request: Request) -> object:
    return sayable_words(known_game(request.names[0]).name, request.language)


async def _spellings(_: "Device", request: Request) -> object:
    return other_spellings(known_game(request.names[0]).name, request.language)


async def _stickers(_: "Device", request: Request) -> object:
    return game_stickers(known_game(request.names[0]).name, request.language)


# Lessons.


async def _lessons(_: "Device", request: Request) -> object:
    return lesson_list(known_game(request.names[0]), request.language)


async def _lesson(_: "Device", request: Request) -> object:
    game = known_game(request.names[0])
    answers = request.read(LessonAnswers)
    return lesson_scene(game, known_lesson(game, request.names[1]), answers, request.language)


# Puzzles.


async def _puzzles(_: "Device", request: Request) -> object:
    return puzzle_list(known_game(request.names[0]))


async def _puzzle(_: "Device", request: Request) -> object:
    game = known_game(request.names[0])
    return puzzle_scene(game, _puzzle_number(request), request.language)


async def _answer_puzzle(_: "Device", request: Request) -> object:
    game, answer = known_game(request.names[0]), request.read(PuzzleAnswer)
    return puzzle_verdict(game, _puzzle_number(request), answer.move, request.language)


def _puzzle_number(request: Request) -> int:
    text = request.names[1]
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Refused("unknown", Message("server", "nothing-here"))
    return int(text)


# The person's lessons.


async def _my_lessons(device: "Device", _: Request) -> object:
    by_game: dict[str, list[str]] = {}
    for each in await device.store.finished_lessons(device.person.id):
        by_game.setdefault(each.game, []).append(each.lesson)
    return MyLessons(by_game)


async def _finish_lesson(device: "Device", request: Request) -> None:
    game = known_game(request.names[0])
    lesson = known_lesson(game, request.names[1])
    finished = FinishedLesson(game.name, lesson.name, device.host.now())
    await device.store.finish_lesson(device.person.id, finished)


# The person.


async def _me(device: "Device", _: Request) -> object:
    person = device.person
    return Me(person.name, known_cat(person), "", list(CATS), has_chosen_name(person))


async def _change_me(device: "Device", request: Request) -> object:
    wish: NewMe = request.read(NewMe)
    name = device.person.name if wish.name is None else allowed_name(wish.name)
    cat = device.person.cat if wish.cat is None else wish.cat
    changed = msgspec.structs.replace(device.person, name=name, cat=cat)
    await device.store.keep_person(changed)
    device.person = changed
    return await _me(device, request)


async def _my_tables(device: "Device", request: Request) -> object:
    before = request.query.get("before", [None])[0]
    count = request.query.get("count", [str(FINISHED_PAGE)])[0]
    if not (count.isascii() and count.isdecimal() and 1 <= int(count[:4]) <= FINISHED_PAGE):
        raise Refused("malformed", Message("server", "unreadable"))
    return await device.tables.tables_of(device.person, request.language, int(count), before)


async def _my_stickers(device: "Device", _: Request) -> object:
    return MyStickers(await device.store.stickers_of(device.person.id))


async def _my_statistics(device: "Device", request: Request) -> object:
    game = request.query.get("game", [None])[0]
    offset = request.query.get("offset", ["0"])[0]
    if re.fullmatch("-?[0-9]{1,3}|-?1000", offset) is None:
        raise Refused("malformed", Message("server", "unreadable"))
    name = None if game is None else known_game(game).name
    results = device.store.results()
    return statistics_from(totals_of(results, device.person.id, name, int(offset) * 60_000))


async def _announcements(_: "Device", __: Request) -> object:
    return Announcements([])


# Tables.


async def _lobby(device: "Device", _: Request) -> object:
    return await device.tables.lobby()


async def _create(device: "Device", request: Request) -> object:
    wish: NewTable = request.read(NewTable)
    if any(plan.kind == "open" for plan in wish.seats):
        raise Refused("not-here", Message("server", "friends-need-a-server"))
    new = device.tables.draft(device.person, wish)
    return await device.tables.create(device.person, new, "")


async def _table(device: "Device", request: Request) -> object:
    async with device.host.locked(request.names[0]) as hosted:
        return disclosure.info(hosted.loaded_state())


async def _secrets(device: "Device", request: Request) -> object:
    return await device.tables.seats(device.person, request.names[0])


async def _join(device: "Device", request: Request) -> object:
    wish: Joining = request.read(Joining)
    return await device.tables.join(device.person, request.names[0], wish, address="")


async def _fill(device: "Device", request: Request) -> object:
    wish: Filling = request.read(Filling)
    return await device.tables.fill(device.person, request.names[0], wish)


async def _close(device: "Device", request: Request) -> object:
    wish: Closing = request.read(Closing)
    return await device.tables.close_seats(device.person, request.names[0], wish)


async def _rematch(device: "Device", request: Request) -> object:
    return await device.tables.rematch(device.person, request.names[0], "")


async def _record(device: "Device", request: Request) -> object:
    async with device.host.locked(request.names[0]) as hosted:
        return record_file(finished_game(hosted.loaded_state()))


async def _replay(device: "Device", request: Request) -> object:
    first = request.query.get("first", ["0"])[0]
    if not (first.isascii() and first.isdecimal() and len(first) <= 7):
        raise Refused("malformed", Message("server", "unreadable"))
    async with device.host.locked(request.names[0]) as hosted:
        finished = finished_game(hosted.loaded_state())
    return replay_page(finished, int(first), _STEPS, request.language)


async def _begin_review(device: "Device", request: Request) -> object:
    table, seat = request.names[0], _seat(request)
    async with device.host.locked(table) as hosted:
        state = hosted.loaded_state()
    require_reviewable(state, seat)
    job = device.reviews.begin(table, seat, finished_match(state).record)
    return tell_progress(job, state, seat, request.language)


async def _review(device: "Device", request: Request) -> object:
    table, seat = request.names[0], _seat(request)
    async with device.host.locked(table) as hosted:
        state = hosted.loaded_state()
    require_reviewable(state, seat)
    return tell_progress(device.reviews.find(table, seat), state, seat, request.language)


def _seat(request: Request) -> int:
    text = request.query.get("seat", [""])[0]
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Refused("malformed", Message("server", "unreadable"))
    return int(text)


async def _comments(_: "Device", __: Request) -> object:
    return Comments([], may_write=False)  # nobody else could read them


async def _play_on(device: "Device", request: Request) -> object:
    wish: PlayOn = request.read(PlayOn)
    async with device.host.locked(request.names[0]) as hosted:
        finished = finished_game(hosted.loaded_state())
    new = draft_play_on(
        device.tables.new_table_id(), finished, wish, device.person, device.host.now()
    )
    return await device.tables.create(device.person, new, "")


async def _played(device: "Device", request: Request) -> object:
    return await device.played(request.names[0])


async def _forget(device: "Device", request: Request) -> None:
    await device.forget(request.names[0])


_PATHS: Final[dict[tuple[str, str], Handler]] = {
    ("GET", "/api/games"): _games,
    ("GET", "/api/games/*"): _game,
    ("GET", "/api/games/*/notation"): _notation,
    ("GET", "/api/games/*/guide"): _guide,
    ("GET", "/api/games/*/rulings"): _rulings,
    ("GET", "/api/games/*/words"): _words,
    ("GET", "/api/games/*/spellings"): _spellings,
    ("GET", "/api/games/*/stickers"): _stickers,
    ("GET", "/api/games/*/lessons"): _lessons,
    ("POST", "/api/games/*/lessons/*"): _lesson,
    ("GET", "/api/games/*/puzzles"): _puzzles,
    ("GET", "/api/games/*/puzzles/*"): _puzzle,
    ("POST", "/api/games/*/puzzles/*"): _answer_puzzle,
    ("GET", "/api/me"): _me,
    ("PUT", "/api/me"): _change_me,
    ("GET", "/api/me/lessons"): _my_lessons,
    ("PUT", "/api/me/lessons/*/*"): _finish_lesson,
    ("GET", "/api/me/tables"): _my_tables,
    ("GET", "/api/me/statistics"): _my_statistics,
    ("GET", "/api/me/stickers"): _my_stickers,
    ("GET", "/api/announcements"): _announcements,
    ("GET", "/api/tables"): _lobby,
    ("POST", "/api/tables"): _create,
    ("GET", "/api/tables/*"): _table,
    ("DELETE", "/api/tables/*"): _forget,
    ("POST", "/api/tables/*/secrets"): _secrets,
    ("POST", "/api/tables/*/join"): _join,
    ("POST", "/api/tables/*/fill"): _fill,
    ("POST", "/api/tables/*/close"): _close,
    ("POST", "/api/tables/*/rematch"): _rematch,
    ("GET", "/api/tables/*/record"): _record,
    ("GET", "/api/tables/*/replay"): _replay,
    ("POST", "/api/tables/*/review"): _begin_review,
    ("GET", "/api/tables/*/review"): _review,
    ("GET", "/api/tables/*/comments"): _comments,
    ("POST", "/api/tables/*/play-on"): _play_on,
    ("GET", "/api/tables/*/played"): _played,
}
_ROUTES: Final = {
    (method, re.compile(re.escape(path).replace(r"\*", "([^/]+)"))): handler
    for (method, path), handler in _PATHS.items()
}
