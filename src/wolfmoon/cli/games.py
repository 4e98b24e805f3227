"""`wolfmoon games`: what can be played."""

from wolfmoon.cli.request import print_json
from wolfmoon.cli.words import Words


def games_command(*, json: bool = False) -> int:
    """List the games with their players and the options of their tables.

    Example: wolfmoon games

    Args:
        json: print the list as JSON
    """
    from wolfmoon.games import games

    found = games()
    if json:
        print_json(
            {
                "games": [
                    {
                        "id": rules.id,
                        "version": rules.version,
                        "seats": [rules.seats.start, rules.seats.stop - 1],
                        "options": [
                            {
                                "id": option.id,
                                "kind": option.kind,
                                "default": option.default,
                                "choices": [choice.id for choice in option.choices],
                            }
                            for option in rules.options
                        ],
                    }
                    for rules in found.values()
                ]
            }
        )
        return 0
    for rules in found.values():
        words = Words(rules.id)
        least, most = rules.seats.start, rules.seats.stop - 1
        print(words.own("cli-game", id=rules.id, title=words.own(f"title-{rules.id}"), least=least, most=most))
        print(f"  {words.own(f'blurb-{rules.id}')}")
        for option in rules.options:
            if option.choices:
                values = ", ".join(choice.id for choice in option.choices)
            else:
                values = ", ".join(option.accepted(most))
            text = words.own(f"option-{option.id}")
            default = str(option.default).lower() if option.kind == "flag" else str(option.default) or "-"
            print("  " + words.own("cli-game-option", id=option.id, text=text, values=values, default=default))
    return 0
