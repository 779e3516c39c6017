"""Chapters of rules texts, and the rules texts of all games."""

import pytest

import tabbytop
from tabbytop.kernel.guide import Chapter, chapters


def test_a_line_in_capitals_is_a_heading_and_an_empty_line_ends_a_paragraph() -> None:
    text = """
THE IDEA
Eat, then
sleep.

Then eat.

THE END
Sleep.
"""
    assert chapters(text) == [
        Chapter("THE IDEA", ["Eat, then sleep.", "Then eat."]),
        Chapter("THE END", ["Sleep."]),
    ]
    assert chapters("Just this.") == [Chapter("", ["Just this."])]
    assert chapters("") == []


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_rules_text_of_a_game_is_independent_of_the_client(name: str) -> None:
    """They mention neither a screen nor anything to type."""
    game = tabbytop.game(name)
    assert len(chapters(game.tell_rules())) > 3
    for word in ("`", "screen", "keyboard", "type "):
        assert word not in game.tell_rules().lower()
    cards = game.tell_cards({})
    assert len({(card.group, card.name) for card in cards}) == len(cards)
    assert all(card.title and card.text and card.group for card in cards)
    usual = game.options().as_dict()
    assert {card.name for card in game.tell_cards(usual)} <= {card.name for card in cards}


def test_cards_follow_the_options() -> None:
    kibble = tabbytop.game("kibble-scuffle")
    basic = {card.name for card in kibble.tell_cards({"deck": "basic"})}
    assert "alley" not in basic
    assert "kitten" in basic
    tempura = tabbytop.game("tem-purr-a")
    assert {card.facts["copies"] for card in tempura.tell_cards({"dishes": "even"})} == {
        12,
        7,
        5,
        6,
    }
    lady = tabbytop.game("cat-lady")
    base = {card.name for card in lady.tell_cards({"edition": "base"})}
    assert "sox" in base
    assert base.isdisjoint({"ash", "treat", "fed-cats"})
    young = tabbytop.game("meow").tell_cards({"young": True})
    assert all(card.facts["young"] for card in young)
