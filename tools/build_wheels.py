"""Build what is published: `python tools/build_wheels.py TARGET`.

Writes the wheel that is compiled for this Python, the plain one (`py3-none-any`) and the source
archive into the target folder. All of them carry the built page and the compiled texts, so that
nobody needs Node or a compiler to play; a wheel that lacks them is refused.

The plain wheel is built in a copy of the sources, so that nothing of an earlier build gets into it;
the compiled one uses what `make compile` has compiled.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import compile_package
from tabbytop.texts.compiled import offered, our_folders

ROOT: Final = Path(__file__).parents[1]
FILES: Final = (
    *("LICENSE", "MANIFEST.in", "NOTICE", "README.md", "pyproject.toml", "setup.py"),
    "tools/try_installed.py",
)
PAGE: Final = Path("src", "tabbytop", "server", "page")
LOG_LINES: Final = 30


def main() -> None:
    """Build everything, and list it."""
    target = Path(sys.argv[1])
    shutil.rmtree(target, ignore_errors=True)
    build(target, "--sdist", "--wheel")
    compile_package.prepare()
    compile_package.run_setup("bdist_wheel", "--dist-dir", str(target.resolve()))
    for file in sorted(target.iterdir()):
        if file.suffix == ".whl":
            require_whole(file)
        sys.stdout.write(f"{file.stat().st_size / 1e6:6.2f} MB  {file}\n")


def build(target: Path, *kinds: str) -> list[Path]:
    """Build the plain wheel (`--wheel`) or the source archive (`--sdist`), or both."""
    if not (ROOT / PAGE / "index.html").exists():
        sys.exit("The page is not built, and the wheel carries it: make page")
    target.mkdir(parents=True, exist_ok=True)
    before = set(target.iterdir())
    with tempfile.TemporaryDirectory() as folder:
        for name in FILES:
            Path(folder, name).parent.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, Path(folder, name))
        shutil.copytree(ROOT / "src", Path(folder, "src"), ignore=_made())
        for kind in kinds:
            _run_build(Path(folder), kind, target.resolve())
    return sorted(set(target.iterdir()) - before)


def _made() -> Callable[[str, list[str]], set[str]]:
    return shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")


def _run_build(folder: Path, kind: str, target: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", str(target)],
        check=False,
        cwd=folder,
        env={**os.environ, "TABBYTOP_COMPILE": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit("\n".join(done.stdout.splitlines()[-LOG_LINES:]))


def require_whole(wheel: Path) -> None:
    """Exit if a wheel lacks a file of the page, or a language."""
    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    page = [file for file in (ROOT / PAGE).rglob("*") if file.is_file()]
    wanted = {file.relative_to(ROOT / "src").as_posix() for file in page}
    folders = our_folders(ROOT / "src" / "tabbytop")
    for folder in folders:
        place = folder.relative_to(ROOT / "src").as_posix()
        languages = {file.parent.name for file in folder.glob("*/*.ftl")} & {*offered(folders[0])}
        wanted |= {f"{place}/compiled/{name}.json" for name in languages}
    if missing := sorted(wanted - inside):
        sys.exit(f"{wheel.name} lacks {len(missing)} files: {', '.join(missing[:3])} …")


if __name__ == "__main__":
    main()
