"""The command `hint`: what a strong bot would do, what that brings, and what would come second."""

from typing import Final

from tabbytop.bots import bot
from tabbytop.bots.hints import Suggestion, suggest
from tabbytop.bots.player import NO_MOVE
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.session import Session
from tabbytop.terminal.texts import say, texts_of

_LEVEL: Final = "tiger"
_SECONDS: Final = 1.2  # the person waits


def hint_text(session: Session, seat: int) -> str:
    """Return a hint for a seat that is asked, in sentences, or why there is none."""
    game = session.match.game
    if not session.alone and not game.hints_between_people:
        return say("terminal", "no-hints-between-people")
    session.screen.show_status(say("terminal", "hinting"))
    return _tell(session, seat, _suggestion(session, seat))


def _suggestion(session: Session, seat: int) -> Suggestion:
    """Let a strong bot choose; it knows no more than the seat does."""
    match = session.match
    seed = derive_seed(len(match.record.moves), f"hint {seat}")
    player = bot(_LEVEL, seed, match.game, timed=True, seconds=_SECONDS)
    try:
        if player.listens():
            for event in session.past_events():
                player.hear(event.seen_by(seat))
        return suggest(player, match.table.imagine(seat, quick(seed)), seat)
    finally:
        player.close()


def _tell(session: Session, seat: int, found: Suggestion) -> str:
    texts, reader = texts_of(session.match.game), session.teller(seat)
    told = [sentence(say("terminal", "hint", move=texts.tell_move(found.move, reader)))]
    told += texts.tell_reasons(found.reasons, reader)
    if found.second != NO_MOVE:
        second = texts.tell_move(found.second, reader)
        told.append(sentence(say("terminal", "hint-second", move=second)))
        told += texts.tell_reasons(found.second_reasons, reader)
    return " ".join(told)
