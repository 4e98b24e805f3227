"""`wolfmoon complaints`: what people have complained of about each other."""

import time
from pathlib import Path

from wolfmoon.cli.stores import address_of, in_store
from wolfmoon.cli.words import Words


def complaints_command(
    table: str | None = None, /, *, data: Path | None = None, store: str | None = None, brief: bool = False
) -> int:
    """List the complaints that were made at the tables, the oldest first, each with what was said last in the chat.

    The host of a table reads those about others too, without being told who complained.

    Example: wolfmoon complaints --brief

    Args:
        table: the code of a table; without it those of all tables are listed
        data: the folder of the games; ~/.local/share/wolfmoon if not given
        store: what is used instead of the data folder: a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
        brief: leave out what was said
    """
    from wolfmoon.server.grievances import Grievance
    from wolfmoon.server.links import plain_code
    from wolfmoon.server.store import Store

    words = Words(None)

    async def kept(address: str) -> list[Grievance]:
        opened = await Store.open(address)
        try:
            return await opened.complaints(None if table is None else plain_code(table))
        finally:
            await opened.close()

    found = in_store(address_of(data, store), kept)
    for each in found:
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.at))
        by, about, name = each.seat + 1, each.about + 1, each.name or "-"
        print(words.own("cli-complaint", at=at, table=each.code, by=by, about=about, name=name, words=each.words))
        for line in () if brief else each.said:
            text = line.text if line.phrase is None else line.phrase.id
            print(words.own("cli-complaint-said", seat=line.seat + 1, name=line.name or "-", text=text or "-"))
    if not found:
        print(words.own("cli-no-complaints"))
    return 0
