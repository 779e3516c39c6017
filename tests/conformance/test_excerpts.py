"""Golden files of playthroughs: what is left out is compared too, and a difference is found."""

from dataclasses import replace
from pathlib import Path

import pytest

import tabbytop
from tabbytop.testing import Deal, excerpt, named_variants
from tabbytop.testing import excerpts as excerpts_module
from tabbytop.testing.excerpts import explain, read_marks
from tabbytop.testing.playthroughs import Passage, passages

VARIANTS = dict(named_variants(tabbytop.game("tem-purr-a")))
PLAIN = VARIANTS["7-seats"]


def read_excerpt(
    monkeypatch: pytest.MonkeyPatch, parts: list[Passage], deal: Deal, folder: Path
) -> str:
    """Return the golden file of a game that was played like this."""
    monkeypatch.setattr(excerpts_module, "passages", lambda _: parts)
    return excerpt(deal, folder)


def test_every_passage_and_all_views_have_a_mark(tmp_path: Path) -> None:
    marks = read_marks(excerpt(PLAIN, tmp_path))
    parts = passages(PLAIN)
    views = [f"views {part.name}" for part in parts if part.views]
    assert set(marks) == {*views, *(part.name for part in parts)}
    assert parts[-1].name == "end"


def test_change_of_a_passage_changes_the_file_and_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    parts = passages(PLAIN)
    golden = read_excerpt(monkeypatch, parts, PLAIN, tmp_path)
    for place, part in list(enumerate(parts))[::5]:
        changed = replace(part, lines=[*part.lines, "a cat sneezes"])
        others = [*parts[:place], changed, *parts[place + 1 :]]
        now = read_excerpt(monkeypatch, others, PLAIN, tmp_path)
        assert now != golden
        explained = explain(PLAIN, golden, now)
        assert f"the first difference is in {part.name}. " in explained
        assert "\na cat sneezes\n" in explained


def test_changed_views_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts = passages(PLAIN)
    golden = read_excerpt(monkeypatch, parts, PLAIN, tmp_path)
    place = next(place for place, part in enumerate(parts) if part.name == "40")
    parts[place] = replace(parts[place], views=[*parts[place].views, "# the cat sees a mouse"])
    now = read_excerpt(monkeypatch, parts, PLAIN, tmp_path)
    assert "the first difference is in views 40. " in explain(PLAIN, golden, now)


def test_variant_leaves_out_what_is_the_same_in_its_base(tmp_path: Path) -> None:
    variant = VARIANTS["7-seats-reminders=yes"]
    alone = excerpt(variant, tmp_path)
    (tmp_path / "7-seats.txt").write_text(excerpt(PLAIN, tmp_path), encoding="utf-8")
    compared = excerpt(variant, tmp_path)
    assert ": as in 7-seats.txt)" in compared
    assert "0. seats" not in compared
    assert len(compared) < len(alone) / 2
    assert read_marks(compared) == read_marks(alone)


def test_first_passage_with_each_kind_of_event_is_shown(tmp_path: Path) -> None:
    text = excerpt(PLAIN, tmp_path)
    for kind in {kind for part in passages(PLAIN) for kind in part.kinds}:
        if " " not in kind:
            assert f'{{"event": "{kind}"' in text
