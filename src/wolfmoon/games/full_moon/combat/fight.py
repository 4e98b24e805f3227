"""The state of a combat: plain values, lists by attacker and by hiker who fights."""


class Combat:
    """A combat on one hexagon. Lists by attacker: wolves ... wdone; by hiker who fights: hikers ... hsilver.

    stage: target | cut-off | step-in | weapon | deal | settle. free: an attack without sniff and pay. target: the
    hiker each attacker
    fights; shields: the hiker in whose place that one stands, or -1. ends: by attacker how its fight ended: "" (it
    goes on) |
    bitten | beaten | killed | tie | called | nothing. turn: how many of this round's fighters have had their turn.
    asked: hikers who were asked to step in. saved: cards that came to nothing, as the taker's place (attackers first,
    then hikers) and the card's place.
    """

    __slots__ = (
        *(
            "asked",
            "bullets",
            "cards",
            "cut_off",
            "ends",
            "free",
            "frenzy",
            "hcards",
            "hikers",
            "hplus",
            "hsilver",
            "hstood",
        ),
        *("htripped", "queue", "round", "shields", "space", "stage", "target", "turn", "wcards", "weapons", "wolves"),
        *("wplus", "wroll", "wstood", "wtripped", "hroped", "saved"),
    )

    def __init__(self, space: int, wolves: list[int], frenzy: list[int], *, free: bool) -> None:
        n = len(wolves)
        self.space = space
        self.free = free
        self.stage = "target"
        self.round = 0
        self.turn = 0
        self.cut_off = False
        self.asked: list[int] = []
        self.saved: list[tuple[int, int]] = []
        self.cards: list[str] = []
        self.queue: list[int] = []
        self.bullets: list[int] = []
        self.wolves = wolves
        self.frenzy = [wolf in frenzy for wolf in wolves]
        self.target = [-1] * n
        self.shields = [-1] * n
        self.wroll = [0] * n
        self.wplus = [0] * n
        self.wstood = [False] * n
        self.wtripped = [False] * n
        self.wcards: list[list[str]] = [[] for _ in range(n)]
        self.ends = [""] * n
        self.hikers: list[int] = []
        self.weapons: list[int] = []
        self.hplus: list[int] = []
        self.hstood: list[bool] = []
        self.htripped: list[bool] = []
        self.hsilver: list[int] = []
        self.hroped: list[bool] = []
        self.hcards: list[list[str]] = []

    def copy(self) -> "Combat":
        """An independent twin."""
        twin = Combat.__new__(Combat)
        twin.space = self.space
        twin.free = self.free
        twin.stage = self.stage
        twin.round = self.round
        twin.turn = self.turn
        twin.cut_off = self.cut_off
        twin.asked = self.asked[:]
        twin.saved = self.saved[:]
        twin.cards = self.cards[:]
        twin.queue = self.queue[:]
        twin.bullets = self.bullets[:]
        twin.wolves = self.wolves[:]
        twin.frenzy = self.frenzy[:]
        twin.target = self.target[:]
        twin.shields = self.shields[:]
        twin.wroll = self.wroll[:]
        twin.wplus = self.wplus[:]
        twin.wstood = self.wstood[:]
        twin.wtripped = self.wtripped[:]
        twin.wcards = [cards[:] for cards in self.wcards]
        twin.ends = self.ends[:]
        twin.hikers = self.hikers[:]
        twin.weapons = self.weapons[:]
        twin.hplus = self.hplus[:]
        twin.hstood = self.hstood[:]
        twin.htripped = self.htripped[:]
        twin.hsilver = self.hsilver[:]
        twin.hroped = self.hroped[:]
        twin.hcards = [cards[:] for cards in self.hcards]
        return twin
