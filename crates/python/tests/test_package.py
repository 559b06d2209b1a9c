"""The package as it is installed: games, choices, refusals, logs, routes, bots."""

from __future__ import annotations

import ast
import copy
import doctest
import importlib
import inspect
import json
import pickle
from pathlib import Path

import numpy as np
import pytest

import kursbuch
from kursbuch import _kursbuch

MODULES = ["kursbuch", "kursbuch.errors", "kursbuch.env", "kursbuch.lab"]
MODULES += [f"kursbuch.lab.{name}" for name in ("charts", "data", "ladder", "positions", "work")]


def documented():
    """Everything with a docstring, by name: the module written in Rust and what stands around it."""
    for name in MODULES:
        yield name, importlib.import_module(name)
    for name, thing in inspect.getmembers(_kursbuch):
        if not name.startswith("_"):
            yield name, thing
            if inspect.isclass(thing):
                yield from ((f"{name}.{method}", getattr(thing, method)) for method in vars(thing) if method[0] != "_")


def test_the_examples_of_the_docstrings_run():
    finder, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for name, thing in documented():
        runner.run(finder.get_doctest(inspect.getdoc(thing) or "", {}, name, None, None))
    assert runner.summarize(verbose=False).failed == 0
    assert runner.tries > 40


def parameters(function):
    """Names and kinds of the parameters of a function in the stub, without `self`."""
    given = function.args
    plain = [argument.arg for argument in given.posonlyargs + given.args if argument.arg != "self"]
    return plain, [argument.arg for argument in given.kwonlyargs]


def stubs():
    """Every function and property of the stub, by name; a class is what makes one."""
    tree = ast.parse(Path(_kursbuch.__file__).with_name("_kursbuch.pyi").read_text())
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for method in (part for part in node.body if isinstance(part, ast.FunctionDef)):
                yield node.name if method.name == "__init__" else f"{node.name}.{method.name}", method


def test_everything_is_documented_and_typed_as_it_is():
    typed = dict(stubs())
    for name, thing in documented():
        if name in MODULES or name.isupper():
            continue
        assert inspect.getdoc(thing), f"{name} has no docstring"
        if inspect.isclass(thing) and name not in typed:
            continue  # Nobody makes one.
        assert name in typed, f"{name} is not in the stub"
        if callable(thing):
            real = inspect.signature(thing).parameters.values()
            names = [parameter.name for parameter in real if parameter.name != "self"]
            assert names == sum(parameters(typed[name]), []), name
            assert [p.name for p in real if p.kind is p.KEYWORD_ONLY] == parameters(typed[name])[1], name
    assert Path(kursbuch.__file__).with_name("py.typed").exists()


def finished(profile="1844-2e", players=3, seed=5, bots=("greedy", "beginner")):
    game = kursbuch.Game(profile, players, seed=seed)
    seats = [kursbuch.Bot(bots[seat % len(bots)], seed=seat) for seat in range(players)]
    while not game.is_over:
        game.play(seats[game.deciding].choose(game, nodes=1))
    return game


@pytest.mark.parametrize(("profile", "players"), [("1844-2e", 3), ("1824-2e", 4), ("1824-cisleithania", 2)])
def test_a_game_of_bots_comes_to_its_end_and_back_from_its_log(profile, players):
    game = finished(profile, players)
    again = kursbuch.Game.from_log(game.log())
    assert again.digest == game.digest and again.position == game.position
    assert again.actions() == game.actions() and again.names == game.names
    assert [row["place"] for row in game.standing()][0] == 1
    assert game.deciding is None and game.choices() == []
    assert len(game.story("pl")) == len(game.actions())


def test_the_learned_player_has_what_it_learned():
    """Without its weights it would do what a planner does."""
    asked = {"learned": [], "planner": []}
    game = kursbuch.Game(players=4, seed=3)
    planner = kursbuch.Bot("planner")
    while game.phase < 3:
        for level, answers in asked.items():
            answers.append(kursbuch.Bot(level).choose(game, nodes=1))
        game.play(planner.choose(game))
    assert asked["learned"] != asked["planner"]


def test_what_is_offered_is_accepted_and_what_is_refused_changes_nothing():
    game = kursbuch.Game(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(120):
        for choice in game.choices():
            game.copy().play(choice.text)
            if choice.most is not None:
                game.copy().play(choice.text.replace(str(choice.least), str(choice.most)))
        before = game.digest
        with pytest.raises(kursbuch.Refused):
            game.play("train 8E 1")
        assert game.digest == before
        game.play(int(rng.choice(game.legal())))


def test_a_refusal_names_the_rule_in_the_readers_language():
    game = kursbuch.Game(seed=1)
    with pytest.raises(kursbuch.Refused) as refused:
        game.play("bid 5", lang="de")
    assert refused.value.rule == "1844-AUC-03"
    assert refused.value.evidence == {"violation": "BidTooLow", "minimum": 20}
    assert kursbuch.rule(refused.value.rule, lang="de") and "1844-AUC-03" in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: kursbuch.Game("1845"), "no profile"),
        (lambda: kursbuch.Game(players=9), "9 cannot play"),
        (lambda: kursbuch.Game(options=["fast"]), "no option"),
        (lambda: kursbuch.Game.from_log("{}"), "not a Kursbuch log"),
        (lambda: kursbuch.Game().play("fly RhB"), "not an action"),
        (lambda: kursbuch.Game().play(10**6), "not on offer"),
        (lambda: kursbuch.Game().play(1.5), "a text or a number"),
        (lambda: kursbuch.Game().best_run("BSL"), "no company"),
        (lambda: kursbuch.Bot("clever"), "no bot"),
        (lambda: kursbuch.Batch(seeds=[]), "at least one game"),
        (lambda: kursbuch.Game().story("fr"), "fr"),
    ],
)
def test_what_cannot_be_read_is_said(wrong, said):
    with pytest.raises(kursbuch.Unreadable, match=said):
        wrong()


def test_a_log_that_breaks_a_rule_is_refused():
    game = kursbuch.Game(seed=3)
    game.play("bid 30")
    log = json.loads(game.log())
    log["actions"] = [{"do": "bid", "amount": 5}]
    with pytest.raises(kursbuch.Refused) as refused:
        kursbuch.Game.from_log(json.dumps(log))
    assert refused.value.rule == "1844-AUC-03" and "action 1" in str(refused.value)


def test_a_copy_goes_its_own_way():
    game = kursbuch.Game(seed=3)
    game.play("bid 30")
    others = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    assert {other.digest for other in others} == {game.digest}
    game.play("pass")
    assert all(other.digest != game.digest and other.actions() == ["bid 30"] for other in others)


def test_the_best_run_is_proven_and_accepted():
    game = finished(seed=9)
    start = kursbuch.Game("1844-2e", 3, seed=9)
    runs = 0
    for action in game.actions():
        if action.startswith("run "):
            company = next(row for row in start.table()["companies"] if row["trains"])
            assert start.best_run(company["symbol"]).proven
            before = start.copy()
            before.play("run best")
            runs += 1
        start.play(action)
    assert runs > 10


def test_a_game_of_the_site_is_written_and_read_as_the_site_has_it():
    game = finished("1844-18xxgames", 4, seed=None, bots=("greedy",))
    written = json.loads(game.export_18xx())
    assert written["title"] == "1844"
    assert kursbuch.Game.from_log(json.dumps(written)).digest == game.digest
    with pytest.raises(kursbuch.Unreadable):
        kursbuch.Game(seed=1).export_18xx()
