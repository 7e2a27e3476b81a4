"""The API does what its description says, whatever is sent: requests made up from the description.

`make soak` makes up many more of them.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from scorekeeper.sharing.roles import Role
from tests.server.api.scene import MIRA, OMA, Scene, served
from tests.soaking import SOAKING

EXAMPLES = 1_000 if SOAKING else 25
"""For each operation and role."""

Operation = APIOperation[Any, Any, Any, Any]
Made = Case[Operation]

ALWAYS: tuple[CheckFunction, ...] = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def place(scene: Scene) -> Iterator[tuple[str, str, BaseSchema]]:
    """A server that is up, a table in it, and what it says of its API."""
    table = scene.table().id
    scene.round(table, OMA, mira=12)
    described = scene.program(Role.VIEWER, table).get("/openapi.json").json()
    with served(scene.app) as base:
        schema = schemathesis.openapi.from_dict(described)
        # An open stream never ends; test_stream.py listens to it.
        yield base, table, schema.exclude(path_regex="/stream$")


def operations(schema: BaseSchema) -> list[Operation]:
    """Everything that the description offers."""
    return [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]


def is_wrong_inside(case: Made) -> bool:
    """Whether only the content is wrong; parameters beyond those known are passed over."""
    parts = case.meta.components.items() if case.meta else ()
    wrong = {place for place, part in parts if part.mode is GenerationMode.NEGATIVE}
    return wrong == {ParameterLocation.BODY}


@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("role", [Role.OWNER, Role.VIEWER])
def test_whatever_is_sent_is_answered_as_described(
    scene: Scene, place: tuple[str, str, BaseSchema], role: Role
) -> None:
    base, table, schema = place
    program = scene.program(role, "" if role is Role.OWNER else table)
    session = requests.Session()
    statuses: Counter[int] = Counter()

    def send(operation: Operation) -> None:
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=EXAMPLES < 100,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(data=st.data())
        def check(data: st.DataObject) -> None:
            mode = data.draw(st.sampled_from(GenerationMode))
            case = data.draw(operation.as_strategy(generation_mode=mode))
            checks = ALWAYS
            if "table" in case.path_parameters and data.draw(st.booleans()):
                case.path_parameters["table"] = table
            elif is_wrong_inside(case):
                checks = (*ALWAYS, negative_data_rejection)
            response = case.call(
                base_url=f"{base}/api", session=session, headers=program.headers, timeout=10
            )
            case.validate_response(response, checks=list(checks))
            statuses[response.status_code] += 1
            if role is Role.VIEWER and case.method == "POST" and operation.path != "/join":
                assert not 200 <= response.status_code < 300

        check()

    before = scene.log(table)
    found = operations(schema)
    assert len(found) == 12
    for operation in found:
        send(operation)
    assert statuses.total() >= len(found) * EXAMPLES // 2
    assert {200, 404 if role is Role.OWNER else 401, 422} <= statuses.keys()
    if role is Role.VIEWER:
        assert scene.log(table) == before
    assert scene.game(table).totals.keys() >= {OMA, MIRA}
