"""One installation for all tests: each opens tables of its own."""

import pytest

from tests.server.api.scene import Scene


@pytest.fixture(scope="session")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return Scene(tmp_path_factory.mktemp("api"))


@pytest.fixture
def table(scene: Scene) -> str:
    return scene.table().id
