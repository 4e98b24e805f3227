"""Contract 7: what is written down and what is done belong together: rules, rulings, components, messages."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tests.contract import components
from tests.contract.playing import Amount, Looks, Setting, all_games, begin, combinations, journey
from tests.contract.words import CORE_KINDS, catalogue, entries, kinds, literals, package_folder, uses
from tests.docs import lantern
from wolfmoon.catalogue import Catalogue, source_of
from wolfmoon.core.decisions import Decision, PickOne
from wolfmoon.core.dice import Dice
from wolfmoon.core.library import rulebook, rulings
from wolfmoon.core.match import Match
from wolfmoon.core.text import Message, Ref
from wolfmoon.lab.coverage import coverage

SRC = Path(__file__).resolve().parents[2] / "src" / "wolfmoon"


def test_every_rule_has_text_code_and_a_scenario_and_every_ruling_is_shown(game: str) -> None:
    found = coverage(game, lantern.scenarios()) if game == "lantern" else coverage(game)
    assert found.missing == ()


def test_rule_and_ruling_ids_are_different_and_their_texts_are_sentences(game: str) -> None:
    rules, points = rulebook(f"wolfmoon.games.{game}"), rulings(f"wolfmoon.games.{game}")
    ids = [rule.id for rule in rules] + [ruling.id for ruling in points]
    assert len(ids) == len(set(ids))
    for rule in rules:
        assert all((rule.heading, rule.source)), rule.id
        assert rule.text.endswith((".", "!", "?", "”", ")")), rule.id
    for ruling in points:
        assert all((ruling.question, ruling.ruling, ruling.why)), ruling.id


def test_every_component_is_used_or_plain(game: str) -> None:
    assert list(components.faults(game)) == []


def test_every_row_of_components_says_its_source(game: str) -> None:
    assert list(components.without_source(game)) == []


def test_the_catalogue_can_be_read_and_no_message_is_there_twice(game: str) -> None:
    messages, junk = catalogue(game)
    assert junk == []
    ids = [entry.id for entry in messages]
    assert sorted(set(ids)) == sorted(ids)


def test_the_catalogue_of_refusals_has_every_refusal() -> None:
    messages, junk = entries(source_of("wolfmoon.core"))
    assert junk == []
    assert messages


def test_every_message_that_the_code_says_is_in_the_catalogue(game: str) -> None:
    known = {entry.id for entry in catalogue(game)[0]}
    missing = [
        f"{use.where}: {use.id}"
        for use in uses(game)
        if use.id.strip("*") and not any(fnmatchcase(id, use.id) for id in known)
    ]
    assert missing == []


def test_every_message_gets_the_arguments_that_it_shows(game: str) -> None:
    shown = {entry.id: entry.args for entry in catalogue(game)[0]}
    wrong = [
        f"{use.where}: {use.id} shows {sorted(shown[use.id] - use.args)}"
        for use in uses(game)
        if use.args is not None and use.id in shown and not shown[use.id] <= use.args
    ]
    assert wrong == []


def drawn(folder: Path) -> Iterator[str]:
    """Every text in the scripts of a folder that could be the id of a message, what is put in between as a star."""
    for path in folder.glob("*.js"):
        script = path.read_text("utf-8")
        for said in re.findall(r"(?:[a-z][a-z0-9]*|\$\{[^}]*\})(?:-(?:[a-z0-9_]|\$\{[^}]*\})+)+", script):
            yield re.sub(r"\$\{[^}]*\}", "*", said)
        yield from re.findall(r'"([a-z][a-z0-9]*(?:-[a-z0-9_]+)+)"', script)


def test_every_message_of_the_catalogue_is_used_or_a_name(game: str) -> None:
    names = CORE_KINDS | kinds(game) | components.names(game)
    said = literals(game) | {text for folder in (SRC / "web", package_folder(game) / "board") for text in drawn(folder)}
    unused = [
        entry.id
        for entry in catalogue(game)[0]
        if not any(entry.id.startswith(f"{name}-") for name in names)
        and not any(fnmatchcase(entry.id, text) for text in said if text.strip("*-"))
    ]
    assert unused == []


def test_the_game_its_options_and_its_choices_have_their_texts(game: str) -> None:
    rules = all_games()[game]
    wanted = [f"title-{game}", f"blurb-{game}"]
    for option in rules.options:
        wanted += [f"option-{option.id}", f"option-{option.id}-hint"]
        wanted += [f"option-{option.id}-{choice.id}" for choice in option.choices]
    known = {entry.id for entry in catalogue(game)[0]}
    assert [id for id in wanted if id not in known] == []


def test_all_that_is_shown_in_a_match_can_be_said(setting: Setting, amount: Amount) -> None:
    words = Catalogue.of("wolfmoon.core", f"wolfmoon.games.{setting.game}")
    known = {rule.id for rule in rulebook(f"wolfmoon.games.{setting.game}")}
    for n, options in enumerate(combinations(setting, amount.combinations)):
        match, dice = begin(setting, options, n + 300), Dice(n)
        looks = Looks(amount, dice)
        for _ in journey(match, dice):
            if looks.now():
                for ask in match.asks():
                    assert ask.rule in known, ask.rule
                    for message in said_by(ask, match):
                        assert words.say(message)
                for seat in range(setting.seats):
                    for option in setting.rules.calls(match.table, seat):
                        assert words.say(Message(option.text, option.args))
        for event in match.log.truth():
            assert event.rule in known, f"{event.rule} is told and no rule"
            for told in (event.message, event.others):
                assert told is None or words.say(told)
        assert match.outcome is not None
        for message in (match.outcome.message, *match.outcome.why):
            assert words.say(message)


def said_by(ask: Decision, match: Match[Any]) -> Iterator[Message]:
    """Every message of a question."""
    yield ask.prompt
    if ask.hint is not None:
        yield ask.hint
    if isinstance(ask, PickOne) and ask.pass_text is not None:
        yield ask.pass_text
    for ref in ask.about:
        if ref.kind != "seat":
            yield Message(f"{ref.kind}-{ref.id}")
    for option in ask.options():
        yield Message(option.text, option.args)
        for more in (option.hint, option.barred):
            if more is not None:
                yield more
        if isinstance(option.ref, Ref) and option.ref.kind != "seat":
            assert re.fullmatch(r"[a-z]+(-[a-z]+)*", option.ref.kind)
