"""The commands `tabbytop serve`, `backup` and `restore`."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabbytop.cli import app, main
from tabbytop.server import serving
from tabbytop.server.settings import Settings, describe_settings, flag_name
from tests.server.server_process import CLI, running_process
from tests.services.redis import Redis
from tests.waiting import block_until


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*CLI, *words], capture_output=True, text=True, check=False)


def test_serve_runs_until_stopped_and_can_be_backed_up(tmp_path: Path) -> None:
    saved, other = tmp_path / "cats.jsonl", tmp_path / "other.db"
    with running_process(tmp_path) as server:
        assert server.get("/health").json()["status"] == "ok"
        assert server.get("/api/games").status_code == 200
        done = run("backup", str(saved), "--database", str(tmp_path / "tables.db"))
        assert done.returncode == 0, done.stderr
        assert server.stop(signal.SIGTERM) == 0
        for line in server.log.read_text(encoding="utf-8").splitlines():
            assert json.loads(line)["level"] in {"info"}
    done = run("restore", str(saved), "--database", str(other))
    assert (done.returncode, other.exists()) == (0, True), done.stderr


def test_several_workers_report_one_set_of_metrics(tmp_path: Path, redis: Redis) -> None:
    with running_process(tmp_path, "--workers", "2", "--channels", redis.url) as server:
        block_until(lambda: server.get("/health").json()["workers"] >= 1)
        for _ in range(10):  # whichever worker it is
            assert server.get("/api/tables/nowhere").status_code == 404
        for _ in range(10):
            assert 'tabbytop_refused_total{code="unknown"} 10.0' in server.get("/metrics").text
        assert server.stop(signal.SIGINT) == 0
        assert "error" not in server.log.read_text(encoding="utf-8")


def test_every_setting_is_a_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Settings] = []
    monkeypatch.setattr(serving, "serve", lambda settings, _: chosen.append(settings))
    monkeypatch.setenv("TABBYTOP_TRUSTED_PROXIES", "10.0.0.1")
    words = ["serve", "--database", "cats.db", "--no-secure", "--log-level", "error"]
    words += ["--origins", "https://a.example", "--origins", "https://b.example"]
    for setting in describe_settings():
        if setting.kind in (int, float) and setting.default:
            words += [flag_name(setting.name), str(setting.default)]
    result = CliRunner().invoke(app, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    (found,) = chosen
    assert found == Settings(
        database="cats.db",
        log_level="error",
        origins=["https://a.example", "https://b.example"],
        trusted_proxies=["10.0.0.1"],
    )
    monkeypatch.setenv("COLUMNS", "200")
    told = CliRunner().invoke(app, ["serve", "--help"]).output
    assert all(flag_name(setting.name) in told for setting in describe_settings())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["serve", "--port", "70000"], "tabbytop: --port: expected `int` <= 65535"),
        (["serve", "--host", "256.0.0.1"], "256.0.0.1 port 8765: "),
        (["serve", "--database", "text.db"], "text.db can’t be used as a database"),
        (["backup", "x.jsonl", "--database", "nowhere.db"], "there’s no database nowhere.db"),
        (["restore", "nowhere.jsonl", "--database", "new.db"], "nowhere.jsonl can’t be read"),
    ],
)
def test_bad_arguments_print_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.db").write_text("once upon a time there was a cat", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["tabbytop", *words])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
