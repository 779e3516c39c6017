"""Review of Nap Time: a nap that tied was a nap for nothing."""

from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.review.report import CHANCE, Loss, Review, clear_losses, exactly, total

_TIE = 0.1  # of a win


def review(game: Game, record: Record, seat: int) -> Review:
    """Count the naps of a seat that another cat took, too."""
    losses = []
    naps = [text for mover, text in record.moves if mover == seat]
    for place, (mover, text) in enumerate(record.moves):
        round_ = place // record.seats * record.seats
        others = [move for _, move in record.moves[round_ : round_ + record.seats]]
        if mover == seat and others.count(text) > 1 and naps.index(text) < len(naps) - 1:
            made, better = game.vocabulary.move(text), game.vocabulary.move(naps[-1])
            losses.append(Loss(place, made, better, exactly(_TIE), (), ()))
    return Review(
        game=game.name,
        seats=record.seats,
        seat=seat,
        measure=CHANCE,
        considered=len(naps),
        losses=clear_losses(losses),
        margin=0.0,
        decisions=total(losses),
    )
