"""Several people at one keyboard: hand-over screens, and questions asked of all at once."""

from dataclasses import replace
from functools import partial

from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.colours import seat_marks
from tabbytop.terminal.commands import parse_command
from tabbytop.terminal.log_view import full_log_page, news_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.session import Session
from tabbytop.terminal.texts import say


def hand_over(session: Session, seat: int) -> bool:
    """Pass the keyboard to this seat; return False if the last move was undone instead."""
    if not session.screen.interactive:
        session.screen.print(f"--- {session.players[seat].name} ---")
        return True
    if session.at_keyboard != NOBODY and not _show_outcome(session):
        return False
    _wait_for_player(session, seat)
    return True


def _show_outcome(session: Session) -> bool:
    """Show the player who moved what came of it; skip that if only the move can be told."""
    seat, screen, notice = session.at_keyboard, session.screen, ""
    tells_more = len([line for line in session.recent_log(seat) if line.unread]) > 1
    if not tells_more and not session.match.can_undo(seat):
        return True
    done = say("terminal", "to-pass")
    while typed := page_through(screen, partial(news_page, session, seat, notice), done):
        match parse_command(typed):
            case "undo":
                notice = session.undo(seat)
                if not notice:
                    session.notice = say("terminal", "taken-back")
                    return False
            case "log":
                page_through(screen, partial(full_log_page, session, seat), at_end=True)
            case "quit":
                raise Quit
            case _:
                notice = say("terminal", "somebody-else")
    session.log.read_counts[seat] = len(session.log.entries)
    return True


def _wait_for_player(session: Session, seat: int) -> None:
    """Hide everything of the last player until the next one types the own letter."""
    name, screen = session.players[seat].name, session.screen
    mark = seat_marks([player.name for player in session.players])[seat]

    def draw() -> None:
        screen.show(session.board.draw_screen(replace(session.context(None), notice=text)))

    text = say("terminal", "pass-to", name=name)
    label = f"{say('terminal', 'pass-ask', name=name, mark=mark)} > "
    screen.clear_completely()
    while True:
        draw()
        typed = screen.read_line(label, draw)
        word = " ".join(typed.lower().split())
        if word in {mark.lower(), name.lower()}:
            return
        if parse_command(word) == "quit":
            raise Quit
        text = say("terminal", "pass-only", name=name, mark=mark)


def ask_together(session: Session) -> None:
    """Ask all people at once; one speaks up, or all pass with Enter."""
    screen, board = session.screen, session.board
    seats = [seat for seat in session.people if session.prompt_key(seat) in board.asked_together]
    letters = [seat_marks([player.name for player in session.players])[seat] for seat in seats]
    session.at_keyboard = NOBODY
    text = board.question(replace(session.context(seats[0]), reader=None))

    def draw() -> None:
        screen.show(board.draw_screen(replace(session.context(None), notice=text)))

    label = f"{say('terminal', 'ask-together', marks=', '.join(letters))} > "
    draw()
    while True:
        typed = screen.read_line(label, draw)
        word = " ".join(typed.lower().split())
        if parse_command(word) == "quit":
            raise Quit
        if not word:
            for seat in seats:
                session.play(seat, _pass_move(session, seat))
            return
        for seat, letter in zip(seats, letters, strict=True):
            if word in {letter.lower(), session.players[seat].name.lower()}:
                session.play(seat, _speak_move(session, seat))
                return


def _pass_move(session: Session, seat: int) -> int:
    """Return the answer that passes."""
    move = session.board.enter_move(session.context(seat))
    assert move is not None, "Enter passes every prompt in `asked_together`"
    return move


def _speak_move(session: Session, seat: int) -> int:
    """Return the only other answer."""
    passing = _pass_move(session, seat)
    [speaking] = [move for move in session.match.table.moves(seat) if move != passing]
    return speaking
