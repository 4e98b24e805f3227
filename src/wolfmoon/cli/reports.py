"""`wolfmoon reports`: what people at the tables have reported as faults."""

import json
import time
from pathlib import Path

from wolfmoon.cli.request import write_text
from wolfmoon.cli.stores import address_of, in_store
from wolfmoon.cli.words import Words


def reports_command(
    id: str | None = None, /, *, save: Path | None = None, data: Path | None = None, store: str | None = None
) -> int:
    """List the faults that people have reported from their tables, or write one as files: its record, its scenario, the view.

    A report tells every secret of its game, also while that goes on.

    Example: wolfmoon reports

    Args:
        id: a report; without it all are listed
        save: the folder to write the report's files to; the present one if not given
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
    """
    from wolfmoon.server.replay_offline import report_of, reported

    address, words = address_of(data, store), Words(None)
    if id is None:
        rows = in_store(address, reported)
        for row in rows:
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["at"]))
            who = words.own("cli-report-watching") if row["seat"] is None else str(row["seat"] + 1)
            said = {"id": row["id"], "table": row["code"], "moment": row["moment"], "words": row["words"]}
            print(words.own("cli-report", at=at, seat=who, **said))
        if not rows:
            print(words.own("cli-no-reports"))
        return 0
    kept = in_store(address, lambda address: report_of(address, id))
    folder = save or Path()
    files = {
        f"{id}.json": json.dumps(kept.record, indent=1, ensure_ascii=False) + "\n",
        f"{id}.toml": kept.scenario,
        f"{id}.view.json": json.dumps(kept.view, indent=1, ensure_ascii=False) + "\n",
    }
    for name, text in files.items():
        write_text(folder / name, text)
        print(words.own("cli-exported", file=str(folder / name)))
    return 0
