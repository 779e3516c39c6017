"""examples/http_bot.py plays a whole game over plain HTTP."""

import subprocess
import sys
from pathlib import Path

from tests.server.server_process import running_process

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_http_bot_plays_to_the_end(tmp_path: Path) -> None:
    with running_process(tmp_path, "--bot-beat", "0", "--bot-processes", "1") as server:
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), server.url],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("The winners are [")
        measured = server.get("/metrics").text
        for metric in (
            'tabbytop_lines_total{game="tem-purr-a",kind="move"}',
            "tabbytop_commit_lines_count",
            "tabbytop_commit_seconds_count",
            'tabbytop_bot_seconds_count{game="tem-purr-a",level="kitten"}',
            'tabbytop_tables{status="over"}',
        ):
            assert f"\n{metric} " in measured, metric


def test_http_bot_fits_30_lines() -> None:
    code = EXAMPLE.read_text(encoding="utf-8").rpartition('"""\n\nimport json')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
