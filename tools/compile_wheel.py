"""Build the compiled wheel and unpack it: `python tools/compile_wheel.py WHEELS TARGET`.

Compiles only the groups of modules whose sources changed since the last time. The build folder
keeps shared libraries and C files; everything else in it is made anew, so that a deleted or
renamed source leaves nothing behind.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
FINGERPRINT = BUILD / "compiled.fingerprint"


def main() -> None:
    """Build and unpack, or exit with the end of the log."""
    wheels, target = Path(sys.argv[1]), Path(sys.argv[2])
    BUILD.mkdir(exist_ok=True)
    fingerprint = _fingerprint()
    if FINGERPRINT.exists() and FINGERPRINT.read_text(encoding="ascii") == fingerprint:
        _remove_all_but_shared_libraries()
    else:
        _remove_everything()
    for folder in (wheels, target):
        shutil.rmtree(folder, ignore_errors=True)
    log = BUILD / "compile.log"
    if not _build(wheels, log):
        FINGERPRINT.unlink(missing_ok=True)
        end = "\n".join(log.read_text(encoding="utf-8").splitlines()[-30:])
        sys.exit(f"{end}\nCompiling failed; the whole log is in {log.relative_to(ROOT)}")
    FINGERPRINT.write_text(fingerprint, encoding="ascii")
    (wheel,) = wheels.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--target", str(target), str(wheel)], check=True)


def _fingerprint() -> str:
    """Return a digest of everything whose change needs a build from scratch."""
    os.chdir(ROOT)
    groups = runpy.run_path("setup.py")["compiled_groups"]()
    known = [sys.version, version("mypy"), str(groups)]
    known += [(ROOT / name).read_text(encoding="utf-8") for name in ("setup.py", "pyproject.toml")]
    return hashlib.sha256("\n".join(known).encode()).hexdigest()


def _remove_all_but_shared_libraries() -> None:
    for folder in BUILD.glob("lib*"):
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix != ".so":
                file.unlink()
    for folder in BUILD.glob("bdist*"):
        shutil.rmtree(folder)


def _remove_everything() -> None:
    for pattern in ("lib*", "bdist*", "temp*", "mypy", "tabbytop"):
        for folder in BUILD.glob(pattern):
            shutil.rmtree(folder)
    for file in BUILD.glob("__native*"):
        file.unlink()


def _build(wheels: Path, log: Path) -> bool:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(wheels)]
    # mypyc's cache is apart from mypy's: types may be checked at the same time.
    settings = {"TABBYTOP_COMPILE": "1", "MYPY_CACHE_DIR": str(BUILD / "mypy")}
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run(
            command,
            check=False,
            cwd=ROOT,
            env={**os.environ, **settings},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    return done.returncode == 0


if __name__ == "__main__":
    main()
