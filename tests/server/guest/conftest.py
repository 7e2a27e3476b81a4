"""One kitchen for all tests: each opens tables of its own."""

import pytest

from tests.server.guest.kitchen import Kitchen


@pytest.fixture(scope="session")
def kitchen(tmp_path_factory: pytest.TempPathFactory) -> Kitchen:
    return Kitchen(tmp_path_factory.mktemp("kitchen"))
