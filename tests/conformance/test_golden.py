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
from write_golden import GAMES, golden_folder, golden_records

CASES = [
    (name, variant, deal)
    for name in tabbytop.list_games()
    for variant, deal in named_variants(tabbytop.game(name))
]


@pytest.mark.parametrize(("name", "variant", "deal"), CASES, ids=[f"{n}-{v}" for n, v, _ in CASES])
def test_playthrough_is_unchanged(name: str, variant: str, deal: Deal) -> None:
    file = golden_folder(name) / "games" / f"{variant}.txt"
    assert file.exists(), "make generate, and read what it wrote"
    golden, now = file.read_text(encoding="utf-8"), excerpt(deal, file.parent)
    if now != golden:
        pytest.fail(explain(deal, golden, now))


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_refusals_keep_their_reasons_and_rulings(name: str) -> None:
    deals = [deal for _, deal in named_variants(tabbytop.game(name))]
    assert refusal_table(deals) == (golden_folder(name) / "refusals.txt").read_text("utf-8")


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_positions_with_one_wrong_field_are_refused_as_before(name: str) -> None:
    deals = [deal for _, deal in named_variants(tabbytop.game(name))]
    assert corruption_table(deals) == (golden_folder(name) / "corruptions.txt").read_text("utf-8")


def test_no_golden_file_is_left_over() -> None:
    wanted = {golden_folder(name) / "games" / f"{variant}.txt" for name, variant, _ in CASES}
    for table in ("refusals", "corruptions", "stickers"):
        wanted |= {golden_folder(name) / f"{table}.txt" for name in tabbytop.list_games()}
    assert set(GAMES.glob("*/golden/**/*.txt")) == wanted


RECORDS = [(name, file) for name in tabbytop.list_games() for file in golden_records(name)]


@pytest.mark.parametrize(
    "file", [file for _, file in RECORDS], ids=[f"{name}-{file.stem}" for name, file in RECORDS]
)
def test_record_of_a_release_replays(file: Path) -> None:
    table = tabbytop.replay(file.read_text(encoding="utf-8"))
    result = table.result()
    assert result is not None
    assert str(result) + "\n" == file.with_suffix(".result").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", tabbytop.list_games())
def test_records_of_releases_earn_the_same_stickers(name: str) -> None:
    files = golden_records(name)
    assert files
    records = {file.stem: Record.read(file.read_text(encoding="utf-8")) for file in files}
    assert sticker_table(records) == (golden_folder(name) / "stickers.txt").read_text("utf-8")
