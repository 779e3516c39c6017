"""Data for the page's drawings; `make generate` writes it as TypeScript."""

from collections.abc import Sequence
from typing import Final

from tabbytop.games.kitty_paw.view import CARD_VIEWS, CardView

TABLES: Final[dict[str, tuple[type, Sequence[object]]]] = {"DECK": (CardView, CARD_VIEWS)}
