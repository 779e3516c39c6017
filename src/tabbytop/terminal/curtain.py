"""Between two people at one keyboard: what came of a move, then the table that all may see."""

from dataclasses import replace
from functools import partial
from typing import Final

from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.colours import marks
from tabbytop.terminal.news import news_page, whole_log
from tabbytop.terminal.pages import leaf_through
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.session import Session

_PASS_ON: Final = "pass the keyboard"


def hand_over(session: Session, seat: int) -> bool:
    """From whoever sits at the keyboard to this seat; False if the last move was taken back."""
    if not session.screen.interactive:
        session.screen.say(f"--- {session.players[seat].name} ---")
        return True
    if session.at_keyboard != NOBODY and not _show_what_came(session):
        return False
    _wait_behind_curtain(session, seat)
    return True


def _show_what_came(session: Session) -> bool:
    """To the one who moved, before another looks; not if the move is all that can be told."""
    seat, screen, notice = session.at_keyboard, session.screen, ""
    tells_more = len([told for told in session.news(seat) if told.fresh]) > 1
    if not tells_more and not session.match.can_undo(seat):
        return True
    while typed := leaf_through(screen, partial(news_page, session, seat, notice), _PASS_ON):
        match typed.lower():
            case "undo":
                notice = session.undo(seat)
                if not notice:
                    session.notice = "Taken back."
                    return False
            case "log":
                leaf_through(screen, partial(whole_log, session, seat), at_end=True)
            case "quit" | "q" | "exit":
                raise Leave
            case _:
                notice = f"Somebody else is asked now. Enter: {_PASS_ON}; `undo`, `log`, `quit`."
    session.journal.read[seat] = len(session.journal.chapters)
    return True


def _wait_behind_curtain(session: Session, seat: int) -> None:
    """Nothing of the last player is left; it takes the next one's own letter to go on."""
    name, screen = session.players[seat].name, session.screen
    mark = marks([player.name for player in session.players])[seat]

    def draw() -> None:
        screen.show(session.board.draw(replace(session.scene(None), notice=told)))

    told = f"Pass the keyboard to {name}."
    screen.clear_away()
    while True:
        draw()
        typed = screen.ask(f"{name}, type {mark} and Enter when nobody else looks > ", draw)
        word = " ".join(typed.lower().split())
        if word in {mark.lower(), name.lower()}:
            return
        if word in {"quit", "q", "exit"}:
            raise Leave
        told = f"Only {name} lifts this curtain: {mark} and Enter. `quit` saves and leaves."
