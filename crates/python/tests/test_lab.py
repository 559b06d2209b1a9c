"""Self-play, the data that it writes, the notebook that reads it, and the readme's toy agent."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow as pa
import pytest

import kursbuch
from kursbuch import lab
from kursbuch.lab.__main__ import main

HERE = Path(__file__).parent
CONTEST = {"players": 3, "bots": ["greedy", "random"], "chunk": 4}


def test_a_call_that_was_broken_off_goes_on_where_it_was(tmp_path):
    whole = lab.selfplay(tmp_path / "whole", games=10, **CONTEST)
    assert (whole.games, whole.played) == (10, 10)
    first = lab.selfplay(tmp_path / "parts", games=6, **CONTEST)
    then = lab.selfplay(tmp_path / "parts", games=10, **CONTEST)
    again = lab.selfplay(tmp_path / "parts", games=10, **CONTEST)
    assert [first.played, then.played, again.played, again.games] == [6, 4, 0, 10]
    one, other = lab.Dataset(tmp_path / "whole"), lab.Dataset(tmp_path / "parts")
    assert one.games() == other.games() and one.decisions() == other.decisions()
    assert one.games()["seed"].to_pylist() == list(range(10))


def test_seeds_give_different_games_though_bots_always_do_the_same(tmp_path):
    lab.selfplay(tmp_path, games=8, players=4, bots=["greedy"])
    lab.selfplay(tmp_path / "none", games=8, players=4, bots=["greedy"], opening=0)
    assert len(set(lab.Dataset(tmp_path).games()["digest"].to_pylist())) == 8
    thrown = lab.Dataset(tmp_path).decisions(["index", "thrown"]).to_pylist()
    assert all(row["thrown"] == (row["index"] < 12) for row in thrown)
    assert not any(lab.Dataset(tmp_path / "none").decisions(["thrown"])["thrown"].to_pylist())


def test_an_unfinished_file_is_no_game(tmp_path):
    lab.selfplay(tmp_path, games=4, **CONTEST)
    part = next((tmp_path / "games").iterdir())
    part.rename(part.with_suffix(".unfinished"))
    assert lab.Dataset(tmp_path).games().num_rows == 0
    assert lab.selfplay(tmp_path, games=4, **CONTEST).played == 4


def test_the_data_tells_games_that_can_be_replayed(tmp_path):
    lab.selfplay(tmp_path, profile="1824-2e", games=3, players=4, bots=["greedy"], chunk=2)
    data = lab.Dataset(tmp_path)
    for row in data.games().to_pylist():
        *_, last = data.replay(row["seed"])
        assert last.is_over and last.digest == f"{row['digest']:016x}"
        totals = {seat["seat"]: (seat["total"], seat["place"]) for seat in last.standing()}
        assert [totals[seat] for seat in range(4)] == list(zip(row["wealth"], row["place"], strict=True))
        assert len(last.actions()) == row["actions"]
    with pytest.raises(KeyError):
        next(data.replay(99))


def test_numbers_of_the_data_are_those_of_the_action_space(tmp_path):
    lab.selfplay(tmp_path, games=2, players=3, bots=["random"])
    texts = kursbuch.ActionSpace(players=3).texts()
    rows = lab.Dataset(tmp_path).decisions(["action", "number", "offers"]).to_pylist()
    named = [row for row in rows if row["number"] is not None]
    assert len(named) > 0.8 * len(rows)
    for row in named:
        kind = row["action"].split()[0]
        assert texts[row["number"]].split()[0] == kind and row["offers"] >= 1
        if kind not in ("bid", "train", "private", "run", "repay"):
            assert texts[row["number"]] == row["action"]


def test_games_of_two_contests_are_not_mixed(tmp_path):
    lab.selfplay(tmp_path, games=2, players=3, bots=["random"])
    with pytest.raises(ValueError, match="another contest"):
        lab.selfplay(tmp_path, games=4, players=4, bots=["random"])


def test_parts_of_an_array_job_merge_to_the_whole(tmp_path, capsys):
    for job in range(3):
        main(["selfplay", str(tmp_path / str(job)), "--games", "7", "--players", "3", "--bots", "random", "--array", f"{job}/3"])
    main(["merge", str(tmp_path / "all"), *(str(tmp_path / str(job)) for job in range(3))])
    assert capsys.readouterr().out.splitlines()[-1] == "7 games"
    assert lab.Dataset(tmp_path / "all").games()["seed"].to_pylist() == list(range(7))
    with pytest.raises(ValueError, match="in the file before"):
        lab.selfplay(tmp_path / "twice", games=3, first_seed=1, players=3, bots=["random"])
        lab.merge([tmp_path / "0", tmp_path / "1", tmp_path / "twice"], tmp_path / "mixed")


def test_a_ladder_plays_every_opening_in_every_seat(tmp_path):
    verdict = lab.ladder("greedy", "random", players=3, openings=6, chunk=4)
    assert verdict.games == 18 and verdict.wins.mean - verdict.wins.margin > 1 / 3
    assert verdict == lab.ladder("greedy", "random", players=3, openings=6, chunk=1, workers=1)
    # Among equals that always do the same, whoever is called the challenger wins its share.
    equal = lab.ladder("greedy", "greedy", players=3, openings=2)
    assert equal.wins.mean == pytest.approx(1 / 3) and equal.wealth.mean == pytest.approx(1 / 3)


def test_positions_are_those_of_the_learned_player(tmp_path):
    wanted = {"players": 3, "bots": ["greedy:any"], "every": 20, "chunk": 3, "first_seed": 40}
    rows = lab.positions(tmp_path, games=5, **wanted)
    assert lab.positions(tmp_path, games=5, **wanted) == 0, "nothing is played twice"
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"positions-1844-2e-p3-s{seed:08}-g{n}.parquet" for seed, n in ((40, 3), (43, 2))]
    table = pa.concat_tables(pa.parquet.read_table(file) for file in files)
    about = {key.decode(): value.decode() for key, value in pa.parquet.read_schema(files[0]).metadata.items()}
    companies = len(about["company_symbols"].split(","))
    lengths = {
        "globals": len(about["globals"].split(",")),
        "seats": 3 * len(about["seats"].split(",")),
        "companies": companies * len(about["companies"].split(",")),
        "held": 3 * companies,
        "directors": companies,
        "wealth": 3,
        "win": 3,
    }
    assert table.num_rows == rows > 50 and set(table["game"].to_pylist()) == set(range(40, 45))
    for name, length in lengths.items():
        assert {len(figures) for figures in table[name].to_pylist()} == {length}, name
    # As `kursbuch simulate` does it: of these seeds, one.
    pairs = zip(table["game"].to_pylist(), table["held_back"].to_pylist(), strict=True)
    assert all((game == 43) == held_back for game, held_back in pairs)
    assert all(abs(sum(win) - 1) < 1e-6 for win in table["win"].to_pylist())


def test_every_file_says_what_it_is(tmp_path):
    lab.selfplay(tmp_path, games=1, players=3, bots=["random"])
    for file in tmp_path.glob("*/part-*.parquet"):
        said = pa.parquet.read_schema(file).metadata
        assert said[b"format"] == b"kursbuch-games/1" and said[b"licence"] == b"CC0-1.0"
        assert json.loads(said[b"contest"])["profile"] == "1844-2e"


def cells(notebook):
    return ["".join(cell["source"]) for cell in json.loads(notebook.read_text())["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs_on_a_small_set(tmp_path, monkeypatch):
    monkeypatch.setenv("KURSBUCH_DATA", str(tmp_path))
    monkeypatch.setenv("KURSBUCH_GAMES", "24")
    names: dict[str, object] = {}
    for source in cells(HERE.parent / "notebooks" / "three_questions.ipynb"):
        exec(compile(source, "three_questions.ipynb", "exec"), names)  # noqa: S102
    for name, shape, number in (("prices", "<circle", 7 * 24), ("seats", "<rect", 5), ("rust", "<polyline", 4)):
        assert names[name].svg().count(shape) >= number, name
    assert any(slope != 0 for slope in names["slopes"].values())


def test_the_toy_agent_of_the_readme_learns():
    text = (HERE.parent / "README.md").read_text()
    program = next(block for block in re.findall(r"```python\n(.*?)```", text, re.S) if "def play(" in block)
    assert len(program.splitlines()) <= 30
    names: dict[str, object] = {}
    exec(compile(program, "README.md", "exec"), names)  # noqa: S102
    assert names["after"] > names["before"] + 0.05
