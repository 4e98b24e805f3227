"""One of several processes that serve the tiny game from one store.

python -m tests.scale.serve_one_of_many STORE BUS [VERSION]; "-": no bus is named.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.tiny import Tiny
from wolfmoon.server.run import serve
from wolfmoon.server.settings import Settings

if __name__ == "__main__":
    store, bus, *more = sys.argv[1:]
    Tiny.version = int(more[0]) if more else Tiny.version
    rules = Tiny()
    settings = Settings(
        store,
        {rules.id: rules},
        bus=None if bus == "-" else bus,
        masked_time=(0.0, 0.0),
        bot_pause=(0.0, 0.0),
        message_rate=None,
        request_rate=None,
        talk_rate=None,
        lease_seconds=float(os.environ.get("LEASE", "3")),
        most_unsent=2000,
    )
    with TemporaryDirectory() as folder:
        serve("127.0.0.1", 0, Path(folder), False, settings=settings, ready=lambda at: print(at, flush=True))
