"""Run a session: deal or resume, ask people and bots in turn, save, show the score pad."""

import secrets
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.text import Text

from tabbytop.kernel.errors import BadOptions, BadRecord
from tabbytop.kernel.game import Game
from tabbytop.kernel.match import Match
from tabbytop.kernel.options import Options
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.kernel.telling import sentence
from tabbytop.terminal import saves
from tabbytop.terminal.commands import is_no, is_yes, parse_command
from tabbytop.terminal.decision_prompt import DecisionPrompt
from tabbytop.terminal.game_list import command_line
from tabbytop.terminal.live.loop import play_live
from tabbytop.terminal.log_view import log_page, news_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.players import (
    Player,
    default_level,
    default_players,
    format_seats,
    parse_seats,
    you_and_bots,
)
from tabbytop.terminal.replay import watch_bots
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.screen import Quit, Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.shared_keyboard import ask_together, hand_over
from tabbytop.terminal.texts import say, say_error, texts_of
from tabbytop.texts.message import Message

_SEEDS: Final = 2**31
_LINES_BELOW_PAD: Final = 5  # lines for the path and the question of a rematch


def new_session(
    screen: Screen, game: Game, seats: str | None, options: Options, seed: int | None
) -> Session:
    """Start a new game; without a seed, with a random one."""
    players = default_players(game, options) if seats is None else parse_seats(seats)
    return _deal_session(screen, game, players, options, seed)


def resumed_session(screen: Screen, path: Path, seats: str | None) -> Session:
    """Load a game from a file; `seats` replaces the players in the file."""
    saved = saves.read(path)
    count = saved.match.record.seats
    players, programs = saved.players_on_resume(), saved.program_names()
    if seats is not None:
        players, programs = parse_seats(seats), []
        if len(players) != count:
            raise BadOptions(Message("terminal", "wrong-seats", seats=count, given=len(players)))
    own = path if saved.players else None
    session = Session(screen, saved.match, players, own, saved.continues)
    session.notice = session.resume_notice(path, programs)
    return session


def play_on_session(screen: Screen, path: Path, move: int, seat: int) -> Session:
    """Play on from a move of a finished game, as this seat, with bots on the others.

    Hands stay as they were; what is drawn from there on is drawn anew.
    """
    saved = saves.read(path)
    record = saved.match.record
    if saved.match.table.actors():
        raise BadOptions(Message("terminal", "play-on-unfinished"))
    if not 0 <= move < len(record.moves):
        last = len(record.moves) - 1
        raise BadOptions(Message("terminal", "play-on-move", move=move, last=last))
    if not 0 <= seat < record.seats:
        last = record.seats - 1
        raise BadOptions(Message("terminal", "play-on-seat", seat=seat, last=last))
    match = Match.resume(saved.match.game, replace(record, moves=[*record.moves]))
    match.truncate(move, anew=True)
    you, *bots = you_and_bots(record.seats, default_level(match.game))
    players = [*bots[:seat], you, *bots[seat:]]
    session = Session(screen, match, players, None, saves.Origin(saves.save_name(path), move))
    session.notice = say("terminal", "play-on-begins", move=move)
    return session


def play(session: Session) -> bool:
    """Play to the end, or until somebody quits; the game is saved either way.

    Return whether all finished games were saved. NotSaved is raised if an unfinished one was not.
    """
    all_saved = True
    while True:
        try:
            with session.screen.fullscreen():
                failure = _play_to_end(session)
        except Quit:
            with suppress(OSError):  # the terminal may be closed
                session.screen.print(say("terminal", "saved-in", path=str(session.path)))
                session.screen.print(say("terminal", "go-on-with"))
                session.screen.print(f"  {_command_to_resume(session)}")
            return all_saved
        finally:
            session.close()
        all_saved = all_saved and failure is None
        _show_result(session, failure)
        if not _wants_rematch(session):
            return all_saved
        session = _deal_session(
            session.screen, session.match.game, session.players, session.match.table.options, None
        )


