"""Run a session: deal or resume, ask people and bots in turn, save, show the score pad."""

import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.game import Game
from tabbytop.kernel.match import Match
from tabbytop.kernel.options import Options
from tabbytop.kernel.telling import sentence
from tabbytop.terminal import saves
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.game_list import command_line
from tabbytop.terminal.live.loop import play_live
from tabbytop.terminal.log_view import log_page, news_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.players import Player, seat_words, seated, usual_seats
from tabbytop.terminal.replay import watch_bots
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.screen import Leave, Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.shared_keyboard import ask_together, hand_over

_SEEDS: Final = 2**31
_BELOW_THE_PAD: Final = 5  # lines: where the game is kept, and whether to play once more


def new_session(
    screen: Screen, game: Game, seats: str | None, options: Options, seed: int | None
) -> Session:
    """A new game; without a seed, one that nobody has seen."""
    players = usual_seats(game, options) if seats is None else seated(seats)
    return _new_session(screen, game, players, options, seed)


def resumed_session(screen: Screen, place: Path, seats: str | None) -> Session:
    """A game from a file; `seats` says who plays on instead of those in the file."""
    saved = saves.read(place)
    count = saved.match.record.seats
    players, programs = saved.who_plays_on(), saved.programs()
    if seats is not None:
        players, programs = seated(seats), []
        if len(players) != count:
            raise BadOptions(f"this game has {count} seats, not {len(players)}")
    session = Session(screen, saved.match, players, place if saved.players else None)
    session.notice = session.resumed(place, programs)
    return session


def play(session: Session) -> None:
    """Play to the end, or until somebody leaves; either way the game is saved."""
    while True:
        try:
            with session.screen.at_table():
                _play_to_end(session)
        except Leave:
            with suppress(OSError):  # nobody may be there to read it
                session.screen.say(f"Saved in {session.place}")
                session.screen.say("Go on with:")
                session.screen.say(f"  {_command_to_resume(session)}")
            return
        finally:
            session.close()
        _show_result(session)
        if not _wants_rematch(session):
            return
        session = _new_session(
            session.screen, session.match.game, session.players, session.match.table.options, None
        )


def _command_to_resume(session: Session) -> str:
    """With the seats, where programs play: only the person can start them again."""
    words = ["resume", saves.save_name(session.place)]
    if any(player.is_program for player in session.players):
        words.extend(["--seats", seat_words(session.players)])
    return command_line(*words)


def _new_session(
    screen: Screen, game: Game, players: list[Player], options: Options, seed: int | None
) -> Session:
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    return Session(screen, Match.deal(game, len(players), seed, options), players)


def _play_to_end(session: Session) -> None:
    """Ask whoever is to be asked. Who leaves has the game saved first: the window may be gone."""
    try:
        if session.people:
            _ask_people(session)
        else:
            watch_bots(session)
    except (Leave, KeyboardInterrupt, OSError):
        with session.screen.undisturbed():
            session.save()
        raise Leave from None
    _save_finished(session)
    if session.people and session.screen.interactive and not session.match.game.live:
        with suppress(Leave):
            page_through(
                session.screen, lambda: news_page(session, session.only_reader), "the score pad"
            )


def _save_finished(session: Session) -> None:
    """Save a finished game; where that fails, the score pad comes all the same."""
    try:
        session.save()
    except saves.SaveError as error:
        session.screen.say(sentence(str(error)))


def _ask_people(session: Session) -> None:
    """One after the other; at a live table there are no turns."""
    while True:
        if session.match.game.live:
            play_live(session)
            return
        seat = session.advance()
        if seat is None:
            return
        if not session.alone and session.key(seat) in session.board.together:
            ask_together(session)
            continue
        if seat != session.at_keyboard and not session.alone:
            if not hand_over(session, seat):
                continue
        session.at_keyboard = seat
        DecisionPrompt(session, seat).run()


def _show_result(session: Session) -> None:
    """The score pad, what comes to light, and where the game is kept."""
    screen, game = session.screen, session.match.game
    result = session.match.table.result()
    if result is None:
        raise RuntimeError("nobody is asked any more, and there is no result")
    if session.people and not screen.interactive:
        fresh = [told for told in session.news(session.only_reader) if told.fresh]
        screen.say([*log_page(fresh, screen.width), Text()])
    teller = session.teller(session.only_reader)
    pad = score_pad(game, result, session.players, teller, screen.width)
    if screen.interactive and len(pad) > screen.height - _BELOW_THE_PAD:
        with suppress(Leave):
            page_through(screen, lambda: pad, "what is below it")
    screen.say(pad)
    screen.say(session.board.epilogue(session.scene(session.only_reader)))
    for told in session.lost_openly():
        screen.say(told)
    screen.say(f"Saved in {session.place}")
    screen.say("Look at it again with:")
    screen.say(f"  {command_line('replay', saves.save_name(session.place))}")


def _wants_rematch(session: Session) -> bool:
    if not session.screen.interactive or not session.people:
        return False
    label = "Once more? y/n > "
    try:
        while True:
            answer = session.screen.ask(label).strip().lower()
            if answer in {"y", "yes", "n", "no", "q", "quit", ""}:
                return answer in {"y", "yes"}
            label = "y deals a new game to the same players, n or Enter leaves > "
    except Leave:
        return False
