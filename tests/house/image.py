"""Replays deploy/Containerfile without an engine: each stage in a bare folder.

Files are copied as an engine would, under .dockerignore. Commands run as they are written, with
stand-ins for the programs that install something: those only check that the files they are given
exist.
"""

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
CONTAINERFILE: Final = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
NODE_MODULES: Final = ROOT / "web" / "node_modules"
OFFLINE_WHEELS: Final = ROOT / "build" / "offline" / "wheels"

# pip and venv stay outside: only their files are looked at.
PYTHON: Final = """\
#!/bin/sh
case "$1 $2" in
  "-m pip") shift 2; exec pip "$@" ;;
  "-m venv") for folder in "$@"; do :; done; exec mkdir -p "$STAGE$folder" ;;
esac
exec {python} "$@"
"""
PIP: Final = """\
#!{python}
import os, pathlib, shutil, subprocess, sys, tomllib
words = sys.argv[1:]
for option, file in zip(words, words[1:]):
    if option == "-r":
        assert pathlib.Path(file).read_text().strip(), file
if "download" in words:
    for wheel in pathlib.Path({wheels!r}).glob("*.whl"):
        shutil.copy(wheel, words[words.index("--dest") + 1])
if words[-1] == ".":
    project = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]
    for name in ("setup.py", project["readme"], *project["license-files"]):
        assert pathlib.Path(name).is_file(), name
    if "BUILD" in os.environ:  # without compiling, which takes minutes
        target = os.environ["STAGE"] + words[words.index("--wheel-dir") + 1]
        build = ["-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", target]
        plain = dict(os.environ, TABBYTOP_COMPILE="0")
        subprocess.run([{python!r}, *build, "."], check=True, env=plain)
"""
NPM: Final = """\
#!/bin/sh
set -eu
case "$1" in
  ci) cat package.json package-lock.json >/dev/null; ln -s {modules} node_modules ;;
  run) if [ -n "${{BUILD-}}" ]; then exec {npm} "$@"; fi
    mkdir ../src/tabbytop/server/page && cp index.html ../src/tabbytop/server/page ;;
esac
"""


def instructions() -> Iterator[tuple[str, str]]:
    """Yield the instructions of the Containerfile: a word, and what follows it."""
    lines = re.sub(r"^#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    for line in lines.splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


def is_ignored(path: str) -> bool:
    """Return whether .dockerignore excludes the path: the last matching rule decides."""
    ignored = False
    for rule in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if not rule or rule.startswith("#"):
            continue
        pattern = rule.removeprefix("!").removeprefix("**/")
        parts = [path, *map(str, Path(path).parents)]
        names = [Path(part).name for part in parts] if "**/" in rule else []
        if any(fnmatch.fnmatchcase(part, pattern) for part in [*parts, *names]):
            ignored = not rule.startswith("!")
    return ignored


class Image:
    """The stages of the image as folders, made one after the other."""

    def __init__(self, folder: Path, *, build: bool) -> None:
        self.folder = folder
        self._build = build
        self._programs = folder / "programs"
        self._programs.mkdir()
        npm = shutil.which("npm") or "npm"
        known = {"python": sys.executable, "wheels": str(OFFLINE_WHEELS), "npm": npm}
        for name, text in (
            ("python", PYTHON),
            ("pip", PIP),
            ("npm", NPM),
            ("useradd", "#!/bin/sh"),
        ):
            program = self._programs / name
            program.write_text(text.format(modules=NODE_MODULES, **known), encoding="utf-8")
            program.chmod(0o755)

    def stage(self, name: str) -> Path:
        """Return the root folder of a stage; the last has no name."""
        return self.folder / f"stage-{name}"

    def replay(self) -> None:
        """Make all stages."""
        stage = inside = self.stage("")
        for word, rest in instructions():
            if word == "FROM":
                base, _, name = rest.partition(" AS ")
                stage = inside = self.stage(name)
                if self.stage(base).exists():
                    shutil.copytree(self.stage(base), stage, symlinks=True)
                    inside = stage / "build"
                stage.mkdir(exist_ok=True)
            elif word == "WORKDIR":
                inside = stage / rest.lstrip("/")
                inside.mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                self._copy(rest, stage, inside)
            elif word == "RUN":
                self._run(rest, stage, inside)

    def _copy(self, rest: str, stage: Path, inside: Path) -> None:
        words = shlex.split(rest)
        source = ROOT
        if words[0].startswith("--from="):
            source = self.stage(words.pop(0).removeprefix("--from="))
        *names, last = words
        target = stage / last.lstrip("/") if last.startswith("/") else inside / last
        for name in names:
            found = source / name.lstrip("/")
            if found.is_dir():
                shutil.copytree(
                    found,
                    target,
                    symlinks=True,
                    dirs_exist_ok=True,
                    ignore=_ignored if source == ROOT else None,
                )
                continue
            if source == ROOT and is_ignored(name):
                raise FileNotFoundError(f"{name} is not in the build context")
            as_folder = last.endswith("/") or len(names) > 1
            (target if as_folder else target.parent).mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, target / found.name if as_folder else target)

    def _run(self, command: str, stage: Path, inside: Path) -> None:
        environment = {
            "PATH": f"{self._programs}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(self.folder),
            "STAGE": str(stage),
            **({"BUILD": "1"} if self._build else {}),
        }
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=inside,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"RUN {command}\n{done.stdout}{done.stderr}")


def _ignored(folder: str, names: list[str]) -> set[str]:
    here = Path(folder).relative_to(ROOT)
    return {name for name in names if is_ignored(str(here / name))}
