"""The wheel: compiled where there is a C compiler, plain Python where there is none."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy only the sources to another place."""
    folder = tmp_path / "tabbytop"
    ignore = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    return folder


def run(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "TABBYTOP_COMPILE"}}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder, env={**clean, **environment}, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_wheel_without_a_compiler_is_plain_python_and_plays(checkout: Path) -> None:
    built = run(checkout, "-m", "build", "--wheel", "--no-isolation", CC="/nowhere/cc")
    assert built.returncode == 0, built.stdout + built.stderr
    wheel = next((checkout / "dist").glob("*.whl"))
    assert wheel.name.endswith("py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not any(name.endswith((".so", ".pyd", ".c")) for name in names)
    assert "tabbytop/py.typed" in names
    assert any(name.endswith("licenses/NOTICE") for name in names)
    zipfile.ZipFile(wheel).extractall(checkout / "installed")
    code = (
        "import tabbytop;"
        "print(tabbytop.__file__, tabbytop.game('kibble-scuffle').deal(2, 1).actors())"
    )
    played = run(checkout, "-c", code, PYTHONPATH=str(checkout / "installed"))
    assert str(checkout / "installed") in played.stdout
    assert played.stdout.endswith("[1]\n")


def test_required_but_missing_compiler_fails_clearly(checkout: Path) -> None:
    built = run(
        checkout, "-m", "build", "--wheel", "--no-isolation", CC="/nowhere/cc", TABBYTOP_COMPILE="1"
    )
    assert built.returncode != 0
    assert "no working C compiler" in built.stdout + built.stderr


def test_compiled_code_beside_the_sources_is_refused(checkout: Path) -> None:
    built = run(checkout, "setup.py", "build_ext", "--inplace")
    assert built.returncode != 0
    assert "never beside the sources" in built.stderr
    assert not list(checkout.rglob("*.so"))


def test_compiled_wheel_has_machine_code_for_all_rules() -> None:
    folder = ROOT / "build" / "compiled" / "tabbytop"
    plain = {"__init__.py", "options.py", "compiler.py", "position.py", "reasons.py"}
    plain |= {"errors.py", "guide.py", "arranging.py", "validation.py"}  # setup.py says why
    plain |= {"features.py", "stickers.py"}
    for source in [*folder.glob("kernel/*.py"), *folder.glob("games/*/*.py")]:
        if source.name not in plain:
            assert list(source.parent.glob(f"{source.stem}.*.so")), f"{source.name} is plain"


def test_wheel_contains_the_built_page() -> None:
    page = ROOT / "build" / "compiled" / "tabbytop" / "server" / "page"
    assert (page / "index.html").exists(), "make page, then make compile"
    assert list(page.glob("assets/*.js.br"))


def test_compiled_wheel_has_machine_code_for_bots() -> None:
    bots = ROOT / "build" / "compiled" / "tabbytop" / "bots"
    plain = {
        source.name for source in bots.glob("*.py") if not list(bots.glob(f"{source.stem}.*.so"))
    }
    assert plain == {"__init__.py", "registry.py", "pulse.py", "hints.py"}  # setup.py says why
