import pickle

from pantheon.core.problem import Problem


def test_a_problem_tells_its_key_and_particulars() -> None:
    problem = Problem("players-wrong", players=7, most=5)
    assert problem.key == "players-wrong"
    assert problem.particulars == {"players": 7, "most": 5}
    assert str(problem) == "players-wrong (players 7, most 5)"


def test_a_problem_need_not_have_particulars() -> None:
    assert str(Problem("digest-differs")) == "digest-differs"


def test_a_problem_passes_between_processes() -> None:
    problem = pickle.loads(pickle.dumps(Problem("players-wrong", players=7)))
    assert str(problem) == "players-wrong (players 7)"
