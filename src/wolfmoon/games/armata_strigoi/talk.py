"""Talk: set phrases that name places, wolves, enemies and deeds, and nothing that a hidden card shows. A rule of this game.

A phrase is put together word by word, each word a call "talk:<word>"; the words chosen so far are the seat's private *draft*.
"talk:say" sends a phrase whose last place may stay empty, "talk:back" takes the last word back; a phrase that is complete is
sent by itself, at once, to everybody, and kept in the public record. The tree of words (slots in angle brackets):

    plan    hunt-red | hunt-grey            [<room> | <wolf> | <space with such a mark>]
            strike-master | strike-apprentice | strike-supreme | stay-hidden | gather-weapons | protect-myself
                                            [<room> | <wolf>]
            come-to                         <room> | <wolf> | <ladder>
    ask     heal | turn-platform | come-to-trade | leave-corridor | leave-room | finish-strigoi | free-encounters
                                            all | <wolf>, then <room>, <two rooms>, <strigoi> or nothing
    ping    <room> [<space of it>] | <ladder> | <card lying open>
    warn    room <room> | corridor <two rooms> | centre <room> | ladder <ladder>            only once the cards are up
    suggest fight-token <space> | place <wolf> <space> | trade <wolf> <wolf>                only once the cards are up: a vote
    offer   give <number of Reward cards> | want
    mood    howl | thanks | sorry | well-done | hurry
    yes | no | maybe | not-this-round       an answer

A wolf is named by its seat. Plans, pleas, warnings, offers and moods are counted against the limit.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from wolfmoon.core.decisions import Option
from wolfmoon.core.rules import Json
from wolfmoon.core.table import Call, Seat
from wolfmoon.core.text import NO_ARGS, Arg, Message, Ref, say
from wolfmoon.games.armata_strigoi.components import STRIGOI
from wolfmoon.games.armata_strigoi.parts import GREY, LADDER, MIDDLE, NOWHERE, RED, ROOMS, SPACES, STAIRS
from wolfmoon.games.armata_strigoi.state import NOBODY, ArmataTable, Said
from wolfmoon.games.armata_strigoi.strigoi import on_board
from wolfmoon.games.armata_strigoi.wording import (
    LADDER_REFS,
    ROOM_REFS,
    SEAT_REFS,
    SPACE_REFS,
    STRIGOI_REFS,
    card_ref,
)

RULE = "armata_strigoi/table.phrases"
KINDS = ("plan", "ask", "ping", "warn", "suggest", "offer", "mood")
ANSWERS = ("yes", "no", "maybe", "not-this-round")
COUNTED = frozenset({"plan", "ask", "warn", "offer", "mood"})
AFTER_REVEAL = frozenset({"warn", "suggest"})
NEEDS = (
    *("heal", "turn-platform", "come-to-trade", "leave-corridor", "leave-room", "finish-strigoi", "free-encounters"),
)
MOODS = ("howl", "thanks", "sorry", "well-done", "hurry")
KEPT = 20
"""So many phrases stay in the public record."""
Words = list[Option]


def parts(draft: str) -> tuple[str, ...]:
    """The words of a draft."""
    return tuple(draft.split("/")) if draft else ()


# what can be said next


def offered(table: ArmataTable, seat: Seat) -> list[Option]:
    """armata_strigoi/table.phrases: the words this seat can go on with; nothing in a solo game (R J3, R A11)."""
    if table.settings.solo or table.reason is not None:
        return []
    draft = parts(table.drafts[seat])
    if not draft:
        return [_unless(table, seat, option) for option in _kinds()]
    return [*_next(table, seat, draft), Option("talk:back", "armata-talk-back", rule=RULE)]


def _kinds() -> Words:
    kinds = [Option(f"talk:{kind}", f"talk-kind-{kind}", rule=RULE) for kind in KINDS]
    return [*kinds, *(Option(f"talk:{answer}", f"talk-answer-{answer}", rule=RULE) for answer in ANSWERS)]


def _unless(table: ArmataTable, seat: Seat, option: Option) -> Option:
    kind = option.id.removeprefix("talk:")
    shut = why_not(table, seat, kind)
    return option if shut is None else option._replace(barred=Message(shut[0]), rule=shut[1])


def why_not(table: ArmataTable, seat: Seat, kind: str) -> tuple[str, str] | None:
    """armata_strigoi/table.before-reveal, armata_strigoi/table.silent-choice, armata_strigoi/table.message-limit: why this kind
    cannot be sent now, and by which rule (R J3, R K2).
    """
    choosing = table.stage in ("setup", "initiative")
    if table.settings.silent and table.stage == "initiative" and kind != "mood":
        return "talk-silent", "armata_strigoi/table.silent-choice"
    if choosing and kind in AFTER_REVEAL:
        return "talk-not-yet", "armata_strigoi/table.before-reveal"
    if kind in COUNTED and table.settings.limit and table.phrases[seat] >= most(table):
        return "talk-used-up", "armata_strigoi/table.message-limit"
    return None


def most(table: ArmataTable) -> int:
    """armata_strigoi/table.message-limit: how many phrases may be sent while choosing, and in each turn."""
    book = table.book
    return book.phrases_choosing if table.stage in ("setup", "initiative") else book.phrases_turn


def _next(table: ArmataTable, seat: Seat, draft: Sequence[str]) -> Words:
    """The words that may follow; an empty list: the phrase is complete."""
    return _TREE[draft[0]](table, seat, draft[1:])


def _word(word: str, text: str, ref: Ref | None = None, args: Mapping[str, Arg] = NO_ARGS) -> Option:
    return Option(f"talk:{word}", text, args, ref, RULE)


def _rooms(rooms: Sequence[int] = tuple(range(len(ROOMS)))) -> Words:
    return [_word(ROOMS[room], "armata-option-room", ROOM_REFS[room], {"room": ROOM_REFS[room]}) for room in rooms]


def _spaces(spaces: Sequence[int]) -> Words:
    return [
        _word(SPACES[space], "armata-option-space", SPACE_REFS[space], {"space": SPACE_REFS[space]}) for space in spaces
    ]


def _wolves(table: ArmataTable, *but: Seat) -> Words:
    return [
        _word(str(seat), "armata-talk-seat", SEAT_REFS[seat], {"seat": SEAT_REFS[seat]})
        for seat in range(table.seats)
        if seat not in but
    ]


def _ladders(table: ArmataTable) -> Words:
    return [
        _word(SPACES[LADDER[n]], "armata-talk-ladder", ref, {"ladder": ref})
        for n, where in enumerate(table.layout.ladders)
        if where is not None
        for ref in (LADDER_REFS[LADDER[n]],)
    ]


SAY = _word("say", "talk-say")


def _plan(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    if not words:
        enemies = ["supreme"] if table.dead != NOBODY else [STRIGOI[strigoi] for strigoi in on_board(table)]
        deeds = [
            *("hunt-red", "hunt-grey"),
            *(f"strike-{enemy}" for enemy in enemies),
            *("come-to", "stay-hidden", "gather-weapons", "protect-myself"),
        ]
        return [_word(deed, f"talk-deed-{deed}") for deed in deeds]
    if len(words) > 1:
        return []
    if words[0] == "come-to":
        return [*_rooms(), *_wolves(table, seat), *_ladders(table)]
    marks = sorted(RED) if words[0] == "hunt-red" else sorted(GREY) if words[0] == "hunt-grey" else []
    return [SAY, *_rooms(), *_wolves(table, seat), *_spaces(marks)]


def _ask(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    if not words:
        return [_word(need, f"talk-need-{need}") for need in NEEDS if need != "finish-strigoi" or on_board(table)]
    if len(words) == 1:
        return [_word("all", "talk-everybody"), *_wolves(table, seat)]
    need, slots = words[0], words[2:]
    if need == "leave-corridor":
        return _corridor(table, slots)
    if slots or need in ("come-to-trade", "free-encounters"):
        return []
    if need == "finish-strigoi":
        return [
            _word(STRIGOI[each], "armata-talk-strigoi", STRIGOI_REFS[each], {"strigoi": STRIGOI_REFS[each]})
            for each in on_board(table)
        ]
    return _rooms(tuple(range(MIDDLE))) if need == "turn-platform" else _rooms()


def _corridor(table: ArmataTable, rooms: Sequence[str]) -> Words:
    if not rooms:
        return _rooms()
    if len(rooms) == 1:
        around = table.fort.neighbours[ROOMS.index(rooms[0])]
        return _rooms([room for room in around if room != NOWHERE])
    return []


def _ping(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    if not words:
        cards = dict.fromkeys(card_ref(card).id for front in table.front for card in front)
        open_ = [_word(f"card={id}", "armata-option-card", Ref("card", id), {"card": Ref("card", id)}) for id in cards]
        return [*_rooms(), *_ladders(table), *open_]
    if len(words) == 1 and words[0] in ROOMS:
        return [SAY, *_spaces(table.fort.spaces[ROOMS.index(words[0])])]
    return []


def _warn(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    if not words:
        return [_word(what, f"armata-talk-about-{what}") for what in ("room", "corridor", "centre", "ladder")]
    if words[0] == "corridor":
        return _corridor(table, words[1:])
    if len(words) > 1:
        return []
    return _ladders(table) if words[0] == "ladder" else _rooms()


def _suggest(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    if not words:
        return [_word(what, f"armata-talk-about-{what}") for what in ("fight-token", "place", "trade")]
    if words[0] == "fight-token":
        return [] if len(words) > 1 else _spaces(sorted(RED | GREY))
    if len(words) == 1:
        return _wolves(table)
    if len(words) > 2:
        return []
    if words[0] == "trade":
        return _wolves(table, int(words[1]))
    return [*_spaces(STAIRS), *_spaces([LADDER[n] for n, where in enumerate(table.layout.ladders) if where])]


def _offer(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    if not words:
        return [_word("give", "armata-talk-give"), _word("want", "talk-offer-want")]
    if words[0] == "want" or len(words) > 1:
        return []
    return [
        _word(str(count), "armata-talk-count", None, {"count": count})
        for count in range(1, len(table.rewards[seat]) + 1)
    ] or [_word("1", "armata-talk-count", None, {"count": 1})._replace(barred=Message("armata-barred-no-rewards"))]


def _mood(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    return [] if words else [_word(mood, f"talk-mood-{mood}") for mood in MOODS]


def _nothing(table: ArmataTable, seat: Seat, words: Sequence[str]) -> Words:
    return []


_TREE: Mapping[str, Callable[[ArmataTable, Seat, Sequence[str]], Words]] = {
    "plan": _plan,
    "ask": _ask,
    "ping": _ping,
    "warn": _warn,
    "suggest": _suggest,
    "offer": _offer,
    "mood": _mood,
    **dict.fromkeys(ANSWERS, _nothing),
}


# saying it


def completes(table: ArmataTable, call: Call) -> bool:
    """armata_strigoi/table.phrases: whether this word completes its phrase, which is then sent."""
    word = call.id.removeprefix("talk:")
    if word in ("back", "say"):
        return word == "say"
    return not _next(table, call.seat, (*parts(table.drafts[call.seat]), word))


def hear(table: ArmataTable, call: Call) -> None:
    """armata_strigoi/table.phrases: take a word; a phrase that is complete is sent."""
    seat, word = call.seat, call.id.removeprefix("talk:")
    draft = parts(table.drafts[seat])
    if word == "back":
        table.drafts[seat] = "/".join(draft[:-1])
        return
    words = draft if word == "say" else (*draft, word)
    if not completes(table, call):
        table.drafts[seat] = "/".join(words)
        return
    table.drafts[seat] = ""
    if why_not(table, seat, words[0]) is None:
        speak(table, seat, words)


def speak(table: ArmataTable, seat: Seat, words: tuple[str, ...]) -> None:
    """armata_strigoi/talk.1, armata_strigoi/table.votes: everybody hears it, and it stays in the public record (R J3, R J4)."""
    table.utterances += 1
    if words[0] in COUNTED:
        table.phrases[seat] += 1
    table.said = (*table.said, Said(table.utterances, table.round, seat, words))[-KEPT:]
    if table.log is not None:
        rule = "armata_strigoi/table.votes" if words[0] == "suggest" else RULE
        table.tell(rule, say("armata-says", seat=SEAT_REFS[seat], phrase=phrase(words)))


def _thing(word: str) -> Ref:
    """What a word of a slot names."""
    if word.isdecimal():
        return SEAT_REFS[int(word)]
    if word in ROOMS:
        return Ref("room", word)
    if word in STRIGOI:
        return Ref("strigoi", word)
    if word.startswith("card="):
        return Ref("card", word.removeprefix("card="))
    return Ref("ladder", word) if word in _LADDER_NAMES else Ref("space", word)


_LADDER_NAMES = tuple(SPACES[space] for space in LADDER)


def phrase(words: Sequence[str]) -> Message:
    """The sentence of a complete phrase."""
    kind, rest = words[0], words[1:]
    if kind in ANSWERS:
        return Message(f"talk-answer-{kind}")
    if kind == "mood":
        return Message(f"talk-mood-{rest[0]}")
    if kind == "plan":
        return _planned(rest)
    if kind == "ask":
        return _asked(rest)
    if kind == "ping":
        return say("talk-ping", thing=_thing(rest[-1]))
    if kind == "offer":
        return say("talk-offer-give", count=int(rest[1])) if rest[0] == "give" else Message("talk-offer-want")
    names = {
        ("warn", "room"): ("room",),
        ("warn", "corridor"): ("from", "until"),
        ("warn", "centre"): ("room",),
        ("warn", "ladder"): ("ladder",),
        ("suggest", "fight-token"): ("space",),
        ("suggest", "place"): ("wolf", "space"),
        ("suggest", "trade"): ("wolf", "other"),
    }[kind, rest[0]]
    things = {name: _place_or(kind, word) for name, word in zip(names, rest[1:], strict=True)}
    return Message(f"talk-{kind}-{rest[0]}", things)


def _place_or(kind: str, word: str) -> Ref:
    return Ref("space", word) if kind == "suggest" and not word.isdecimal() else _thing(word)


def _planned(rest: Sequence[str]) -> Message:
    deed = rest[0]
    if len(rest) == 1:
        return Message(f"talk-plan-{deed}")
    thing = _thing(rest[1])
    if deed == "come-to":
        return Message("talk-plan-come-to", {"thing": thing})
    kind = {"seat": "wolf", "room": "room"}.get(thing.kind, "space")
    return Message(f"talk-plan-{deed}-where", {"where": Message(f"talk-where-{kind}", {kind: thing})})


def _asked(rest: Sequence[str]) -> Message:
    need, to, slots = rest[0], rest[1], rest[2:]
    args: dict[str, Arg] = {"to": Message("talk-everybody") if to == "all" else SEAT_REFS[int(to)]}
    if need == "leave-corridor":
        args |= {"from": _thing(slots[0]), "until": _thing(slots[1])}
    elif slots:
        args[{"heal": "thing", "finish-strigoi": "strigoi"}.get(need, "room")] = _thing(slots[0])
    return Message(f"talk-ask-{need}", args)


# the public record


def record(table: ArmataTable) -> Json:
    """armata_strigoi/talk.1: whether and how much can be said, and what was said last, as the view shows it."""
    limited = table.settings.limit and not table.settings.solo
    said: list[Json] = []
    for each in table.said:
        kind, *rest = each.parts
        plain: dict[str, Json] = {"n": each.n, "round": each.round, "seat": each.seat}
        if kind in ANSWERS:
            said.append(plain | {"kind": "answer", "what": kind, "slots": []})
        elif kind == "ping":
            said.append(plain | {"kind": kind, "what": None, "slots": [*rest]})
        else:
            said.append(plain | {"kind": kind, "what": rest[0], "slots": [*rest[1:]]})
    return {
        "open": not table.settings.solo,
        "most": most(table) if limited else None,
        "used": list(table.phrases),
        "said": said,
        "votes": list(votes(table)),
    }


def votes(table: ArmataTable) -> Iterator[Json]:
    """armata_strigoi/table.votes: the suggestions of this round, and whose they are; they bind nobody (R J4)."""
    found: dict[tuple[str, ...], list[Json]] = {}
    for each in table.said:
        if each.parts[0] == "suggest" and each.round == table.round:
            seats = found.setdefault(each.parts[1:], [])
            if each.seat not in seats:
                seats.append(each.seat)
    for words, seats in found.items():
        yield {"what": words[0], "slots": [*words[1:]], "seats": seats}
