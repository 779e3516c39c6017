"""The contents of the box: 102 rules, each with its own act, and the words of spoken acts."""

import unicodedata
from collections import Counter
from itertools import combinations, permutations

import pytest

from tabbytop.games.meow.box.common import COMMON_WORDS
from tabbytop.games.meow.box.rule import AFTER, BEFORE, FAMILIES, MOTIONS, Rule
from tabbytop.games.meow.cards import (
    ACTS_OF_WORD,
    CARD_COUNT,
    FIRST_COUNTED,
    FIRST_MEMORY,
    FIRST_MIME,
    FIRST_SPOKEN,
    NAMES,
    OWN_WORDS_OF_ACT,
    RULES,
    SPELLINGS,
    WORDS,
    family_of,
)
from tabbytop.games.meow.moves import SAY, VOCABULARY
from tabbytop.texts.catalogue import has_text

NOISES = RULES[:FIRST_MIME]
MIMES = RULES[FIRST_MIME:FIRST_COUNTED]
COUNTED = RULES[FIRST_COUNTED:FIRST_SPOKEN]
SPOKEN = RULES[FIRST_SPOKEN:FIRST_MEMORY]
MEMORY = RULES[FIRST_MEMORY:]
DONE = RULES[:FIRST_SPOKEN]  # acts that are done
SAID = RULES[FIRST_SPOKEN:]  # and acts that are said, with a word
BLUE = [rule for rule in RULES if rule.blue]

FILLING = {"a", "an", "the", "your", "their", "and", "like", "of", "to", "with", "in", "into", "as"}
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five"}


def content(text: str) -> set[str]:
    """The words that carry a meaning."""
    letters = "".join(sign if sign.isalpha() else " " for sign in text.lower())
    return set(letters.split()) - FILLING


