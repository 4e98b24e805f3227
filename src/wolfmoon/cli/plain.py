"""The table line by line: it works without a screen, through a pipe and with a screen reader."""

from collections.abc import Mapping
from typing import IO, Any, Protocol

from wolfmoon.cli.board import text_of_table
from wolfmoon.cli.outcome import ending
from wolfmoon.cli.reply import how_to_answer, reply_to
from wolfmoon.cli.session import Session
from wolfmoon.cli.words import Words, refusal
from wolfmoon.core.errors import Refused


class Lines(Protocol):
    """Whence lines are read; an empty one means that there are no more."""

    def readline(self) -> str:
        """The next line."""
        ...


class Plain:
    """Plays a session over two streams: reads one line a question, writes what is seen, asked and told."""

    def __init__(self, session: Session, words: Words, reading: Lines, writing: IO[str]) -> None:
        self.session = session
        self.words = words
        self.reading = reading
        self.writing = writing
        self.told = 0

    def play(self) -> bool:
        """Play until the game is over (True), or until there is nothing more to read or the person leaves (False)."""
        self._say(self.words.own("cli-help-plain"))
        self.session.advance()
        self._look()
        while not self.session.over:
            self._tell()
            decision = self.session.decision()
            assert decision is not None
            self._ask(decision)
            if not self._until_answered(decision):
                self._say(self.words.own("cli-left"))
                return False
        self._tell()
        for line in ending(self.session.view(), self.words):
            self._say(line)
        return True

    def _until_answered(self, decision: Mapping[str, Any]) -> bool:
        while True:
            self.writing.write("> ")
            self.writing.flush()
            line = self.reading.readline()
            if not line:
                return False
            typed = line.strip()
            try:
                match typed.split():
                    case []:
                        continue
                    case ["quit" | "q"]:
                        return False
                    case ["help" | "h"]:
                        self._say(self.words.own("cli-help-plain"))
                    case ["look" | "l" | "?"]:
                        self._look()
                        self._ask(decision)
                    case ["log"]:
                        self._tell(everything=True)
                    case ["rule"]:
                        self._rule(decision["rule"])
                    case ["rule", id]:
                        self._rule(id)
                    case ["calls"]:
                        self._calls()
                    case ["call", play]:
                        self.session.call(self._call_id(play))
                        self._say(self.words.own("cli-call-noted"))
                    case ["undo" | "u"]:
                        self.session.take_back()
                        return True
                    case _:
                        self.session.answer(reply_to(decision, typed))
                        return True
            except Refused as refused:
                self._say(refusal(refused, self.words.names))

    def _ask(self, decision: Mapping[str, Any]) -> None:
        self._say("")
        self._say(f"{self.words.say(decision['prompt'])}  [{decision['rule']}]")
        if decision["hint"]:
            self._say(f"  {self.words.say(decision['hint'])}")
        for line in options(decision, self.words):
            self._say(f"  {line}")
        self._say(f"  {self.words.own(how_to_answer(decision['shape']))}")

    def _look(self) -> None:
        self._say(text_of_table(self.session.match.rules.id, self.session.view(), self.words))

    def _tell(self, *, everything: bool = False) -> None:
        for line in self.session.lines(0 if everything else self.told):
            mark = "*" if line.private else "-"
            self._say(f"{mark} {self.words.say(line.message)}")
            self.told = line.n + 1

    def _calls(self) -> None:
        for line in plays(self.session.view(), self.words):
            self._say(f"  {line}")

    def _call_id(self, typed: str) -> str:
        calls: list[str] = [call["id"] for call in self.session.view()["calls"]]
        return calls[int(typed) - 1] if typed.isdecimal() and 1 <= int(typed) <= len(calls) else typed

    def _rule(self, id: str) -> None:
        from wolfmoon.cli.rules import rule_text

        self._say(rule_text(self.session.match.rules.id, id))

    def _say(self, text: str) -> None:
        self.writing.write(text + "\n")


def options(decision: Mapping[str, Any], words: Words) -> list[str]:
    """Every option with its number; barred ones with the reason."""
    lines: list[str] = []
    if decision["shape"] == "number":
        return [words.own("cli-from-to", low=decision["low"], high=decision["high"])]
    for number, option in enumerate(decision["options"], 1):
        text = words.say(option["text"])
        if option["hint"]:
            text += f" ({words.say(option['hint'])})"
        if option["barred"]:
            lines.append(f" -  {text}: {words.say(option['barred'])}")
        else:
            lines.append(f"{number:>2}. {text}")
    if decision.get("may_pass"):
        lines.append(f" p. {words.say(decision['pass_text']) if decision['pass_text'] else words.own('cli-pass')}")
    if decision["shape"] == "pick-some":
        lines.append(words.own("cli-least-most", least=decision["least"], most=decision["most"]))
    if decision["shape"] == "split":
        lines.append(words.own("cli-share-out", total=decision["total"]))
    return lines


def plays(view: Mapping[str, Any], words: Words) -> list[str]:
    """Every any-time play with its number; barred ones with the reason."""
    lines: list[str] = []
    for number, call in enumerate(view["calls"], 1):
        barred = f": {words.say(call['barred'])}" if call["barred"] else ""
        lines.append(f"{'-' if barred else number:>2}. {words.say(call['text'])}{barred}")
    return lines or [words.own("cli-no-calls")]
