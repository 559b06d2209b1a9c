"""What can go wrong."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """An action is against the rules: `rule` names the one that stands in the way, `evidence` the figures. Nothing has changed."""

    def __init__(self, text: str, rule: str | None, evidence: dict[str, Any]) -> None:
        super().__init__(text)
        self.rule = rule
        self.evidence = evidence


class Unreadable(ValueError):
    """Input that says nothing that is known here: a log, an action, a name."""


class NotOnOffer(ValueError):
    """Numbers that are not on offer: `games` are the rows of the batch where that was so. They stay as they were."""

    def __init__(self, games: list[int]) -> None:
        super().__init__(f"not on offer in games {games}")
        self.games = games
