"""What several people at one keyboard are asked at once and may hear from each other.

It is asked without a curtain and without anybody's cards: who has something to say types the own
letter.
"""

from dataclasses import replace
from typing import Final

from tabbytop.kernel.table import NOBODY
from tabbytop.terminal.colours import marks
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.session import Session

_LEAVES: Final = frozenset({"quit", "q", "exit"})


def ask_together(session: Session) -> None:
    """Ask everybody concerned; one speaks, or all let it pass with Enter."""
    screen, board = session.screen, session.board
    seats = [seat for seat in session.people if session.key(seat) in board.together]
    letters = [marks([player.name for player in session.players])[seat] for seat in seats]
    session.at_keyboard = NOBODY
    told = board.question(replace(session.scene(seats[0]), reader=None))

    def draw() -> None:
        screen.show(board.draw(replace(session.scene(None), notice=told)))

    draw()
    while True:
        typed = screen.ask(f"{', '.join(letters)} speaks up, Enter: nobody > ", draw)
        word = " ".join(typed.lower().split())
        if word in _LEAVES:
            raise Leave
        if not word:
            for seat in seats:
                session.play(seat, _silence(session, seat))
            return
        for seat, letter in zip(seats, letters, strict=True):
            if word in {letter.lower(), session.players[seat].name.lower()}:
                session.play(seat, _word(session, seat))
                return


def _silence(session: Session, seat: int) -> int:
    """The answer that lets it pass."""
    usual = session.board.on_enter(session.scene(seat))
    assert usual is not None, "what is asked of all together can be let pass with Enter"
    return usual


def _word(session: Session, seat: int) -> int:
    """The one other answer."""
    silence = _silence(session, seat)
    [word] = [move for move in session.match.table.moves(seat) if move != silence]
    return word
