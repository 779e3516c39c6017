"""Facts about our games that the page needs as data."""

import json
from dataclasses import asdict

from generators.files import HEAD
from tabbytop.games.kitty_paw.view import CARD_VIEWS
from tabbytop.games.registry import built_in_games, games_on_shelf


def our_games() -> str:
    """Return our games in the order of the shelf, which the page shows until the server has
    answered, and without a server."""
    ours = [
        {"name": game.name, "accent": asdict(game.manifest.accent)}
        for game in games_on_shelf()
        if game.name in built_in_games()
    ]
    data = json.dumps(ours, indent=2)
    return (
        HEAD.format(source="the manifests in games/*/game.py")
        + 'import type { AccentInfo } from "./bodies.ts";\n\n'
        + "/** Our games in the order of the shelf, until the server has sent the list of all. */\n"
        + f"export const OUR_GAMES: readonly {{ name: string; accent: AccentInfo }}[] = {data};\n"
    )


def kitty_deck() -> str:
    """Return all cards of Kitty Paw, for the list of cards in its rules."""
    cards = ",\n".join(f"  {json.dumps(card)}" for card in CARD_VIEWS)
    return (
        HEAD.format(source="games/kitty_paw/deck.py")
        + 'import type { KittyPaw } from "./views.ts";\n\n'
        + f"export const DECK: readonly KittyPaw.CardView[] = [\n{cards},\n];\n"
    )
