"""Verify that a game was dealt as promised.

A server shows a commitment before the first move, and the seed when the game is over. The seed
yields the commitment, and nobody can find another seed that does: so the seed, and with it every
shuffle of the record, was fixed before the first move.
"""

from pathlib import Path

from tabbytop.kernel.errors import Damaged, TabbytopError
from tabbytop.kernel.generator import commitment as commitment_of
from tabbytop.kernel.telling import Teller, verdict
from tabbytop.terminal import saves


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
        raise NotProved(str(error)) from None
    if shown is not None and not saves.is_commitment(shown):
        raise NotProved("a commitment is 64 hexadecimal digits")
    match = saved.match
    seed = match.record.seed
    if isinstance(seed, int):
        raise NotProved(
            f"{path} was dealt from the number {seed}, not a sealed seed: nothing was promised"
        )
    given = commitment_of(seed)
    for promised, where in ((shown, "you were shown"), (saved.commitment, "the file tells")):
        if promised and promised.lower() != given:
            raise NotProved(
                f"the seed does not keep the promise: its commitment is {given}, "
                f"and {where} {promised.lower()}"
            )
    if not shown and not saved.commitment:
        raise NotProved(
            f"{path} holds no commitment: say with --commitment what the table showed at the "
            f"start; the seed's is {given}"
        )
    result = match.table.result()
    if result is None:
        raise NotProved(f"{path} is a game that is not over: what comes is not proved")
    record = match.record
    names = [player.name for player in saved.players or []]
    teller = Teller(names or [f"Seat {seat}" for seat in range(record.seats)])
    scores = [f"{name} {result.score_text(seat)}" for seat, name in enumerate(teller.names)]
    text = f"{match.game.title}, {record.seats} seats, {len(record.moves)} moves, all legal"
    lines = [
        f"commitment  {given}",
        f"seed        {seed.hex()}",
        f"record      {text}",
        f"result      {', '.join(scores)}. {verdict(result, teller)}",
    ]
    if shown:
        return [*lines, "The seed is the one that was promised, and the record follows from it."]
    return [
        *lines,
        "The seed is the one that the file promises, and the record follows from it.",
        "Hold the commitment against what the table showed at the start.",
    ]
