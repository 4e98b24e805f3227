"""What a test sets up for the log ends with the test: it may write into what the test alone can read."""

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def logs_as_ever() -> Iterator[None]:
    yield
    structlog.reset_defaults()
