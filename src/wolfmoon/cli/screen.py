"""The table on the full screen: the places and players, your own card and notes, the log, and what is asked."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, RichLog, Static

from wolfmoon.cli.board import private_sections, public_sections, section_lines
from wolfmoon.cli.outcome import ending
from wolfmoon.cli.plain import options, plays
from wolfmoon.cli.reply import how_to_answer, reply_to
from wolfmoon.cli.rules import rule_text
from wolfmoon.cli.session import Session
from wolfmoon.cli.words import Words, refusal
from wolfmoon.core.errors import Refused


class Note(ModalScreen[None]):
    """A page of text over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "dismiss", "Back")]

    def __init__(self, text: str, closing: str) -> None:
        super().__init__()
        self.text = text
        self.closing = closing

    def compose(self) -> ComposeResult:
        """The text and how to close it."""
        with VerticalScroll(id="note"):
            yield Static(self.text, markup=False)
            yield Static(self.closing, markup=False, classes="quiet")


class Screen(App[None]):
    """Plays a session. Answers are typed by number, as in the plain table."""

    CSS = """
    Screen { background: #17130f; color: #e8dcc4; }
    #top { height: 1fr; }
    #left { width: 3fr; }
    #right { width: 2fr; }
    .panel { border: round #8a6a3a; border-title-color: #d9b26a; padding: 0 1; height: 2fr; }
    #table { height: 3fr; }
    * { scrollbar-size-vertical: 1; scrollbar-color: #8a6a3a; scrollbar-background: #211a14;
        scrollbar-color-hover: #d9b26a; scrollbar-color-active: #d9b26a; scrollbar-background-hover: #211a14; }
    #asked { height: auto; max-height: 50%; border: round #d9b26a; border-title-color: #f0cf8a; padding: 0 1; }
    #log { background: #17130f; width: 2fr; height: 100%; }
    #wrong { color: #e08a6a; height: auto; padding: 0 2; }
    #wrong.nothing { display: none; }
    #typed { border: none; height: 1; padding: 0 2; background: #211a14; }
    #note { margin: 3 8; padding: 1 2; background: #211a14; border: round #d9b26a; height: auto; max-height: 90%; }
    .quiet { color: #a8987a; margin-top: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "rule", "Rule"),
        Binding("f3", "calls", "At any time"),
        Binding("f4", "take_back", "Take back"),
        Binding("ctrl+q", "quit", "Leave"),
    ]
    TITLE = "Wolfmoon"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self.session = session
        self.words = words
        self.told = 0
        self.calling = False

    def compose(self) -> ComposeResult:
        """Table and own card on the left, log on the right, the question below."""
        with Horizontal(id="top"):
            with Vertical(id="left"):
                with VerticalScroll(classes="panel", id="table"):
                    yield Static(id="public", markup=False)
                with VerticalScroll(classes="panel", id="own"):
                    yield Static(id="private", markup=False)
            yield RichLog(classes="panel", id="log", wrap=True, markup=False, min_width=20)
        with VerticalScroll(id="asked"):
            yield Static(id="question", markup=False)
        yield Static(id="wrong", markup=False, classes="nothing")
        yield Input(id="typed", placeholder="›")
        yield Footer()

    def on_mount(self) -> None:
        """Title the panels and play up to the first question."""
        for panel, title in (("table", "cli-table"), ("own", "cli-yours"), ("log", "cli-log"), ("asked", "cli-prompt")):
            self.query_one(f"#{panel}").border_title = self.words.own(title)
        self.session.advance()
        self._show()
        self.query_one("#typed").focus()

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        """Answer, or ask for the play that was chosen after F3."""
        text = typed.value.strip()
        typed.input.clear()
        decision = self.session.decision()
        if not text or self.session.over or decision is None:
            return
        try:
            if self.calling:
                self._call(text)
            else:
                self.session.answer(reply_to(decision, text))
                self._wrong("")
        except Refused as refused:
            self._wrong(refusal(refused, self.words.names))
        self._show()

    def _call(self, text: str) -> None:
        self.calling = False
        calls: list[str] = [call["id"] for call in self.session.view()["calls"]]
        number = int(text) if text.isdecimal() else 0
        self.session.call(calls[number - 1] if 1 <= number <= len(calls) else text)
        self._wrong(self.words.own("cli-call-noted"))

    def action_rule(self) -> None:
        """The text of the rule that asks."""
        decision = self.session.decision()
        if decision is not None:
            self.push_screen(
                Note(rule_text(self.session.match.rules.id, decision["rule"]), self.words.own("cli-close"))
            )

    def action_calls(self) -> None:
        """The any-time plays instead of the answers, and back."""
        self.calling = not self.calling and not self.session.over
        self._show()

    def action_take_back(self) -> None:
        """Take the latest answer back, if nothing new has been seen since."""
        try:
            self.session.take_back()
            self._wrong("")
        except Refused as refused:
            self._wrong(refusal(refused, self.words.names))
        self._show()

    def _wrong(self, text: str) -> None:
        wrong = self.query_one("#wrong", Static)
        wrong.update(text)
        wrong.set_class(not text, "nothing")

    def _show(self) -> None:
        view = self.session.view()
        game = self.session.match.rules.id
        self.query_one("#public", Static).update("\n".join(section_lines(public_sections(game, view, self.words))))
        self.query_one("#private", Static).update("\n".join(section_lines(private_sections(game, view, self.words))))
        log = self.query_one("#log", RichLog)
        for line in self.session.lines(self.told):
            log.write(f"{'*' if line.private else '·'} {self.words.say(line.message)}")
            self.told = line.n + 1
        self.call_after_refresh(log.scroll_end, animate=False)
        self.query_one("#question", Static).update(self._question())

    def _question(self) -> str:
        view = self.session.view()
        if self.session.over:
            return "\n".join([*ending(view, self.words), "", self.words.own("cli-over")]).strip()
        if self.calling:
            return "\n".join([self.words.own("cli-calls"), *plays(view, self.words)])
        decision = self.session.decision()
        if decision is None:
            return self.words.own("cli-waiting")
        head = [f"{self.words.say(decision['prompt'])}  [{decision['rule']}]"]
        if decision["hint"]:
            head.append(self.words.say(decision["hint"]))
        return "\n".join([*head, *options(decision, self.words), self.words.own(how_to_answer(decision["shape"]))])
