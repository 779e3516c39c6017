"""The plain wheel, installed where nothing else is: it has the page, and `tabbytop` plays."""

import os
import re
import subprocess
import sys
import venv
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

import build_wheels
from tabbytop.texts.compiled import our_folders
from tests.budget import assert_within_budget

pytestmark = pytest.mark.xdist_group("wheels")  # its fixtures take seconds

ROOT = Path(__file__).parents[2]
TRY = ROOT / "tools" / "try_installed.py"
LIBRARY = """
import sys, tabbytop
from tabbytop.bots import bot

table = tabbytop.game("kibble-scuffle").deal(seats=3, seed=7)
kitten, rng = bot("kitten", seed=1), tabbytop.quick(2)
while seats := table.actors():
    table.play(seats[0], kitten.choose(table.imagine(seats[0], rng), seats[0]))
print(len(table.result().winners), tabbytop.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (built,) = build_wheels.build(tmp_path_factory.mktemp("dist"), "--wheel")
    return built


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel, as after `pip install --no-deps tabbytop`."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    pip = [sys.executable, "-m", "pip", "--python", str(python(folder)), "install", "--quiet"]
    offline = ["--no-deps", "--no-index", "--disable-pip-version-check"]
    subprocess.run([*pip, *offline, str(wheel)], check=True)
    return folder


def python(folder: Path) -> Path:
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def run(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program that does not see the sources."""
    hidden = {"PYTHONPATH", "PYTHONHOME"}
    return subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(words[0]).anchor,
        env={name: text for name, text in os.environ.items() if name not in hidden},
    )


def packages(folder: Path) -> Path:
    """The folder with what is installed in an environment."""
    found = run(python(folder), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    return Path(found.stdout.strip())


def test_plain_wheel_is_for_any_machine_and_carries_page_and_texts(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    build_wheels.require_whole(wheel)
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "tabbytop/server/page/index.html" in names
    assert "tabbytop/languages/compiled/de.json" in names
    for folder in our_folders(ROOT / "src" / "tabbytop"):
        assert f"{folder.relative_to(ROOT / 'src').as_posix()}/compiled/en.json" in names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/"))]


def test_wheel_and_what_it_installs_are_within_the_budget(wheel: Path) -> None:
    assert_within_budget("wheel_mb", wheel.stat().st_size / 1e6)
    with ZipFile(wheel) as archive:
        own = sum(file.file_size for file in archive.infolist())
    assert_within_budget("install_mb", (own + sum(map(installed_size, pinned()))) / 1e6)


def pinned() -> list[str]:
    """Return the packages that playing needs; two of them only build."""
    text = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    names = re.findall(r"^([A-Za-z0-9_.-]+)==", text, re.MULTILINE)
    return [name for name in names if name not in {"babel", "setuptools"}]


def installed_size(package: str) -> int:
    """Return the bytes of a package; 0 if it is one for other machines."""
    try:
        files = distribution(package).files or []
    except PackageNotFoundError:
        return 0
    places = [Path(str(file.locate())) for file in files if file.suffix != ".pyc"]
    return sum(place.stat().st_size for place in places if place.exists())


def test_wheel_without_the_page_is_refused(wheel: Path, tmp_path: Path) -> None:
    poor = tmp_path / wheel.name
    with ZipFile(wheel) as whole, ZipFile(poor, "w") as archive:
        for name in whole.namelist():
            if "/page/" not in name:
                archive.writestr(name, whole.read(name))
    with pytest.raises(SystemExit, match="lacks"):
        build_wheels.require_whole(poor)


def test_library_plays_without_dependencies(empty: Path) -> None:
    done = run(python(empty), "-c", LIBRARY)
    assert done.stderr == ""
    winners, place = done.stdout.split()
    assert int(winners) >= 1
    assert Path(place).is_relative_to(empty)


def test_command_without_dependencies_says_what_is_missing(empty: Path) -> None:
    done = run(python(empty).with_name("tabbytop"))
    assert (done.returncode, done.stdout) == (1, "")
    assert "pip install tabbytop" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_installed_command_opens_the_page_and_plays_every_game(empty: Path) -> None:
    # The network is not there in tests: the dependencies are those that are installed here.
    here = {str(distribution(name).locate_file("")) for name in ("litestar", "segno", "typer")}
    note = packages(empty) / "dependencies.pth"
    note.write_text("\n".join(sorted(here)), encoding="utf-8")
    try:
        done = run(python(empty), TRY, "--plain")
    finally:
        note.unlink()
    assert (done.returncode, done.stderr) == (0, "")
    assert "moves in each of 5 games: fine" in done.stdout
