"""Hypothesis strategies for deals."""

from hypothesis import strategies as st

import tabbytop
from tabbytop.kernel.game import Game
from tabbytop.testing.conformance import Deal


def registered_games() -> list[Game]:
    """Return every registered game."""
    return [tabbytop.game(name) for name in tabbytop.list_games()]


@st.composite
def deals(draw: st.DrawFn, game: Game | None = None) -> Deal:
    """Draw a deal of this game: any seats, options and seed, random or clever."""
    chosen = game if game is not None else draw(st.sampled_from(registered_games()))
    seats = draw(st.integers(chosen.least_seats, chosen.most_seats))
    options = draw(st.sampled_from(list(chosen.options.variants(seats))))
    seed = draw(st.integers(0, 2**32))
    return Deal(chosen, seats, options, seed, clever=draw(st.booleans()))