def _command_to_resume(session: Session) -> str:
    """Return the command to resume, with the seats if programs play: files cannot start those."""
    words = ["resume", saves.save_name(session.path)]
    if any(player.is_program for player in session.players):
        words.extend(["--seats", format_seats(session.players)])
    return command_line(*words)


def _deal_session(
    screen: Screen, game: Game, players: list[Player], options: Options, seed: int | None
) -> Session:
    seed = secrets.randbelow(_SEEDS) if seed is None else seed
    return Session(screen, Match.deal(game, len(players), seed, options), players)


def _play_to_end(session: Session) -> saves.NotSaved | None:
    """Ask people and bots until the end, then save; return why that failed, if it did.

    On quitting, save first: the window may be gone.
    """
    try:
        if session.people:
            _ask_people(session)
        else:
            watch_bots(session)
    except (Quit, KeyboardInterrupt, OSError):
        with session.screen.ignoring_signals():
            session.save()
        raise Quit from None
    failure = _save_finished(session)
    if session.people and session.screen.interactive and not session.match.game.live:
        with suppress(Quit):
            page_through(
                session.screen,
                lambda: news_page(session, session.only_person),
                say("terminal", "to-score-pad"),
            )
    return failure


def _save_finished(session: Session) -> saves.NotSaved | None:
    """Save a finished game; if that fails, the score pad is shown anyway."""
    try:
        session.save()
    except saves.NotSaved as error:
        return error
    return None


def _ask_people(session: Session) -> None:
    """Ask one person after the other; a live game has no turns."""
    while True:
        if session.match.game.live:
            play_live(session)
            return
        seat = session.advance()
        if seat is None:
            return
        if not session.alone and session.prompt_key(seat) in session.board.asked_together:
            ask_together(session)
            continue
        if seat != session.at_keyboard and not session.alone:
            if not hand_over(session, seat):
                continue
        session.at_keyboard = seat
        DecisionPrompt(session, seat).run()


def _show_result(session: Session, failure: saves.NotSaved | None) -> None:
    """Show the score pad, what is revealed, stickers, and where the game is saved or why not."""
    screen, game = session.screen, session.match.game
    result = session.match.table.result()
    if result is None:
        raise RuntimeError("nobody is asked any more, and there is no result")
    if session.people and not screen.interactive:
        unread = [line for line in session.recent_log(session.only_person) if line.unread]
        screen.print([*log_page(unread, screen.width), Text()])
    teller = session.teller(session.only_person)
    pad = score_pad(game, result, session.players, teller, screen.width)
    if screen.interactive and len(pad) > screen.height - _LINES_BELOW_PAD:
        with suppress(Quit):
            page_through(screen, lambda: pad, say("terminal", "to-rest"))
    screen.print(pad)
    screen.print(session.board.end_notes(session.context(session.only_person)))
    for text in [*_sticker_lines(session), *session.bot_failures()]:
        screen.print(text)
    if failure is not None:
        screen.print(sentence(say_error(failure)))
        return
    screen.print(say("terminal", "saved-in", path=str(session.path)))
    screen.print(say("terminal", "look-again"))
    screen.print(f"  {command_line('replay', saves.save_name(session.path))}")


def _sticker_lines(session: Session) -> list[str]:
    """Return which stickers each person has earned, a line for each; none without stickers, and
    none in a game that is played on from another."""
    if session.continues is not None:
        return []
    game, teller = session.match.game, session.teller(session.only_person)
    try:
        earned = earned_stickers(game, session.match.record)
    except BadRecord:  # a table that began in the middle of a game has no deal to replay
        return []
    lines: list[str] = []
    for seat in session.people:
        if names := [texts_of(game).sticker(name) for name in earned[seat]]:
            lines.append(say("terminal", "stickers", teller, seat=seat, stickers=names))
    return lines


def _wants_rematch(session: Session) -> bool:
    if not session.screen.interactive or not session.people:
        return False
    label = say("terminal", "once-more")
    try:
        while True:
            answer = session.screen.read_line(f"{label} > ").strip().lower()
            if is_yes(answer):
                return True
            if not answer or is_no(answer) or parse_command(answer) == "quit":
                return False
            label = say("terminal", "once-more-how")
    except Quit:
        return False
