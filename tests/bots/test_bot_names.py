"""Names of bots."""

import pytest

from tabbytop.bots.names import BOT_NAMES
from tabbytop.games.registry import games_on_shelf
from tabbytop.server.confusables import skeleton
from tabbytop.texts import catalogue
from tabbytop.texts.message import Message
from tabbytop.texts.preferred import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_like_a_card(language: str) -> None:
    cards = {
        catalogue.render(Message(game.name, key), language)
        for game in games_on_shelf()
        for key in catalogue.keys(game.name, "card-")
    }
    assert len(cards) > 200
    called = {_singular(name) for name in BOT_NAMES}
    assert {card for card in cards if _singular(card) in called} == set()


def _singular(name: str) -> str:
    """`Waffles` is too much like the cat Waffle."""
    return skeleton(name).removesuffix("s")