def plain(text: str) -> str:
    """Without accents."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@pytest.mark.ruling("MW-B1")
def test_a_hundred_and_two_rules_half_of_them_blue_and_half_before() -> None:
    assert len(RULES) == CARD_COUNT == 102
    assert len(BLUE) == 51
    assert Counter(rule.part for rule in RULES) == {BEFORE: 51, AFTER: 51}


@pytest.mark.ruling("MW-B1")
@pytest.mark.parametrize("cards", [NOISES, MIMES, COUNTED, SPOKEN, MEMORY, BLUE])
def test_before_and_after_are_mixed(cards: list[Rule]) -> None:
    befores = sum(rule.part == BEFORE for rule in cards)
    assert abs(2 * befores - len(cards)) <= 1


@pytest.mark.ruling("MW-B1")
@pytest.mark.parametrize("rule", RULES, ids=NAMES)
def test_every_card_is_written_out(rule: Rule) -> None:
    assert rule.title[0].isupper()
    assert rule.animal
    assert rule.text.startswith("Must ")
    assert rule.text.endswith((".", "!"))
    assert rule.label[0].isupper()
    assert rule.shown[0].islower()
    assert rule.shown[-1].isalnum()
    assert rule.motion in MOTIONS


@pytest.mark.ruling("MW-B1")
def test_rule_texts_do_not_mention_before_or_after() -> None:
    for rule in RULES:
        assert not content(f"{rule.title} {rule.text} {rule.shown}") & {"before", "after"}, (
            rule.name
        )


def test_every_motion_is_used() -> None:
    assert {rule.motion for rule in RULES} == set(MOTIONS)


@pytest.mark.ruling("MW-B2")
def test_families_have_the_published_sizes() -> None:
    counts = Counter(FAMILIES[family_of(act)] for act in range(CARD_COUNT))
    assert counts == {"noise": 34, "mime": 29, "counted": 15, "spoken": 16, "memory": 8}
    assert all(has_text("meow", f"group-{family}") for family in FAMILIES)


@pytest.mark.ruling("MW-B2")
def test_every_rule_text_says_must() -> None:
    for rule in RULES:
        assert rule.text.startswith("Must ")
        assert not rule.text.startswith("Must not")
        assert not content(rule.text) & {"mustn", "never", "without"}, rule.text


@pytest.mark.ruling("MW-B2", "MW-M20")
def test_only_counted_acts_are_counted_and_their_cards_say_how_often() -> None:
    assert all(rule.times == 0 for rule in [*NOISES, *MIMES, *SAID])
    for rule in COUNTED:
        assert f"exactly {NUMBERS[rule.times]} times" in rule.text
    assert {rule.times for rule in COUNTED} == set(NUMBERS)


@pytest.mark.ruling("MW-B2", "MW-M21")
def test_only_memory_rules_speak_of_the_whole_game() -> None:
    for rule in RULES:
        assert ("in this game" in rule.text) == (rule in MEMORY), rule.text


@pytest.mark.ruling("MW-B1", "MW-B2")
def test_blue_are_plain_noises_and_gestures() -> None:
    assert all(rule in NOISES or rule in MIMES for rule in BLUE)


@pytest.mark.ruling("MW-B2", "MW-S2")
def test_a_noise_is_heard_and_a_mime_is_not() -> None:
    assert all(rule.noise for rule in NOISES)
    assert not any(rule.noise for rule in [*MIMES, *SAID])


@pytest.mark.ruling("MW-B3")
def test_no_two_cards_share_anything_that_a_person_could_take_for_the_other() -> None:
    for one, other in combinations(RULES, 2):
        assert not set(one.name.split()) & set(other.name.split()), (one.name, other.name)
        assert one.title != other.title
        assert one.animal != other.animal
        assert one.text != other.text
        assert one.sign != other.sign, (one.name, other.name)


@pytest.mark.ruling("MW-B3")
def test_no_act_contains_another() -> None:
    for one, other in permutations(RULES, 2):
        assert not content(one.label) <= content(other.label), (one.name, other.name)
        assert not content(one.shown) <= content(other.shown), (one.name, other.name)
        assert not (one.noise and content(one.noise) <= content(other.noise)), (
            one.name,
            other.name,
        )


@pytest.mark.ruling("MW-B3")
def test_every_act_that_is_done_has_a_verb_of_its_own() -> None:
    verbs = Counter(rule.label.lower().split()[0] for rule in DONE)
    assert [verb for verb, count in verbs.items() if count > 1] == []


@pytest.mark.ruling("MW-B3")
def test_nobody_is_shown_doing_what_another_card_is_called() -> None:
    for one, other in permutations(RULES, 2):
        described = content(other.label) | content(other.shown)
        for ending in ("", "s", "es", "ing"):
            assert not content(one.name + ending) <= described, (one.name, other.name)
        assert not content(one.name) <= content(other.title), (one.name, other.title)


@pytest.mark.parametrize("rule", RULES, ids=NAMES)
def test_a_title_reminds_of_its_act(rule: Rule) -> None:
    stems = {word[:4] for word in content(f"{rule.name} {rule.label} {rule.noise}")}
    assert any(word.startswith(stem) for word in content(rule.title) for stem in stems)


def test_sign_is_one_wide_emoji() -> None:
    for rule in RULES:
        assert len(rule.sign) == 1
        assert unicodedata.east_asian_width(rule.sign) == "W", rule.name


@pytest.mark.ruling("MW-B1")
def test_names_are_easy_to_type() -> None:
    for name in NAMES:
        assert name.isascii()
        assert name.replace(" ", "").isalpha()
        assert 1 <= len(name.split()) <= 3


@pytest.mark.ruling("MW-S3")
@pytest.mark.parametrize("rule", SAID, ids=NAMES[FIRST_SPOKEN:])
def test_two_hundred_words_for_every_spoken_act(rule: Rule) -> None:
    assert len(rule.words) >= 200
    assert rule.words == sorted(rule.words, key=plain)


@pytest.mark.ruling("MW-S3")
def test_only_spoken_acts_have_words() -> None:
    assert not any(rule.words for rule in DONE)
    assert len(WORDS) == len(ACTS_OF_WORD) == len({word for rule in SAID for word in rule.words})


@pytest.mark.ruling("MW-S3", "MW-B3")
def test_no_two_words_differ_only_by_accents_hyphens_and_spaces() -> None:
    counts = Counter("".join(filter(str.isalpha, plain(word))) for word in WORDS)
    assert [word for word, count in counts.items() if count > 1] == []


@pytest.mark.ruling("MW-S3", "MW-B3")
@pytest.mark.parametrize(
    ("word", "acts"),
    [
        ("orange", {"fruit", "colour"}),
        ("tomato", {"fruit", "vegetable"}),
        ("rose", {"flower", "colour", "first name"}),
        ("dolphin", {"mammal", "sea creature"}),
        ("mammoth", {"mammal", "dinosaur"}),
        ("sydney", {"city", "first name"}),
        ("scissors", {"tool", "household"}),
        ("lonely", {"feeling", "manner"}),
    ],
)
def test_a_word_that_fits_several_cards_is_in_the_list_of_each(word: str, acts: set[str]) -> None:
    assert {rule.name for rule in SAID if word in rule.words} == acts
    assert {NAMES[act] for act in ACTS_OF_WORD[WORDS.index(word)]} == acts


@pytest.mark.ruling("MW-S3")
def test_every_act_has_words_of_its_own() -> None:
    """Otherwise a bot could not obey one rule without touching another."""
    for rule, words in zip(RULES, OWN_WORDS_OF_ACT, strict=True):
        assert len(words) >= 100 or not rule.words, rule.name
        assert all(ACTS_OF_WORD[word] == [RULES.index(rule)] for word in words)


EVERYDAY = """
t-rex, T Rex, pterodactyl, shoe, shoes, sock, socks, bike, bikes, donut, donuts, gray, airplane,
airplanes, lasagna, eggplant, zucchini, pants, sneakers, pajamas, tv, fridge, cell phone, mice,
geese, knives, cherries, berries, strawberries, puppy, puppies, kitten, kittens, lamb, cake,
pie, pizza, rice, soup, bread, egg, eggs, cheese, door, window, bag, pen, pencil, paper, key,
umbrella, bottle, clock, phone, laptop, king, queen, student, fish, frog, turtle, crocodile,
salt, pepper, honey, jam, ice-cream, ice creams, french fries, theater, apartment, store, mall,
train station, subway, plane, cozy, sick, cold, hot, bad, good, bob, mike, nick, elvis, hen,
seagull, budgie, soccer player, ping-pong, horseback riding
"""


@pytest.mark.ruling("MW-S3")
@pytest.mark.parametrize("word", [word.strip() for word in EVERYDAY.replace("\n", " ").split(",")])
def test_everyday_words_spellings_and_plurals_can_be_said(word: str) -> None:
    assert SAY.holds(VOCABULARY.move(f"say {word}"))


@pytest.mark.ruling("MW-S3")
def test_other_spellings_mean_a_word_of_a_list() -> None:
    for other, word in SPELLINGS.items():
        assert word in WORDS, word
        assert other not in WORDS, other
        assert VOCABULARY.text(VOCABULARY.move(f"say {other}")) == f"say {word}"


@pytest.mark.ruling("MW-S3", "MW-B3")
def test_one_and_many_of_a_thing_are_in_the_same_list() -> None:
    """`spoon` in the house and `spoons` in the orchestra would be taken for each other."""
    other_things = {"james", "cosmos", "trainers"}  # nobody takes them for many of the other
    known = dict(zip(map(plain, WORDS), ACTS_OF_WORD, strict=True))
    for word, acts in known.items():
        for many in ({f"{word}s", f"{word}es"} - other_things) & known.keys():
            assert set(known[many]) & set(acts), many


@pytest.mark.ruling("MW-S3")
def test_a_word_is_not_the_name_of_an_act() -> None:
    assert not set(map(plain, WORDS)) & set(NAMES)


@pytest.mark.ruling("MW-S3")
def test_words_can_be_typed_on_any_keyboard_in_any_case() -> None:
    for place, word in enumerate(WORDS):
        assert word == " ".join(word.lower().split()) == word.upper().lower()
        assert set(plain(word)) <= set("abcdefghijklmnopqrstuvwxyz '-"), word
        move = SAY.of(place)
        for typed in (word, word.upper(), plain(word), f"  {plain(word).title()} "):
            assert VOCABULARY.move(f"say {typed}") == move
        assert VOCABULARY.text(move) == f"say {word}"


@pytest.mark.ruling("MW-S3")
def test_manners_end_in_ly() -> None:
    [manner] = [rule for rule in SPOKEN if rule.name == "manner"]
    assert all(word.endswith("ly") for word in manner.words)


@pytest.mark.ruling("MW-S3")
@pytest.mark.parametrize(
    ("word", "act"), [("walnut", "tree"), ("aquarium", "building"), ("square", "tool")]
)
def test_a_word_of_version_0_1_still_does_one_act(word: str, act: str) -> None:
    """Otherwise records of games with that word would replay differently."""
    assert [NAMES[number] for number in ACTS_OF_WORD[WORDS.index(word)]] == [act]


@pytest.mark.ruling("MW-S3")
def test_hyphens_spaces_and_apostrophes_may_be_left_out_or_changed() -> None:
    for word in WORDS:
        for typed in (word.replace("-", " "), word.replace(" ", "-"), word.replace("'", "")):
            meant = VOCABULARY.text(VOCABULARY.move(f"say {typed}"))
            assert meant == f"say {word}" or plain(typed) in map(plain, WORDS), typed


def test_common_words_fit_their_act_alone() -> None:
    assert list(COMMON_WORDS) == [rule.name for rule in SAID]
    for rule, words in zip(RULES, OWN_WORDS_OF_ACT, strict=True):
        common = COMMON_WORDS.get(rule.name, [])
        assert {WORDS[word] for word in words}.issuperset(common)
        assert len(set(common)) == len(common) == (12 if rule.words else 0)
