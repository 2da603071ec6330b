import pickle

from pantheon.core.refusal import Refusal, Refused


def test_a_refusal_names_rule_words_and_particulars() -> None:
    refusal = Refusal("O3.3", "guarded", {"seat": 1, "guard": 4})
    assert (refusal.rule, refusal.key) == ("O3.3", "guarded")
    assert refusal.particulars == {"seat": 1, "guard": 4}


def test_a_refusal_need_not_have_particulars() -> None:
    assert Refusal("O2.3", "must-open").particulars == {}


def test_refused_says_the_rule_and_carries_the_refusal() -> None:
    refusal = Refusal("O2.3", "must-open")
    refused = Refused(refusal)
    assert str(refused) == "O2.3: must-open"
    assert refused.refusal is refusal


def test_refused_passes_between_processes() -> None:
    refused = pickle.loads(pickle.dumps(Refused(Refusal("O2.3", "must-open"))))
    assert refused.refusal.rule == "O2.3"
