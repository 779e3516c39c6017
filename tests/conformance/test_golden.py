"""Golden playthroughs: one readable file a game and option. `make golden` writes them anew."""

from pathlib import Path

import pytest

import tabbytop
from tabbytop.testing import Deal, named_variants, playthrough

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [
    (name, variant, deal)
    for name in tabbytop.list_games()
    for variant, deal in named_variants(tabbytop.game(name))
]


@pytest.mark.parametrize(("name", "variant", "deal"), CASES, ids=[f"{n}-{v}" for n, v, _ in CASES])
def test_playthrough(name: str, variant: str, deal: Deal) -> None:
    file = GOLDEN / name / f"{variant}.txt"
    assert file.exists(), "make golden, and read what it wrote"
    assert playthrough(deal) == file.read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    wanted = {GOLDEN / name / f"{variant}.txt" for name, variant, _ in CASES}
    assert set(GOLDEN.glob("*/*.txt")) == wanted


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("records/*/*.json")), ids=lambda f: f.stem)
def test_records_of_every_release_replay(file: Path) -> None:
    table = tabbytop.replay(file.read_text(encoding="utf-8"))
    result = table.result()
    assert result is not None
    assert str(result) + "\n" == file.with_suffix(".result").read_text(encoding="utf-8")


def test_there_are_records_to_replay() -> None:
    assert sorted(GOLDEN.glob("records/*/*.json"))
