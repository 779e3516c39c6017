"""How games stand on the shelf."""

import pytest

from tabbytop.games.registry import built_in_games, game, games_on_shelf
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.manifest import Accent, Manifest, accent_of
from tabbytop.texts.preferred import LANGUAGES


def contrast(one: str, two: str) -> float:
    """Return the contrast ratio of two colours, as WCAG defines it."""
    dark, light = sorted([luminance(one), luminance(two)])
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def is_readable(accent: Accent) -> bool:
    """Return whether words can be read wherever they stand in these colours."""
    pairs = [(accent.text, accent.colour), (accent.ink, accent.soft), (accent.ink, "#fffaf0")]
    return all(contrast(*pair) >= 4.5 for pair in pairs)


@pytest.mark.parametrize("colour", ["#6f9bd1", "#000000", "#ffffff", "#ffe000", "#7a0030"])
def test_mixed_colours_are_readable(colour: str) -> None:
    assert is_readable(accent_of(colour))


@pytest.mark.parametrize("colour", ["red", "#fff", "#12345", "#xyzxyz"])
def test_bad_colour_is_refused(colour: str) -> None:
    with pytest.raises(ValueError, match=r"rrggbb|invalid literal"):
        accent_of(colour)


@pytest.mark.parametrize("name", built_in_games())
def test_every_game_has_a_whole_manifest(name: str) -> None:
    played = game(name)
    manifest = played.manifest
    assert played.least_seats <= manifest.usual_seats <= played.most_seats
    assert manifest.minutes > 0
    assert manifest.order < Manifest().order
    assert is_readable(manifest.accent)
    suggested = {**manifest.with_bots, **manifest.first_game}
    options = played.resolve_options(manifest.usual_seats, suggested)
    assert suggested.items() <= options.as_dict().items()
    for language in LANGUAGES:
        texts = GameTexts(played, language)
        assert len(set(texts.moods())) == 3
        assert texts.title()
        assert texts.about()


def test_shelf_has_the_order_of_manifests() -> None:
    ours = [each.manifest.order for each in games_on_shelf() if each.name in built_in_games()]
    assert len(set(ours)) == len(ours), "two games of ours want the same place"
    assert ours == sorted(ours)
