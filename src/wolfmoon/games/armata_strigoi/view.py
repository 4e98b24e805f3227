"""What is shown: to everybody, and to one seat. The only place of the rules that shows anything; built from nothing.

Names of spaces, rooms, platforms, directions and letters are those of board.toml ("h3-t4", "pf2-ca", "m", "ne", "B", "X"); what
is missing is null. A *card* is
    {"id", "name", "kind", "initiative", "strength", "movement", "icons", "letter"}   for an Action card
        id: "attila:son-of-the-wolf", "fist-by-fist:3", "nighttime-rebel"; name: what card-<name> is called by;
        kind: basic | heroic | legendary; movement and strength as printed
    {"id", "name", "kind": "reward", "normal": {"strength", "icons"} or null, "wild": the same}    for a Reward card

public
    round, stage ("setup" | "initiative" | "turns" | "curse"), step (the step under way, see turn.STEPS), active (seat or null)
    options     {"level", "limited", "blood_only", "open_line", "solo", "silent", "limit", "chat", "map"}
    order       seats in the order of the round, from the reveal on
    altar       {"blood", "needed", "most"};  inferno {"blood", "lost"}: lost is what ends the game
    rooms       [{"room", "place": [q, s] or null, "turn", "platform", "standing"}]   h1..h6, then m
    platforms   [{"platform", "room", "rotation", "fallen"}]
    ladders     [{"ladder", "seat", "room", "direction"}]   only those that stand
    fight_tokens {"left", "on": [space]}
    strigoi     [{"strigoi", "on_board", "dead", "supreme", "space", "room", "wounds", "existence", "strength", "damage",
                  "lines": {direction: [space]} (what he sees now), "sees": seat he would attack from here or null}]
    letters     {letter: {strigoi: {"kind", "direction", "room", "ladder", "attacks"}}}   where each letter sends each now
                kind: stays (X) | stuck | both | breaks (ladder) | guarded (ladder, a wolf before it) | moves | bounces;
                direction: where he goes, or points; room: where he then is; attacks: seat or null
    curse       {"strigoi", ...as in letters}: what Phase 3 would do now; null before the reveal and once the marker lies
    marker      a Strigoi has attacked this round
    players     [{"seat", "wolf", "space", "room", "wounds": [id], "wound_points", "weaker", "slower", "forbids": [ability],
                  "tokens": [id], "actions": number in hand, "rewards": number in hand, "back": of the hidden round card or null
                  ("basic" or a name), "card": the round's card once turned up, "strength": of that card less Wounds,
                  "front": [card], "discards": [card], "earned": [name], "icons": [{"n", "card", "icon"}] not used yet}]
    turn        {"seat", "steps" left, "walks", "fought"} or null
    encounter   {"seat", "colour", "token", "space"} or null: token is null until turned up
    bout        {"seat", "kind" (monster | melee | ranged), "target", "strength" (so far), "needed", "counter"} or null
    assault     {"strigoi", "seat", "kind" (sight | shield | centre), "wounds", "shocks"} or null: what is not warded off yet
    cursed, falling, crowded, cornered   seats that wait for the Curse, a way out, room, an escape
    doomed      the platform that is falling or null
    offer       {"by", "to", "count"} or null
    stacks      {"red" / "grey": {"left", "top": token lying face up or null, "used": [id]},
                 "strigoi": {"left", "used", "now": the token in force or null}, "rewards": number,
                 "tokens": {"left", "used"}, "wounds": number in the pool, "heroic": {name: number}, "legendary": [name]}
    gone        [card] out of the game
    talk        {"open": whether phrases can be sent, "most": per phase or null, "used": [per seat],
                 "said": [{"n", "round", "seat", "kind", "what", "slots": [id]}] the latest last,
                 "votes": [{"what", "slots", "seats"}] of this round}

private
    hand        [card] Action cards;  rewards [card];  chosen: id of the card laid down or null
    known       [{"seat", "rewards": [id], "heroic": [card id]}]  what it knows of the hands of the others
    reach       {space: steps} from where the wolf stands; open Encounter marks stop it. A card reaches as far as its movement
                less Wounds ("slower"). Only while cards are chosen and in the own turn, else null
    offered     [id] its cards in an offer that waits
    draft       the phrase being put together, see talk.py: [parts]
    pack        in a solo game the hands of all: [{"seat", "hand": [card], "rewards": [card], "chosen"}], else null
"""

from collections.abc import Sequence

from wolfmoon.core.rules import Json, View
from wolfmoon.core.table import Seat
from wolfmoon.games.armata_strigoi import hints, talk
from wolfmoon.games.armata_strigoi.components import HEROIC, STRIGOI, Book, Side
from wolfmoon.games.armata_strigoi.fights import needed_strength, strength_now
from wolfmoon.games.armata_strigoi.parts import COLOURS, DIRECTIONS, MIDDLE, NOWHERE, PLATFORMS, ROOMS, SPACES
from wolfmoon.games.armata_strigoi.state import ArmataTable
from wolfmoon.games.armata_strigoi.strigoi import furious, nearest, on_board, printed
from wolfmoon.games.armata_strigoi.wording import letter_name
from wolfmoon.games.armata_strigoi.wounds import base_strength, forbidden, slower, weaker, wound_points


