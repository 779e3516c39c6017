"""Golden files: playthroughs, refusals, corruptions and records. `make generate` rewrites them."""

from pathlib import Path

import pytest

import tabbytop
from tabbytop.kernel.record import Record
from tabbytop.testing import (
    Deal,
    corruption_table,
    excerpt,
    named_variants,
    refusal_table,
    sticker_table,
)
from tabbytop.testing.excerpts import explain

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [
    (name, variant, deal)
    for name in tabbytop.list_games()
    for variant, deal in named_variants(tabbytop.game(name))
]


@pytest.mark.parametrize(("name", "variant", "deal"), CASES, ids=[f"{n}-{v}" for n, v, _ in CASES])
def test_playthrough_is_unchanged(name: str, variant: str, deal: Deal) -> None:
    file = GOLDEN / name / f"{variant}.txt"
    assert file.exists(), "make generate, and read what it wrote"
    golden, now = file.read_text(encoding="utf-8"), excerpt(deal, file.parent)
    if now != golden:
        pytest.fail(explain(deal, golden, now))


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_refusals_keep_their_reasons_and_rulings(name: str) -> None:
    deals = [deal for _, deal in named_variants(tabbytop.game(name))]
    assert refusal_table(deals) == (GOLDEN / "refusals" / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_positions_with_one_wrong_field_are_refused_as_before(name: str) -> None:
    deals = [deal for _, deal in named_variants(tabbytop.game(name))]
    assert corruption_table(deals) == (GOLDEN / "corruptions" / f"{name}.txt").read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    wanted = {GOLDEN / name / f"{variant}.txt" for name, variant, _ in CASES}
    for table in ("refusals", "corruptions", "stickers"):
        wanted |= {GOLDEN / table / f"{name}.txt" for name in tabbytop.list_games()}
    assert set(GOLDEN.glob("*/*.txt")) == wanted


@pytest.mark.parametrize(
    "file", sorted(GOLDEN.glob("records/*/*.json")), ids=lambda f: f.stem.replace(" ", "-", 1)
)
def test_record_of_a_release_replays(file: Path) -> None:
    table = tabbytop.replay(file.read_text(encoding="utf-8"))
    result = table.result()
    assert result is not None
    assert str(result) + "\n" == file.with_suffix(".result").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_records_of_releases_earn_the_same_stickers(name: str) -> None:
    files = sorted(GOLDEN.glob(f"records/*/{name} *.json"))
    records = {file.stem: Record.read(file.read_text(encoding="utf-8")) for file in files}
    assert sticker_table(records) == (GOLDEN / "stickers" / f"{name}.txt").read_text("utf-8")


def test_golden_records_exist() -> None:
    assert sorted(GOLDEN.glob("records/*/*.json"))
