"""How the game ends: whose goal is fulfilled, who wins with them, and why."""

from wolfmoon.core.rules import Outcome
from wolfmoon.core.table import Seat, TheGameEnds
from wolfmoon.core.text import Message, say, seat_ref
from wolfmoon.games.fangs.characters import group_of
from wolfmoon.games.fangs.knowledge import goes_on
from wolfmoon.games.fangs.state import FangsTable
from wolfmoon.games.fangs.wording import character_ref

ENDINGS = (
    "everybody-out",
    "both-groups",
    "chloe-last",
    "werewolves",
    "vampires",
    "daniel-first",
    "chloe-first",
    "claudius",
    "blake",
    "bella",
    "donna",
)
"""Every reason a game can end, the one that names most first: joint endings, and Chloe among the last two, with whom a
group always wins. Those won beside it stand in each seat's own `why`.
"""


def check_end(table: FangsTable) -> None:
    """fangs/end.1, fangs/table.goals: as soon as a goal is reached the game is over, whatever was going on (R J1), and all
    cards are shown, those in the middle too (R J13, R K2). Raises TheGameEnds.
    """
    reached = goals_reached(table)
    if not reached:
        goes_on(table)
        return
    if "werewolves" in reached and "vampires" in reached:
        reached.append("both-groups" if table.living() else "everybody-out")
    table.reason = next(reason for reason in ENDINGS if reason in reached)
    table.winners = tuple(seat for seat in range(table.seats) if won(table, seat))
    table.next = table.phase = "over"
    table.face_up = [True] * table.seats
    if table.log is not None:
        table.tell("fangs/end.1", ending(table), reveals=True)
        for seat in range(table.seats):
            character = character_ref(table.characters[seat])
            table.tell("fangs/end.1", say("fangs-was", seat=seat_ref(seat), character=character))
    if table.middle:
        table.middle_seen = tuple(range(table.seats))
        if table.log is not None:
            cards = [character_ref(character) for character in table.middle]
            table.tell("fangs/end.1", say("fangs-middle-was", cards=cards))
    raise TheGameEnds


def goals_reached(table: FangsTable) -> list[str]:
    """fangs/end.werewolves, fangs/end.vampires, fangs/end.humans: the goals that end the game and hold now (R J2, R
    J4).
    """
    out = table.out
    reached: list[str] = []
    groups = [group_of(table, seat) for seat in range(table.seats) if not out[seat]]
    if "vampire" not in groups:
        reached.append("werewolves")
    if "werewolf" not in groups:
        reached.append("vampires")
    for seat, character in enumerate(table.characters):
        reason = _ends_game(table, seat, character)
        if reason is not None:
            reached.append(reason)
    return reached


def _ends_game(table: FangsTable, seat: Seat, character: str) -> str | None:
    """fangs/end.humans: the reason this human's goal ends the game now, or None.

    fangs/character.bella.goal (R J10), fangs/character.donna.goal, fangs/character.claudius.goal (R J8),
    fangs/character.blake.goal (R J9), fangs/character.daniel.goal, fangs/character.chloe.goal (R J6),
    fangs/character.chloe.alternate (R J7).
    """
    if character == "bella":
        need = table.book.characters["bella"].goal_count
        return "bella" if not table.out[seat] and len(table.equipment[seat]) >= need else None
    if character == "donna":
        return "donna" if not table.out[seat] and donna_has(table, seat) else None
    if character == "claudius":
        return "claudius" if table.late_victim else None
    if character == "blake":
        return "blake" if table.strong_victim else None
    if character == "daniel":
        return "daniel-first" if seat in table.first_out else None
    if character == "chloe":
        if seat in table.first_out:
            return "chloe-first"
        left = table.seats - table.fallen
        return "chloe-last" if not table.out[seat] and left <= table.book.characters["chloe"].alternate_left else None
    return None


def donna_has(table: FangsTable, seat: Seat) -> bool:
    """fangs/character.donna.goal: enough of the four named pieces lie in front of her (R J10)."""
    donna = table.book.characters["donna"]
    return len({card for card in table.equipment[seat] if card in donna.goal_cards}) >= donna.goal_count


def won(table: FangsTable, seat: Seat) -> bool:
    """fangs/end.2, fangs/end.3: the seat's goal is fulfilled in the final state, whether it is out or not (R J3)."""
    return _why(table, seat) is not None


def neighbour_of(table: FangsTable, seat: Seat) -> Seat:
    """fangs/character.akeno.goal: whose victory counts for Akeno: right, or left once he has switched (R A5, R H14)."""
    return (seat + 1 if table.left_side[seat] else seat - 1) % table.seats


def _why(table: FangsTable, seat: Seat) -> str | None:
    """fangs/end.2: by which goal the seat has won, as the last part of a message id, or None (R J3 to J11).

    Beside those that end the game: fangs/character.akira.goal, fangs/character.daniel.alternate,
    fangs/character.blake.alternate, and last fangs/character.akeno.goal.
    """
    character = table.characters[seat]
    group = table.book.characters[character].group
    alive = not table.out[seat]
    groups = [group_of(table, other) for other in range(table.seats) if not table.out[other]]
    if group == "werewolf":
        return "werewolves" if "vampire" not in groups else None
    if group == "vampire":
        return "vampires" if "werewolf" not in groups else None
    reason = _ends_game(table, seat, character)
    if reason is not None:
        return reason
    if character == "akira":
        return "akira" if alive else None
    if character == "daniel":
        return "daniel-last" if alive and "vampire" not in groups else None
    if character == "blake":
        return "blake-stands" if alive and table.at[seat] == table.book.characters["blake"].alternate_place else None
    if character == "akeno":
        return "akeno" if won(table, neighbour_of(table, seat)) else None
    return None


def ending(table: FangsTable) -> Message:
    """fangs/end.1: how the game ended."""
    return say(f"fangs-ending-{table.reason}")


def outcome(table: FangsTable) -> Outcome | None:
    """fangs/end.2: the outcome with each seat's own reason, or None while the game goes on (R J13)."""
    if table.reason is None:
        return None
    whys: list[Message] = []
    for seat in range(table.seats):
        why = _why(table, seat)
        if why is not None:
            whys.append(say(f"fangs-won-{why}", neighbour=seat_ref(neighbour_of(table, seat))))
        else:
            whys.append(say(f"fangs-lost-{_goal(table, seat)}", neighbour=seat_ref(neighbour_of(table, seat))))
    return Outcome(table.winners, table.reason, ending(table), tuple(whys))


def _goal(table: FangsTable, seat: Seat) -> str:
    group = group_of(table, seat)
    return table.characters[seat] if group == "human" else group
