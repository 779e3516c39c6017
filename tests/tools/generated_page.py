"""The page's generated files, written from the sources: compiled modules have no annotations."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = """
import sys
from pathlib import Path
sys.path.insert(0, "tools")
from generators import page
page.FOLDER = Path(sys.argv[1])
page.main()
"""


def write_page(folder: Path) -> None:
    """Write all files into the folder."""
    subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)],
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
    )
