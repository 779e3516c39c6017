"""The benchmark that plays a judge against an earlier one."""

from pathlib import Path

import pytest

import compare_judges
from tabbytop.bots.greedy import GreedyBot
from tabbytop.bots.search import SearchBot
from tabbytop.kernel.judge import Judge

ROOT = Path(__file__).parents[2]
JUDGE_FILE = ROOT / "src" / "tabbytop" / "games" / "tem_purr_a" / "thinking" / "judge.py"


def test_judge_of_a_file_is_another_class_than_the_one_of_the_package() -> None:
    judge = compare_judges.load_judge(JUDGE_FILE)
    assert isinstance(judge, Judge)
    assert type(judge).__module__ == "earlier_judge"


def test_file_without_a_judge_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("from tabbytop.kernel.judge import Judge\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="defines 0 judges"):
        compare_judges.load_judge(file)


def test_settings_name_the_kind_of_bot() -> None:
    assert isinstance(compare_judges.bot_maker("greedy:2", Judge())(1), GreedyBot)
    assert isinstance(compare_judges.bot_maker("search:9", Judge())(1), SearchBot)
    for wrong in ("greedy", "greedy:0", "tiger:3"):
        with pytest.raises(SystemExit, match="neither"):
            compare_judges.bot_maker(wrong, Judge())


def test_result_names_both_judges(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["tem-purr-a", str(JUDGE_FILE), "--now", "greedy:1", "--earlier", "greedy:1"]
    monkeypatch.setattr("sys.argv", ["compare_judges.py", *asked, "--seats", "3", "-n", "4"])
    compare_judges.main()
    share, *times = capsys.readouterr().out.splitlines()
    assert "%" in share
    assert sorted(line.partition(":")[0] for line in times) == ["earlier", "now"]