def public(table: ArmataTable) -> View:
    """What a stranger at the table sees (R B19, R flow 4)."""
    settings, book = table.settings, table.book
    turns = table.stage == "turns"
    return {
        "round": table.round,
        "stage": table.stage,
        "step": table.phase,
        "active": table.active if table.stage in ("setup", "turns") else None,
        "options": {
            "map": settings.map,
            "level": settings.level,
            "limited": settings.limited,
            "blood_only": settings.blood_only,
            "open_line": settings.open_line,
            "solo": settings.solo,
            "silent": settings.silent,
            "limit": settings.limit,
            "chat": settings.chat,
        },
        "order": list(table.order),
        "altar": {"blood": table.altar, "needed": book.needed[table.seats], "most": book.altar},
        "inferno": {"blood": table.inferno, "lost": book.lost[table.seats]},
        "rooms": [_room(table, room) for room in range(len(ROOMS))],
        "platforms": [_platform(table, disc) for disc in range(len(PLATFORMS))],
        "ladders": [_ladder(seat, where) for seat, where in enumerate(table.layout.ladders) if where is not None],
        "fight_tokens": {"left": book.fight_tokens - len(table.fight_tokens), "on": _spaces(table.fight_tokens)},
        "strigoi": [_strigoi(table, strigoi) for strigoi in range(len(STRIGOI))],
        "letters": hints.letters(table),
        "curse": _curse(table),
        "marker": table.marker,
        "players": [_player(table, seat) for seat in range(table.seats)],
        "turn": {"seat": table.active, "steps": table.steps, "walks": table.walks, "fought": table.fought}
        if turns
        else None,
        "encounter": _encounter(table),
        "bout": _bout(table),
        "assault": _assault(table),
        "cursed": list(table.cursed),
        "falling": list(table.falling),
        "crowded": [seat for seat, _ in table.crowded],
        "cornered": list(table.cornered),
        "doomed": None if table.doomed == NOWHERE else PLATFORMS[table.doomed],
        "offer": None
        if table.offer is None
        else {"by": table.offer.by, "to": table.offer.to, "count": len(table.offer.cards)},
        "stacks": _stacks(table),
        "gone": [card(book, each) for each in table.gone],
        "talk": talk.record(table),
    }


def side(printed: Side | None) -> Json:
    """What a side of a Reward card gives, or None if it is not printed."""
    return None if printed is None else {"strength": printed.strength, "icons": list(printed.icons)}


def card(book: Book, id: str) -> Json:
    """A card that lies open, or in the own hand."""
    if id in book.rewards:
        reward = book.rewards[id]
        return {"id": id, "name": id, "kind": "reward", "normal": side(reward.normal), "wild": side(reward.wild)}
    row = book.actions[id]
    return {
        "id": id,
        "name": row.name,
        "kind": row.kind,
        "initiative": row.initiative,
        "strength": row.strength,
        "movement": row.movement,
        "icons": list(row.icons),
        "letter": letter_name(row.letter),
    }


def _spaces(spaces: Sequence[int]) -> list[Json]:
    return [SPACES[space] for space in spaces]


def _room(table: ArmataTable, room: int) -> Json:
    if room == MIDDLE:
        return {"room": ROOMS[room], "place": [0, 0], "turn": 0, "platform": None, "standing": False}
    place, disc = table.layout.places[room], table.layout.holds[room]
    return {
        "room": ROOMS[room],
        "place": None if place is None else [place[0], place[1]],
        "turn": table.layout.turns[room],
        "platform": None if disc == NOWHERE else PLATFORMS[disc],
        "standing": disc != NOWHERE and not table.layout.fallen[disc],
    }


def _platform(table: ArmataTable, disc: int) -> Json:
    laid = disc in table.layout.holds
    return {
        "platform": PLATFORMS[disc],
        "room": ROOMS[table.layout.holds.index(disc)] if laid else None,
        "rotation": table.layout.rotations[disc],
        "fallen": table.layout.fallen[disc],
    }


def _ladder(seat: Seat, where: tuple[int, int]) -> Json:
    return {"ladder": f"l{seat + 1}", "seat": seat, "room": ROOMS[where[0]], "direction": DIRECTIONS[where[1]]}


def _strigoi(table: ArmataTable, strigoi: int) -> Json:
    there = strigoi in on_board(table)
    side = printed(table, strigoi)
    space = table.haunts[strigoi]
    room = table.fort.room_of[space] if there else NOWHERE
    return {
        "strigoi": STRIGOI[strigoi],
        "on_board": there,
        "dead": table.dead == strigoi,
        "supreme": table.dead == 1 - strigoi,
        "space": SPACES[space] if there else None,
        "room": ROOMS[room] if there else None,
        "wounds": len(table.scars[strigoi]),
        "existence": table.book.existence(strigoi, table.dead == 1 - strigoi, table.settings.level),
        "strength": side.strength,
        "damage": side.damage,
        "lines": hints.sees(table, strigoi) if there else {},
        "sees": nearest(table, room) if there else None,
    }


