"""Data that the page's drawings need besides views and facts; `make generate` writes it for TypeScript."""

from collections.abc import Sequence
from typing import Final

from tabbytop.games.kitty_paw.view import CARD_VIEWS, CardView

TABLES: Final[dict[str, tuple[type, Sequence[object]]]] = {"DECK": (CardView, CARD_VIEWS)}
