"""Rewrite the golden playthroughs and tables, and write records of a release that has none yet.

Those of a game are in its folder: `tests/games/tem_purr_a/golden`.

`--whole FOLDER` writes all playthroughs from beginning to end into another folder instead.
"""

import argparse
from pathlib import Path

import tabbytop
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.testing import (
    Deal,
    corruption_table,
    excerpt,
    named_variants,
    playthrough,
    refusal_table,
    sticker_table,
)
from tabbytop.testing.conformance import play_out

GAMES = Path(__file__).parents[1] / "tests" / "games"


def golden_folder(name: str) -> Path:
    """Return the folder of a game's golden files."""
    return GAMES / name.replace("-", "_") / "golden"


def golden_records(name: str) -> list[Path]:
    """Return a game's records of all releases."""
    return sorted(golden_folder(name).glob("records/*/*.json"))


def write_playthroughs(name: str) -> None:
    """Write one file for each variant; delete files of variants that are gone."""
    folder = golden_folder(name) / "games"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for variant, deal in named_variants(tabbytop.game(name)):
        (folder / f"{variant}.txt").write_text(excerpt(deal, folder), encoding="utf-8")


def write_tables(name: str) -> None:
    """Write the tables of refusals, and of positions with one wrong field."""
    deals = [deal for _, deal in named_variants(tabbytop.game(name))]
    for file, table in (("refusals", refusal_table), ("corruptions", corruption_table)):
        (golden_folder(name) / f"{file}.txt").write_text(table(deals), encoding="utf-8")


def write_record(name: str, variant: str, deal: Deal) -> None:
    """Write a whole game as a record, with its result. Existing records are never overwritten."""
    file = golden_folder(name) / "records" / tabbytop.__version__ / f"{variant}.json"
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    match = Match.deal(deal.game, deal.seats, deal.seed, deal.options)
    for decision in play_out(deal, match.table.copy()):
        match.play(decision.seat, decision.move)
    file.write_text(match.record.text(), encoding="utf-8")
    file.with_suffix(".result").write_text(f"{match.table.result()}\n", encoding="utf-8")


def write_stickers(name: str) -> None:
    """Write which stickers are earned in the records of all releases."""
    texts = {file.stem: file.read_text(encoding="utf-8") for file in golden_records(name)}
    records = {variant: Record.read(text) for variant, text in texts.items()}
    (golden_folder(name) / "stickers.txt").write_text(sticker_table(records), encoding="utf-8")


def write_whole(folder: Path) -> None:
    """Write each variant's whole playthrough, to be read or compared with that of other rules."""
    for name in tabbytop.list_games():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for variant, deal in named_variants(tabbytop.game(name)):
            (folder / name / f"{variant}.txt").write_text(playthrough(deal), encoding="utf-8")


def main() -> None:
    """Write the files of all games."""
    for name in tabbytop.list_games():
        write_playthroughs(name)
        write_tables(name)
        for variant, deal in named_variants(tabbytop.game(name)):
            write_record(name, variant, deal)
        write_stickers(name)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--whole", type=Path, metavar="FOLDER", help="write whole playthroughs")
    whole = parser.parse_args().whole
    main() if whole is None else write_whole(whole)
