"""Phase 2b: what waits on an Encounter mark: tokens, Stealth, Monks, what a beaten Monster leaves, Fight tokens."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, together
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, Ref, say
from wolfmoon.games.armata_strigoi.cards import check_rebel, draw_reward, draw_token, earn_heroic, recover
from wolfmoon.games.armata_strigoi.parts import COLOURS, SPACE
from wolfmoon.games.armata_strigoi.sources import could_have, lies_open, pay, sources
from wolfmoon.games.armata_strigoi.state import ArmataTable, Bout, Encounter
from wolfmoon.games.armata_strigoi.wording import SEAT_REFS, SPACE_OPTIONS, SPACE_REFS

GREY = 1
NO_STEALTH = Option("none", "armata-option-no-stealth", rule="armata_strigoi/move.encounter")
FIGHT = Option("fight", "armata-option-fight", rule="armata_strigoi/fight.1")
SPARE = Option("spare", "armata-option-spare", rule="armata_strigoi/ability.stealth")
FREE = Option("free", "armata-option-free", rule="armata_strigoi/monk.free")
ATTACK = Option("attack", "armata-option-attack-monk", rule="armata_strigoi/monk.attack")
LET_GO = Option("let-go", "armata-option-let-go", rule="armata_strigoi/ability.stealth-monk")


def monster_ref(token: str) -> Ref:
    """The ref of an Encounter token."""
    return Ref("encounter", token)


def encounter(table: ArmataTable) -> Script[None]:
    """armata_strigoi/encounter.1: the wolf has come onto an open mark: perhaps Stealth first, then the token is turned up.

    armata_strigoi/table.stealth-question: asked of whoever might have Stealth by what everybody sees (R D9, R D10, flow
    d-T14a).
    """
    seat = table.active
    meeting = table.encounter
    assert meeting is not None
    table.next = "face"
    if could_have(table, seat, "stealth", hand=False):
        colour = COLOURS[meeting.colour]
        source = yield from pick_one(
            seat,
            "armata_strigoi/ability.stealth",
            say("armata-ask-stealth", colour=colour),
            lambda: [NO_STEALTH, *sources(table, seat, "stealth", hand=False)],
            masked=not lies_open(table, seat, "stealth"),
            default=lambda: "none",
        )
        if source != "none":
            pay(table, seat, "stealth", source, "armata_strigoi/ability.stealth")
            meeting = meeting._replace(stealth=True)
            if table.log is not None:
                table.tell("armata_strigoi/ability.stealth", say("armata-stealth", seat=SEAT_REFS[seat]))
    table.encounter = meeting._replace(token=turn_up(table, meeting.colour))


def turn_up(table: ArmataTable, colour: int) -> str:
    """armata_strigoi/encounter.1: the top token of that colour; one that was spared lies face up already (R D9, R D12).

    armata_strigoi/encounter.reshuffle: an empty stack is made anew of the discarded tokens (R B14).
    """
    if not table.stacks[colour]:
        tokens = list(table.used[colour])
        table.dice.shuffle(tokens)
        table.stacks[colour], table.used[colour] = tuple(tokens), ()
        if table.log is not None:
            message = say("armata-encounters-shuffled", colour=COLOURS[colour])
            table.tell("armata_strigoi/encounter.reshuffle", message, reveals=True)
    token = table.stacks[colour][-1]
    table.stacks[colour] = table.stacks[colour][:-1]
    table.open_top[colour] = False
    if table.log is not None:
        message = say("armata-meets", seat=SEAT_REFS[table.active], encounter=monster_ref(token))
        table.tell("armata_strigoi/encounter.1", message, reveals=True)
    return token


def face(table: ArmataTable) -> Script[None]:
    """armata_strigoi/monk.free, armata_strigoi/monk.attack, armata_strigoi/ability.stealth: the token lies open: a Monk is
    freed or attacked; with Stealth a Monster may be spared, a Monk left (R D7 to D11, flow d-T14b, d-E1).
    """
    seat, meeting = table.active, table.encounter
    assert meeting is not None
    stealth, token = meeting.stealth, meeting.token
    if table.book.monsters[token].kind == "monk":
        if stealth:
            recover(table, seat, "armata_strigoi/ability.stealth-monk")
        answer = yield from pick_one(
            seat,
            "armata_strigoi/monk.free",
            say("armata-ask-monk"),
            lambda: (LET_GO, ATTACK) if stealth else (FREE, ATTACK),
            about=(monster_ref(token),),
            default=lambda: "let-go" if stealth else "free",
        )
        if answer == "attack":
            attack_monk(table, seat)
            return
        if answer == "free":
            recover(table, seat, "armata_strigoi/monk.free")
        if table.log is not None:
            rule = "armata_strigoi/monk.free" if answer == "free" else "armata_strigoi/ability.stealth-monk"
            table.tell(rule, say("armata-monk-goes", seat=SEAT_REFS[seat]))
        table.fought, table.walks = True, False
        table.next = "encounter-end"
        return
    if stealth:
        answer = yield from pick_one(
            seat,
            "armata_strigoi/ability.stealth",
            say("armata-ask-spare", encounter=monster_ref(token), strength=table.book.monsters[token].strength),
            lambda: (FIGHT, SPARE),
            about=(monster_ref(token),),
            default=lambda: "fight",
        )
        if answer == "spare":
            spare(table, seat)
            return
    face_monster(table, seat, token)


def spare(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/ability.stealth: the Monster stays face up on top of its stack; the walk may go on, and that space is
    an ordinary one for this wolf until its turn ends (R C4, R D9, R K3).
    """
    meeting = table.encounter
    assert meeting is not None
    table.stacks[meeting.colour] = (*table.stacks[meeting.colour], meeting.token)
    table.open_top[meeting.colour] = True
    table.calm = (*table.calm, table.at[seat])
    table.encounter = None
    table.next = "window"
    if table.log is not None:
        message = say("armata-spared", seat=SEAT_REFS[seat], encounter=monster_ref(meeting.token))
        table.tell("armata_strigoi/ability.stealth", message)


