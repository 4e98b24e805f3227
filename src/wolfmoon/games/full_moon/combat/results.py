"""What a combat card does to who takes it."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, pick_one, window
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.combat.targets import fight
from wolfmoon.games.full_moon.determination import can_pay, pay
from wolfmoon.games.full_moon.hikers import hikers_of, item_of, seats_at
from wolfmoon.games.full_moon.items import lose_an_item
from wolfmoon.games.full_moon.life import drop_item
from wolfmoon.games.full_moon.packcards import free_card, play_card
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, HIKERS, SEAT_REFS, WOLF_REFS, hiker_of, pack_card_ref, rule_of

ACCEPT = Option("accept", "moon-option-accept")
SUREFOOT = Option(
    "surefoot",
    "moon-option-pack-card",
    {"card": pack_card_ref("surefoot")},
    pack_card_ref("surefoot"),
    "full_moon/pack-card.surefoot",
)
LEAP = Option("leap", "moon-option-leap", rule="full_moon/result.ravine-lupine")
ROPE = Option("rope", "moon-option-rope", rule="full_moon/item.rope")
CARD = Option("card", "moon-option-free-card", rule="full_moon/result.full-moon-wolf")
THEFT = Option("theft", "moon-option-theft", rule="full_moon/result.full-moon-wolf")


def wolf_result(table: MoonTable, i: int, card: str) -> str:
    """full_moon/combat.wolf-icon, full_moon/combat.track, full_moon/combat.footprint, full_moon/frenzy.combat: the
    result that counts for an attacker (R11.2, R12.9, R14.18).
    """
    row = table.book.combat[card]
    if row.wolf != "none":
        return row.wolf
    return row.lupine if table.night or fight(table).frenzy[i] else row.human


def wolf_takes(table: MoonTable, i: int, card: str) -> Script[None]:
    """full_moon/result.trip, full_moon/result.ravine, full_moon/result.silver-bullet-wolf,
    full_moon/result.full-moon-wolf: a card taken by an attacker (R12.10 to R12.13).
    """
    combat = fight(table)
    match wolf_result(table, i, card):
        case "trip":
            if not (yield from saved(table, i, "trip")):
                fight(table).wtripped[i] = True
        case "ravine":
            if not (yield from saved(table, i, "ravine")):
                fight(table).wstood[i] = True
        case "silver-bullet":
            combat.wstood[i] = True
            yield from lose_pack_card(table)
        case "full-moon":
            yield from howl_at_moon(table, i)
        case "none":
            pass
        case plus:
            combat.wplus[i] += int(plus)


def saved(table: MoonTable, i: int, result: str) -> Script[bool]:
    """full_moon/pack-card.surefoot, full_moon/result.ravine-lupine: whether the pack turns a Trip or Ravine into
    nothing (R11.3, flow K5a).

    Asked whenever the pack has cards or could pay, whatever the cards are.
    """
    wolf = fight(table).wolves[i]
    cost = table.book.number("cost", "ravine")
    leap = result == "ravine" and table.night and table.points >= cost
    if not table.pack_hand and not leap:
        return False
    answer = yield from pick_one(
        table.pack_seat,
        rule_of("result", result),
        say(f"moon-ask-{result}", wolf=WOLF_REFS[wolf]),
        lambda: [ACCEPT, *([LEAP] if leap else []), *([SUREFOOT] if "surefoot" in table.pack_hand else [])],
        about=(WOLF_REFS[wolf],),
        masked=True,
        default=lambda: "accept",
    )
    if answer == "accept":
        return False
    if answer == "surefoot":
        play_card(table, "surefoot")
    else:
        table.points -= cost
    combat = fight(table)
    combat.saved.append((i, len(combat.wcards[i]) - 1))
    if table.log is not None:
        table.tell(rule_of("result", result), say("moon-wolf-saved", wolf=WOLF_REFS[wolf]))
    return True


def lose_pack_card(table: MoonTable) -> Script[None]:
    """full_moon/result.silver-bullet-wolf: the pack discards one pack card of its choice (R12.12, flow K5c)."""
    if not table.pack_hand:
        return
    answer = yield from pick_one(
        table.pack_seat,
        "full_moon/result.silver-bullet-wolf",
        Message("moon-ask-lose-pack-card"),
        lambda: pack_card_options(table),
        masked=True,
        default=lambda: table.pack_hand[0],
    )
    table.pack_hand.remove(answer)
    table.packs_out.append(answer)
    if table.log is not None:
        told = say("moon-discards-pack-cards", cards=[pack_card_ref(answer)])
        table.tell("full_moon/result.silver-bullet-wolf", told, reveals=True)


def pack_card_options(table: MoonTable) -> list[Option]:
    """full_moon/pack-card.limit: the pack's cards, by kind."""
    return [
        Option(card, "moon-option-pack-card", {"card": pack_card_ref(card)}, pack_card_ref(card))
        for card in dict.fromkeys(table.pack_hand)
    ]


