"""Verify that a game was dealt as promised.

A server shows a commitment before the first move, and the seed when the game is over. The seed
yields the commitment, and nobody can find another seed that does: so the seed, and with it every
shuffle of the record, was fixed before the first move.
"""

from pathlib import Path

from tabbytop.kernel.errors import Damaged, TabbytopError
from tabbytop.kernel.generator import commitment as commitment_of
from tabbytop.terminal import saves
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader


class NotProved(TabbytopError):
    """The seed does not match the commitment, or the file holds nothing to check."""


def proof(path: Path, shown: str | None) -> list[str]:
    """Return what is proved, in lines; raise NotProved if something is wrong.

    `shown` is the commitment that a player saw at the table; without it the file's own is used,
    which a forger could have changed together with the seed.
    """
    try:
        saved = saves.read(path)
    except Damaged as error:
        raise NotProved(error.message) from None
    if shown is not None and not saves.is_commitment(shown):
        raise NotProved(Message("terminal", "verify-no-commitment"))
    match = saved.match
    seed = match.record.seed
    if isinstance(seed, int):
        raise NotProved(Message("terminal", "verify-not-sealed", path=str(path), seed=seed))
    given = commitment_of(seed)
    for promised, where in ((shown, "shown"), (saved.commitment, "file")):
        if promised and promised.lower() != given:
            raise NotProved(
                Message("terminal", f"verify-other-{where}", given=given, promised=promised.lower())
            )
    if not shown and not saved.commitment:
        raise NotProved(Message("terminal", "verify-no-promise", path=str(path), given=given))
    result = match.table.result()
    if result is None:
        raise NotProved(Message("terminal", "verify-not-over", path=str(path)))
    record, texts = match.record, texts_of(match.game)
    names = [player.name for player in saved.players or []]
    seats = range(record.seats)
    teller = Reader(names or [say("terminal", "seat-name", number=seat) for seat in seats])
    scores = [f"{name} {texts.tell_score(result, seat)}" for seat, name in enumerate(teller.names)]
    facts = {
        say("terminal", "verify-commitment"): given,
        say("terminal", "verify-seed"): seed.hex(),
        say("terminal", "verify-record"): say(
            "terminal",
            "verify-game",
            game=texts.title(),
            seats=record.seats,
            count=len(record.moves),
        ),
        say("terminal", "verify-result"): say(
            "terminal",
            "verify-scores",
            scores=", ".join(scores),
            verdict=texts.verdict(result, teller),
        ),
    }
    column = max(len(label) for label in facts) + 2
    lines = [f"{label:<{column}}{fact}" for label, fact in facts.items()]
    if shown:
        return [*lines, say("terminal", "verify-shown")]
    return [*lines, say("terminal", "verify-file"), say("terminal", "verify-compare")]
