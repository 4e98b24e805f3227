"""The pack's cards: playing them, and hikers stopping them for 6 Determination."""

from wolfmoon.core.decisions import Option
from wolfmoon.core.script import Script, window
from wolfmoon.core.table import Seat
from wolfmoon.core.text import Message, say
from wolfmoon.games.full_moon.decks import draw_pack_card
from wolfmoon.games.full_moon.determination import can_pay, pay
from wolfmoon.games.full_moon.fear import lose_calm
from wolfmoon.games.full_moon.hikers import hikers_at, hikers_of
from wolfmoon.games.full_moon.panic import panics
from wolfmoon.games.full_moon.state import MoonTable
from wolfmoon.games.full_moon.wording import HIKER_REFS, HIKERS, SPACE_REFS, WOLF_REFS, hiker_of, pack_card_ref

LET_IT = Option("let", "moon-option-let-it")


def play_card(table: MoonTable, card: str) -> None:
    """full_moon/pack-card.play: a pack card leaves the pack's hand for the discards."""
    table.pack_hand.remove(card)
    table.packs_out.append(card)
    if table.log is not None:
        table.tell("full_moon/pack-card.play", say("moon-plays-pack-card", card=pack_card_ref(card)), reveals=True)


def stopped(table: MoonTable, card: str, space: int) -> Script[bool]:
    """full_moon/determination.pack-card: whether a hiker on the hexagon stops the card; everybody there who could pay
    is asked (R8.13, window h).
    """
    table.stopper = -1

    def could(seat: Seat) -> list[int]:
        return [
            hiker
            for hiker in hikers_of(table, seat)
            if table.at[hiker] == space and can_pay(table, seat, hiker, "pack-card")
        ]

    def seats() -> list[Seat]:
        return [] if table.stopper >= 0 else [seat for seat in table.order if could(seat)]

    def options(seat: Seat) -> list[Option]:
        return [
            LET_IT,
            *(
                Option(
                    f"stop:{HIKERS[hiker]}",
                    "moon-option-stop",
                    {"hiker": HIKER_REFS[hiker]},
                    HIKER_REFS[hiker],
                    "full_moon/determination.pack-card",
                )
                for hiker in could(seat)
            ),
        ]

    def resolve(seat: Seat, answer: str) -> bool:
        if answer == "let" or table.stopper >= 0:
            return False
        table.stopper = hiker_of(answer.partition(":")[2])
        pay(table, table.stopper, table.book.prices["pack-card"])
        if table.log is not None:
            told = say("moon-stops", hiker=HIKER_REFS[table.stopper], card=pack_card_ref(card))
            table.tell("full_moon/determination.pack-card", told)
        return False

    def prompt(_: Seat) -> Message:
        return say("moon-ask-stop", card=pack_card_ref(card))

    yield from window(seats, "full_moon/determination.pack-card", prompt, options, resolve, default=lambda seat: "let")
    return table.stopper >= 0


def howl(table: MoonTable, space: int) -> Script[None]:
    """full_moon/pack-card.gathering-howl: three more wolf icons on a hexagon until the turn ends."""
    play_card(table, "gathering-howl")
    if (yield from stopped(table, "gathering-howl", space)):
        return
    table.howls.append(space)
    if table.log is not None:
        where = SPACE_REFS[table.settings.large][space]
        table.tell("full_moon/pack-card.gathering-howl", say("moon-howl", space=where))


def may_howl_here(table: MoonTable) -> bool:
    """full_moon/pack-card.gathering-howl: whether the pack holds it in a combat (R10.10)."""
    return table.combat is not None and "gathering-howl" in table.pack_hand


def dread(table: MoonTable, space: int) -> Script[None]:
    """full_moon/pack-card.creeping-dread: every hiker on a hexagon loses 1 Calm at once."""
    play_card(table, "creeping-dread")
    if (yield from stopped(table, "creeping-dread", space)):
        return
    for hiker in hikers_at(table, space):
        lose_calm(table, hiker, table.book.pack_cards["creeping-dread"].calm, "full_moon/pack-card.creeping-dread")
    yield from panics(table)


def roots(table: MoonTable, hiker: int) -> Script[None]:
    """full_moon/pack-card.clinging-roots: a hiker cannot walk in the next humans' phase."""
    play_card(table, "clinging-roots")
    if (yield from stopped(table, "clinging-roots", table.at[hiker])):
        return
    table.rooted[hiker] = True
    if table.log is not None:
        table.tell("full_moon/pack-card.clinging-roots", say("moon-rooted", hiker=HIKER_REFS[hiker]))


def can_lick(table: MoonTable) -> list[int]:
    """full_moon/pack-card.lick-wounds: the wounded werewolves, if the pack holds the card."""
    return [wolf for wolf in table.pack if table.wounded[wolf]] if "lick-wounds" in table.pack_hand else []


def lick(table: MoonTable, wolf: int) -> None:
    """full_moon/pack-card.lick-wounds: a wounded werewolf is fit again."""
    play_card(table, "lick-wounds")
    table.wounded[wolf] = False
    if table.log is not None:
        table.tell("full_moon/pack-card.lick-wounds", say("moon-healed", wolf=WOLF_REFS[wolf]))


def tell_cards(table: MoonTable, had: int, rule: str) -> None:
    """full_moon/pack-card.buy: the pack sees what it took, the others how many."""
    if table.log is None:
        return
    cards = table.pack_hand[had:]
    secret = say("moon-bought-secret", cards=[pack_card_ref(card) for card in cards])
    others = say("moon-bought", count=len(cards))
    table.tell(rule, secret, to=tuple(table.packers), others=others, reveals=True)


def free_card(table: MoonTable) -> None:
    """full_moon/result.full-moon-wolf: a pack card for nothing."""
    had = len(table.pack_hand)
    if draw_pack_card(table):
        tell_cards(table, had, "full_moon/result.full-moon-wolf")


def pack_hand_options(table: MoonTable) -> list[Option]:
    """full_moon/pack-card.limit: the pack's cards, each copy with its number."""
    options: list[Option] = []
    met: dict[str, int] = {}
    for card in sorted(table.pack_hand):
        met[card] = met.get(card, 0) + 1
        id = f"{card}.{met[card]}" if met[card] > 1 else card
        options.append(Option(id, "moon-option-pack-card", {"card": pack_card_ref(card)}, pack_card_ref(card)))
    return options