def howl_at_moon(table: MoonTable, i: int) -> Script[None]:
    """full_moon/result.full-moon-wolf: a free pack card, or the opponent loses an item; the pack chooses (R12.11,
    flow K5b).
    """
    combat = fight(table)
    opponent = combat.target[i]
    can_take = bool(table.packs or table.packs_out) and table.settings.full_moon_wolf != "theft-only"
    can_rob = bool(table.items[opponent]) and table.settings.full_moon_wolf != "card-only"
    answer = "card" if can_take else "theft" if can_rob else "nothing"
    if can_take and can_rob:
        answer = yield from pick_one(
            table.pack_seat,
            "full_moon/result.full-moon-wolf",
            say("moon-ask-full-moon", wolf=WOLF_REFS[combat.wolves[i]], hiker=HIKER_REFS[opponent]),
            lambda: (CARD, THEFT),
            about=(HIKER_REFS[opponent],),
            default=lambda: "card",
        )
    if answer == "card":
        free_card(table)
    elif answer == "theft":
        yield from lose_an_item(table, opponent, "full_moon/result.full-moon-wolf")


def hiker_takes(table: MoonTable, j: int, card: str) -> Script[None]:
    """full_moon/combat.footprint, full_moon/result.silver-bullet, full_moon/result.full-moon: a card taken by a hiker
    (R6.16, R12.12).
    """
    combat = fight(table)
    match table.book.combat[card].human:
        case "trip":
            combat.htripped[j] = True
        case "ravine":
            yield from over_the_ravine(table, j)
            combat = fight(table)
            combat.hstood[j] = not combat.hroped[j]
            combat.hroped[j] = False
        case "silver-bullet":
            combat.hsilver[j] += 1
        case "full-moon":
            yield from lose_an_item(table, combat.hikers[j], "full_moon/result.full-moon")
        case "none":
            pass
        case plus:
            combat.hplus[j] += int(plus)


def over_the_ravine(table: MoonTable, j: int) -> Script[None]:
    """full_moon/result.ravine, full_moon/item.rope, full_moon/determination.ravine: a Rope, or 5 Determination of a
    hiker on the hexagon (R6.12, R8.14, window i).
    """
    fighter = fight(table).hikers[j]
    space = fight(table).space

    def payers(seat: Seat) -> list[int]:
        return [h for h in hikers_of(table, seat) if table.at[h] == space and can_pay(table, seat, h, "ravine")]

    def has_rope(seat: Seat) -> bool:
        return seat == table.owner[fighter] and item_of(table, fighter, "rope") >= 0

    def seats() -> list[Seat]:
        return [seat for seat in seats_at(table, space) if payers(seat) or has_rope(seat)]

    def options(seat: Seat) -> list[Option]:
        ways = [ACCEPT, *([ROPE] if has_rope(seat) else [])]
        for payer in payers(seat):
            ref = HIKER_REFS[payer]
            ways.append(
                Option(f"pay:{HIKERS[payer]}", "moon-option-pay", {"hiker": ref}, ref, "full_moon/determination.ravine")
            )
        return ways

    def resolve(seat: Seat, answer: str) -> bool:
        combat = fight(table)
        if answer == "accept" or combat.hroped[j]:
            return False
        combat.hroped[j] = True
        combat.saved.append((len(combat.wolves) + j, len(combat.hcards[j]) - 1))
        if answer == "rope":
            drop_item(table, fighter, item_of(table, fighter, "rope"))
        else:
            pay(table, hiker_of(answer.partition(":")[2]), table.book.prices["ravine"])
        if table.log is not None:
            table.tell("full_moon/result.ravine", say("moon-hiker-saved", hiker=HIKER_REFS[fighter]))
        return False

    yield from window(
        seats,
        "full_moon/result.ravine",
        lambda seat: say("moon-ask-ravine-hiker", hiker=HIKER_REFS[fighter]),
        options,
        resolve,
        about=lambda seat: (SEAT_REFS[table.owner[fighter]],),
        default=lambda seat: "accept",
    )
