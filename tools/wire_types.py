"""Write the browser's types from the server's: web/wire.d.ts from server/wire.py, web/http.d.ts from server/forms.py,
web/reel.d.ts from server/replay_forms.py.

The way goes through msgspec's JSON schema. What JSON schema cannot say (the arguments of a message may hold messages) is
written here, and the server's fields name it by the key tsType.

--check  writes nothing; fails if a file does not hold what the server says
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wolfmoon.server import forms, replay_forms, wire

WEB = Path(__file__).resolve().parent.parent / "src" / "wolfmoon" / "web"
WIDTH = 150
SEEN = "Answer, Decision, Line, Outcome, View, Waiting"
BY_HAND = """\
/** An argument of a message. */
export type Arg = string | number | RefArg | Message | Arg[];
/** A thing on the table inside a message. */
export interface RefArg { ref: Ref }
/** How anything on the table is named. */
export type Ref = [kind: string, id: string];
export type Shape = "pick-one" | "pick-some" | "arrange" | "split" | "number";
export type Answer = string | number | null | string[] | { [id: string]: number };
"""

SOCKET = [
    wire.Message,
    wire.Option,
    wire.Decision,
    wire.Waiting,
    wire.Clock,
    wire.Line,
    wire.SeatOutcome,
    wire.Outcome,
    wire.Proposal,
    wire.View,
    wire.Changes,
    wire.Pace,
    wire.LobbySeat,
    wire.SeatOfMine,
    wire.Lobby,
    wire.Said,
    wire.Refused,
    wire.Hello,
    wire.AnswerMessage,
    wire.CallMessage,
    wire.UndoMessage,
    wire.ProposeMessage,
    wire.ConsentMessage,
    wire.PresetMessage,
    wire.LeaveMessage,
    wire.BackMessage,
    wire.SayMessage,
    wire.PhraseMessage,
]
HTTP = [
    forms.Choice,
    forms.TableOption,
    forms.Face,
    forms.QuickPhrase,
    forms.GameCard,
    forms.GameList,
    forms.AlertWay,
    forms.AlertWays,
    forms.RuleText,
    forms.Ruling,
    forms.RuleBook,
    forms.NewTable,
    forms.Opened,
    forms.SitDown,
    forms.Seated,
    forms.SetSeat,
    forms.SetOptions,
    forms.SetPace,
    forms.SetReady,
    forms.ByToken,
    forms.SetMuted,
    forms.Renew,
    forms.Complain,
    forms.Complaint,
    forms.Complaints,
    forms.Reader,
    forms.PlayedAgain,
    forms.QrOf,
    forms.ErrorReply,
]
REPLAYS = [
    replay_forms.ReplaySeat,
    replay_forms.ReplayNote,
    replay_forms.ReplayHead,
    replay_forms.ReplayTrack,
    replay_forms.ReplayAnswer,
    replay_forms.ReplayAsk,
    replay_forms.ReplayFrame,
    replay_forms.ReplayFrames,
    replay_forms.Imported,
    replay_forms.SatThere,
    replay_forms.PinNote,
    replay_forms.UnpinNote,
    replay_forms.ReplayNotes,
    replay_forms.GoOn,
    replay_forms.WentOn,
    replay_forms.ReportFault,
    replay_forms.FaultReport,
]
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: Mapping[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "tsType" in schema:
        return str(schema["tsType"])
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        parts = [type_of(each) for each in schema["anyOf"]]
        return " | ".join(sorted(dict.fromkeys(parts), key=lambda part: part == "null"))
    if "enum" in schema:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        case "array":
            inner = type_of(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"{{ [id: string]: {type_of(schema['additionalProperties'])} }}"
        case str(kind):
            return SIMPLE[kind]
        case _:
            return "any"


def interface(name: str, schema: Mapping[str, Any]) -> str:
    """A struct as an interface, in lines of bearable width."""
    required = schema.get("required", [])
    fields = [
        f"{field}{'' if field in required else '?'}: {type_of(inner)};" for field, inner in schema["properties"].items()
    ]
    about = " ".join(schema.get("description", "").split())
    short = f"export interface {name} {{ {' '.join(fields)} }}"
    if len(short) <= WIDTH:
        return f"/** {about} */\n{short}\n"
    lines, line = [], " "
    for field in fields:
        if len(line) + len(field) + 1 > WIDTH:
            lines.append(line)
            line = " "
        line += f" {field}"
    return f"/** {about} */\nexport interface {name} {{\n" + "\n".join([*lines, line]) + "\n}\n"


def interfaces(structs: Sequence[type]) -> str:
    """All of them, in this order."""
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    return "\n".join(interface(struct.__name__, components[struct.__name__]) for struct in structs)


def files() -> dict[Path, str]:
    """What each file should hold."""
    note = "/* Written by tools/wire_types.py from the server's types; change those. */\n"
    unions = (
        "export type ToServer =\n  | Hello | AnswerMessage | CallMessage | UndoMessage | ProposeMessage | ConsentMessage"
        " | PresetMessage | LeaveMessage | BackMessage | SayMessage\n  | PhraseMessage;\n"
        "export type FromServer = View | Changes | Lobby | Said | Refused;\n"
    )
    return {
        WEB / "wire.d.ts": f"{note}\n{BY_HAND}\n{interfaces(SOCKET)}\n{unions}",
        WEB / "reel.d.ts": f'{note}import type {{ {SEEN} }} from "./wire.js";\n\n{interfaces(REPLAYS)}',
        WEB / "http.d.ts": f'{note}import type {{ Message, Said }} from "./wire.js";\n\n{interfaces(HTTP)}',
    }


def main() -> int:
    """Write the files, or with --check say which differ."""
    differing = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in differing:
            print(f"{path.name} is not what the server says: run python -m tools.wire_types")
        return bool(differing)
    for path, text in files().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
