"""The stages of the image build its page and its wheel; only compiling is left out."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.house.image import NODE_MODULES, OFFLINE_WHEELS, Image


def test_stages_build_the_page_and_the_wheel(tmp_path: Path) -> None:
    if not NODE_MODULES.exists() or not list(OFFLINE_WHEELS.glob("*.whl")):
        pytest.skip("make page fetches what this needs")
    image = Image(tmp_path, build=True)
    image.replay()
    (wheel,) = (image.stage("wheel") / "own").glob("tabbytop-*.whl")
    names = ZipFile(wheel).namelist()
    assert "tabbytop/server/page/index.html" in names
    assert [name for name in names if name.startswith("tabbytop/server/page/offline/answers-")]
    assert [name for name in names if name.startswith("tabbytop/server/page/offline/pyodide-")]
    assert "tabbytop/languages/compiled/fr.json" in names
