"""`wolfmoon bench`."""


def bench_command() -> int:
    """Measure."""
    return 0
