"""The house itself: what is tracked, pinned and shipped."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).exists()]


def test_every_pinned_version_is_exact_and_names_no_host() -> None:
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9A-Za-z.]*", pin) for pin in pins)


def test_nothing_compiled_and_no_path_of_one_machine_is_tracked() -> None:
    for file in tracked():
        assert file.suffix not in {".so", ".pyd", ".pyc"}, file
        text = file.read_bytes().decode("utf-8", errors="replace")
        assert not re.search(r"/(?:home|Users)/[a-z]+/", text), file


def test_typed_and_licensed() -> None:
    assert (ROOT / "src" / "tabbytop" / "py.typed").exists()
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    assert "belong to their designers and publishers" in notice
