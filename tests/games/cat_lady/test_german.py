"""Cat Lady in German: every card has a name, and the sentences agree with whoever is meant."""

import pytest

from tabbytop.games.cat_lady.cards import NAMES
from tabbytop.games.cat_lady.cats import CATS
from tabbytop.games.cat_lady.game import GAME
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.result import ScoreLine
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

GERMAN = GameTexts(GAME, "de")
ANA = Reader(["Ana", "Felix", "Cleo"], 0)
LONGEST = 16  # letters of a name that fits a card


def test_every_card_has_unique_title() -> None:
    titles = [render(Message(GAME.name, f"card-{name}"), "de") for name in NAMES]
    assert len(set(titles)) == len(NAMES)
    for card in GERMAN.tell_cards({}):
        assert card.group == "goal" or len(card.title) <= LONGEST


def test_cards_have_same_facts_as_english() -> None:
    for german, english in zip(GERMAN.tell_cards({}), GAME.tell_cards({}), strict=True):
        assert (german.name, german.group) == (english.name, english.group)
        assert german.facts == english.facts
        assert german.text != english.text


def test_card_and_goal_of_the_same_name_have_their_own_texts() -> None:
    texts = {card.group: card.text for card in GERMAN.tell_cards({}) if card.name == "catnip"}
    assert texts["catnip"].startswith("Eine allein kostet 2 Punkte.")
    assert texts["goal"].startswith("Ziel: ")


def test_cat_worth_follows_first_colon() -> None:
    texts = {card.name: card.text for card in GERMAN.tell_cards({}) if card.group != "goal"}
    for cat in CATS:
        who, _, worth = texts[cat.name].partition(": ")
        assert "braucht" in who or "nimmt" in who
        assert worth
    assert texts["alvin"] == "Schwarz und rot, braucht Thunfisch und Milch: 1 je satte rote Katze."
    assert texts["cow"] == (
        "Streuner, weiß, nimmt 1 oder mehr Happen, egal wovon: 2 je Happen im Bauch."
    )


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "take", "seat": 0, "line": "row b", "cards": ["zeus", "milk"]},
         "Du nimmst Reihe B: Zeus und Milch."),
        ({"event": "take", "seat": 3, "line": "column 1", "cards": ["sox"]},
         "Die Spielkatze nimmt Spalte 1: Söckchen."),
        ({"event": "spray", "seat": 1, "line": "column 2"},
         "Felix sprüht: Die Holzkatze rennt zu Spalte 2."),
        ({"event": "brush", "seat": 0, "gives": "zeus", "gets": "ash"},
         "Du tauschst mit der Katzenbürste Zeus gegen Asche."),
        ({"event": "goal", "seat": 2, "goal": "toys", "pool": "milk-cats", "partner": 0},
         "Cleo tauscht das Ziel, das auch dir gehört: Spielzeuge gegen satte Milchkatzen."),
        ({"event": "reveal", "plans": [["feed shadow tuna"], [], []]},
         "Alles wird aufgedeckt. Du fütterst Schatten; Felix füttert niemanden; "
         "Cleo füttert niemanden."),
        ({"event": "setup", "strays": ["cow"], "goals": ["catnip"], "starting": ["wild-toy"]},
         "Streuner: Kuh. Ziele: Katzenminze. Die Spielkatze beginnt mit einem beliebigen "
         "Spielzeug."),
        ({"event": "cat_player_feeds", "plan": []}, "Die Spielkatze füttert niemanden."),
        ({"event": "hands"}, ""),
    ],
)  # fmt: skip
def test_events_are_told_in_german(event: dict[str, object], told: str) -> None:
    assert GERMAN.tell_event(event, ANA) == told


def test_starting_player_is_named() -> None:
    asked = GERMAN.tell_prompt({"key": "place", "first": 0}, ANA)
    assert (
        asked == "Wohin setzt sich die Holzkatze? Du fängst an und darfst ihre Linie nicht nehmen."
    )
    asked = GERMAN.tell_prompt({"key": "guide", "card": "toys-bottom-row"}, ANA)
    assert asked.startswith("Die Spielkatze will die meisten Spielzeuge, sonst Reihe C,")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("take row a", "Reihe A"),
        ("laser a1 c3", "Laserpointer: a1 und c3"),
        ("feed zeus wild as milk", "Zeus frisst Joker als Milch"),
        ("pay wild and milk", "Choupette füttern: Joker und Milch"),
        ("swap toys for catnip", "Spielzeuge gegen Katzenminze"),
        ("take back zeus", "Zeus gibt alles zurück"),
    ],
)
def test_moves_are_told_in_german(move: str, told: str) -> None:
    assert GERMAN.tell_move(GAME.vocabulary.move(move), ANA) == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (ScoreLine("counting cat", 1, {"cat": "luna", "why": "black", "count": 1}),
         "Luna: 1 schwarze Katze"),
        (ScoreLine("counting cat", 6, {"cat": "waffle", "why": "food eaten", "count": 2}),
         "Waffel: 2 Happen"),
        (ScoreLine("counting cat", 7, {"cat": "hemingway", "why": "alone the most", "count": 3}),
         "Hemingway, die meisten satten Katzen"),
        (ScoreLine("catnip", -2, {"count": 1, "fed": 1}), "1 Katzenminze, 1 satte Katze"),
        (ScoreLine("boxes", 0, {"filled": 0, "count": 1}), "0 von 1 Karton gefüllt"),
        (ScoreLine("goal", 3, {"goal": "toys"}), "gemeinsames Ziel: Spielzeuge"),
    ],
)  # fmt: skip
def test_score_lines_are_told_in_german(line: ScoreLine, told: str) -> None:
    assert GERMAN.tell_score_line(line, ANA) == told


def test_refusal_names_the_missing_card() -> None:
    refused = Message(GAME.name, "refusal-not-in-hand", item="laser-pointer")
    assert render(refused, "de") == "du hast „Laserpointer“ nicht auf der Hand"


def test_refusal_is_translated_with_grammar() -> None:
    message = Message(GAME.name, "refusal-not-in-hand", item="laser-pointer")
    assert render(message, "de") == "du hast „Laserpointer“ nicht auf der Hand"
