"""What TypeScript's own compiler says to a text, under the options of `web/`."""

import json
import subprocess
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
COMPILER = WEB / "node_modules" / ".bin" / "tsc"


def complaints(folder: Path, **files: str) -> str:
    """Nothing, if all is well; the files are modules of those names in the folder."""
    assert COMPILER.exists(), "TypeScript is not installed: make check"
    for name, text in files.items():
        (folder / f"{name}.ts").write_text(text, encoding="utf-8")
    options = {
        "extends": str(WEB / "tsconfig.json"),
        "include": ["*.ts"],
        # Without the browser's own, which take seconds, and without the tools of the page.
        "compilerOptions": {"lib": ["es2022"], "types": []},
    }
    (folder / "tsconfig.json").write_text(json.dumps(options), encoding="utf-8")
    run = subprocess.run(
        [COMPILER, "--project", folder, "--pretty", "false"],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    said = run.stdout + run.stderr
    assert bool(said) == bool(run.returncode), said
    return said