def _curse(table: ArmataTable) -> Json:
    """armata_strigoi/curse.1: what Phase 3 would do if nothing else happened (R H1, R H2)."""
    if not table.order or table.marker or not on_board(table):
        return None
    strigoi = furious(table)
    led = hints.led(table, strigoi, table.letter(table.order[0]))
    assert isinstance(led, dict)
    return {"strigoi": STRIGOI[strigoi], **led}


def _player(table: ArmataTable, seat: Seat) -> Json:
    book = table.book
    at, room = table.at[seat], table.room(seat)
    chosen, now = table.chosen[seat], table.card[seat]
    icons: list[Json] = [{"n": icon.n, "card": icon.card, "icon": icon.icon} for icon in table.icons[seat]]
    return {
        "seat": seat,
        "wolf": table.wolves[seat] or None,
        "space": None if at == NOWHERE else SPACES[at],
        "room": None if room == NOWHERE else ROOMS[room],
        "wounds": list(table.wounds[seat]),
        "wound_points": wound_points(table, seat),
        "weaker": weaker(table, seat),
        "slower": slower(table, seat),
        "forbids": list(forbidden(table, seat)),
        "tokens": list(table.tokens[seat]),
        "actions": len(table.hands[seat]),
        "rewards": len(table.rewards[seat]),
        "back": book.actions[chosen].back if chosen else None,
        "card": card(book, now) if now else None,
        "strength": base_strength(table, seat) if now else None,
        "front": [card(book, each) for each in table.front[seat]],
        "discards": [card(book, each) for each in table.discards[seat]],
        "earned": list(table.earned[seat]),
        "icons": icons,
    }


def _encounter(table: ArmataTable) -> Json:
    encounter = table.encounter
    if encounter is None:
        return None
    return {
        "seat": table.active,
        "colour": COLOURS[encounter.colour],
        "token": encounter.token or None,
        "space": SPACES[table.at[table.active]],
    }


def _bout(table: ArmataTable) -> Json:
    bout = table.bout
    if bout is None:
        return None
    return {
        "seat": bout.seat,
        "kind": bout.kind,
        "target": bout.target,
        "strength": strength_now(table),
        "needed": needed_strength(table),
        "counter": bout.counter,
    }


def _assault(table: ArmataTable) -> Json:
    assault = table.assault
    if assault is None:
        return None
    return {
        "strigoi": STRIGOI[assault.strigoi],
        "seat": assault.seat,
        "kind": assault.kind,
        "wounds": assault.wounds,
        "shocks": assault.shocks,
    }


def _stacks(table: ArmataTable) -> Json:
    stacks: dict[str, Json] = {
        colour: {
            "left": len(table.stacks[n]),
            "top": table.stacks[n][-1] if table.open_top[n] else None,
            "used": list(table.used[n]),
        }
        for n, colour in enumerate(COLOURS)
    }
    return stacks | {
        "strigoi": {
            "left": len(table.strigoi_tokens),
            "used": list(table.strigoi_tokens_used),
            "now": table.strigoi_token or None,
        },
        "rewards": len(table.reward_deck),
        "tokens": {"left": len(table.reward_tokens), "used": list(table.reward_tokens_used)},
        "wounds": len(table.pool),
        "heroic": {name: len(table.heroic[n]) for n, name in enumerate(HEROIC)},
        "legendary": list(table.legendary),
    }


def private(table: ArmataTable, seat: Seat) -> View:
    """What only this seat adds (armata_strigoi/talk.1; R B19, R J2, R flow 4)."""
    moving = table.stage == "initiative" or (table.stage == "turns" and table.active == seat)
    offer = table.offer
    return {
        **_hand(table, seat),
        "known": [_known(table, seat, other) for other in range(table.seats) if other != seat],
        "reach": hints.steps_to(table, seat) if moving and table.at[seat] != NOWHERE else None,
        "offered": list(offer.cards) if offer is not None and offer.by == seat else [],
        "draft": list(talk.parts(table.drafts[seat])),
        "pack": [{"seat": other, **_hand(table, other)} for other in range(table.seats)]
        if table.settings.solo
        else None,
    }


def _hand(table: ArmataTable, seat: Seat) -> dict[str, Json]:
    return {
        "hand": [card(table.book, each) for each in table.hands[seat]],
        "rewards": [card(table.book, each) for each in table.rewards[seat]],
        "chosen": table.chosen[seat] or None,
    }


def _known(table: ArmataTable, seat: Seat, other: Seat) -> Json:
    """armata_strigoi/reward-card.trade: what this seat has seen of another hand: cards traded, or open once and taken back."""
    own = zip(table.rewards[other], table.knowers[other], strict=True)
    rewards: list[Json] = [*sorted(card for card, knowers in own if knowers >> seat & 1)]
    heroic: list[Json] = [card for card in table.hands[other] if card in table.met]
    return {"seat": other, "rewards": rewards, "heroic": heroic}