def attack_monk(table: ArmataTable, seat: Seat) -> None:
    """armata_strigoi/monk.attack: he is discarded, and the top grey Monster must be fought (R D8)."""
    meeting = table.encounter
    assert meeting is not None
    table.used[meeting.colour] = (*table.used[meeting.colour], meeting.token)
    if table.log is not None:
        table.tell("armata_strigoi/monk.attack", say("armata-attacks-monk", seat=SEAT_REFS[seat]))
    table.encounter = Encounter(GREY, turn_up(table, GREY), False)
    face_monster(table, seat, table.encounter.token)


def face_monster(table: ArmataTable, seat: Seat, token: str) -> None:
    """armata_strigoi/fight.1, armata_strigoi/encounter.once: the fight begins, the only one of this turn (R D1, R K4)."""
    table.fought, table.walks = True, False
    table.bout = Bout(seat, "monster", token, 0, 0, False)
    table.next = "bout"


def spoils(table: ArmataTable, seat: Seat, token: str) -> None:
    """armata_strigoi/reward.1: all that the beaten Monster's token shows: bats, axes, blood; then Heroic cards (R D15).

    armata_strigoi/reward.blood: blood beyond what the Altar holds is lost (armata_strigoi/altar.most; R D16).
    armata_strigoi/reward.none: even a wretched Monster counts for the Heroic cards.
    """
    monster = table.book.monsters[token]
    for _ in range(monster.bats):
        draw_token(table, seat)
    for _ in range(monster.axes):
        draw_reward(table, seat, "armata_strigoi/reward.axe")
    for _ in range(monster.blood):
        gain_blood(table)
    if not (monster.bats or monster.axes or monster.blood) and table.log is not None:
        table.tell("armata_strigoi/reward.none", say("armata-no-spoils", seat=SEAT_REFS[seat]))
    earn_heroic(table, seat, COLOURS.index(monster.colour))
    check_rebel(table)


def gain_blood(table: ArmataTable) -> None:
    """armata_strigoi/reward.blood, armata_strigoi/altar.most: a Blood Point for the Altar, while there is room (R D16)."""
    full = table.altar >= table.book.altar
    if not full:
        table.altar += 1
    if table.log is not None:
        needed = table.book.needed[table.seats]
        if full:
            table.tell("armata_strigoi/altar.most", say("armata-altar-full"))
        else:
            table.tell("armata_strigoi/reward.blood", say("armata-blood", altar=table.altar, needed=needed))


def encounter_end(table: ArmataTable) -> Script[None]:
    """armata_strigoi/encounter.end, armata_strigoi/fight-token.place: the token goes, a Fight token comes (R D4, R D14).

    armata_strigoi/fight-token.lift: with all of them out, one is taken off the board (R D13, R J4, flow d-E5).
    """
    seat, meeting = table.active, table.encounter
    assert meeting is not None
    table.next = "window"
    if len(table.fight_tokens) >= table.book.fight_tokens:
        answer = yield from pick_one(
            seat,
            "armata_strigoi/fight-token.lift",
            Message("armata-ask-fight-token"),
            lambda: [SPACE_OPTIONS[space] for space in liftable(table, seat)],
        )
        lifted = SPACE[answer]
        table.fight_tokens = tuple(space for space in table.fight_tokens if space != lifted)
        if table.log is not None:
            message = say("armata-lifted", seat=SEAT_REFS[seat], space=SPACE_REFS[lifted])
            table.tell("armata_strigoi/fight-token.lift", message)
    table.used[meeting.colour] = (*table.used[meeting.colour], meeting.token)
    table.encounter = None
    table.fight_tokens = tuple(sorted((*table.fight_tokens, table.at[seat])))
    if table.log is not None:
        space = SPACE_REFS[table.at[seat]]
        table.tell("armata_strigoi/fight-token.place", say("armata-fight-token", space=space))
    yield from together(())


def liftable(table: ArmataTable, seat: Seat) -> list[int]:
    """armata_strigoi/fight-token.lift: outside the own room and not under another wolf; armata_strigoi/fight-token.any: if
    there is none, any (R D13).
    """
    room = table.room(seat)
    others = [at for other, at in enumerate(table.at) if other != seat]
    fitting = [space for space in table.fight_tokens if table.fort.room_of[space] != room and space not in others]
    return fitting or list(table.fight_tokens)
