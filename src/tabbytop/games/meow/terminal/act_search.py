"""Find an act or a word by a part of its text; case and accents do not matter."""

import re
from contextlib import suppress
from functools import cache
from typing import Final

from tabbytop.games.meow.cards import ACTS_OF_WORD, NAMES, RULES, WORDS_OF_ACT, is_said
from tabbytop.games.meow.cards import WORDS as SAID
from tabbytop.games.meow.moves import CHECK, DO, PLAY, READY, REPLACE, SAY, STRIKE, VOCABULARY
from tabbytop.games.meow.terminal.texts import card_text, other_words, typed_name, word_text
from tabbytop.games.meow.terminal.view_helpers import (
    ACT_NUMBER,
    NO_MOVE,
    REPLACE_LIST,
    SEARCH_LIST,
    WORD_LIST,
    may_act,
    own_hand,
    prompt_key,
    split_word_page,
)
from tabbytop.kernel.errors import InvalidNotation
from tabbytop.kernel.vocabulary import plain_text
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.texts import language, say
from tabbytop.texts.message import Message

_AREA: Final = "terminal-meow"
_MOST_WORDS: Final = 60  # listed by a search
_MOST_NAMED: Final = 5  # named in a refusal
_REPEATED: Final = re.compile(r"(.+?)\s+[x×*]?\s*([1-9])$")
_DONE_WORDS: Final = frozenset({"done", "enough"})


def split_line(line: str, context: RenderContext) -> list[str]:
    """Split `croak; cough 2; check` into `croak`, `cough`, `cough`, `check`."""
    if not _accepts_text(context) or is_exact_name(line):  # some titles contain a comma
        return [line]
    said: list[str] = []
    for part in re.split(r"[;,]", line):
        text = " ".join(part.split())
        repeated = _REPEATED.match(text)
        if repeated is None or is_exact_name(text):
            said.extend([text] if text else [])
        else:
            said.extend([repeated[1]] * int(repeated[2]))
    return said or [line]


def parse_answer(text: str, context: RenderContext) -> Choice | None:
    """Return the act or word that a text means, or the list of those that it could mean.

    None if the question is not about acts.
    """
    if not _accepts_text(context):
        return None
    verb, _, rest = text.partition(" ")
    if text in _DONE_WORDS:
        return Choice(0, READY.of() if prompt_key(context) == "strike" else CHECK.of())
    with suppress(InvalidNotation):
        return Choice(0, context.game.vocabulary.move(text))
    if verb == "replace" or context.opened == REPLACE_LIST:
        return _parse_replacement(rest if verb == "replace" else text)
    if verb == "play" or not _accepts_acts(context):
        return _parse_card(rest if verb == "play" else text, context)
    sought = rest if rest and verb in {"do", "say", "strike"} else text
    acts, words = search(sought, context, verb if sought == rest else "")
    if len(acts) + len(words) == 1:
        return act_choice(acts[0], context) if acts else Choice(0, SAY.of(words[0]))
    if not acts and not words:
        key = "no-act" if prompt_key(context) == "strike" else "no-act-or-word"
        raise InvalidNotation(Message(_AREA, key, sought=sought[:40]))
    return Choice(0, NO_MOVE, f"{SEARCH_LIST} {sought}")


def _parse_replacement(text: str) -> Choice:
    """Find a rule in the whole box: suggestions must not depend on what the reader knows."""
    if not text:
        return Choice(0, NO_MOVE, REPLACE_LIST)
    acts = _find_acts(plain_text(text))
    if len(acts) != 1:
        raise InvalidNotation(Message(_AREA, "rules-found", count=len(acts), sought=text[:40]))
    return Choice(0, REPLACE.of(acts[0]))


def _parse_card(text: str, context: RenderContext) -> Choice:
    """Find a card of the hand; else one of the box, so that the table says that it is not there."""
    acts = _find_acts(plain_text(text))
    held = [act for act in acts if NAMES[act] in [card["name"] for card in own_hand(context.view)]]
    matches = held or acts
    if len(matches) != 1 or not text:
        raise InvalidNotation(Message(_AREA, "not-your-card", sought=text[:40]))
    return Choice(0, PLAY.of(matches[0]))


def act_choice(act: int, context: RenderContext) -> Choice:
    """Return what choosing an act does: strike it, do it, or open its words."""
    if prompt_key(context) == "strike":
        return Choice(0, STRIKE.of(act))
    return (
        Choice(0, NO_MOVE, f"{WORD_LIST} {NAMES[act]}") if is_said(act) else Choice(0, DO.of(act))
    )


def search(text: str, context: RenderContext, verb: str = "") -> tuple[list[int], list[int]]:
    """Return the acts and words that contain the text; only one if the text is its exact name.

    If the words of an act are open, those come first.
    """
    sought = plain_text(text)
    opened, _, about = context.opened.partition(" ")
    if opened == WORD_LIST:
        act = ACT_NUMBER[split_word_page(about)[0]]
        own = [word for word in _find_words(sought) if act in ACTS_OF_WORD[word]]
        if own:
            return [], own
    acts = [] if verb == "say" else _find_acts(sought)
    words = (
        [] if verb in {"do", "strike"} or prompt_key(context) == "strike" else _find_words(sought)
    )
    if len(acts) == 1 and sought in {plain_text(NAMES[acts[0]]), plain_text(typed_name(acts[0]))}:
        return acts, []
    if len(words) == 1 and sought in {plain_text(SAID[words[0]]), plain_text(word_text(words[0]))}:
        return [], words
    return acts, words[:_MOST_WORDS]


def ambiguity_text(context: RenderContext, choice: Choice) -> str:
    """Return `that could be “wag a tail” or “wag a paw”` for a text that only opens a list."""
    opened, _, about = choice.opens.partition(" ")
    if opened == WORD_LIST:
        words = [word_text(word) for word in _sample_words(about)]
        return say(_AREA, "say-which-word", words=_either(words))
    if opened != SEARCH_LIST:
        return say(_AREA, "opens-list")
    acts, found = search(about, context)
    could = [*(typed_name(act) for act in acts), *(word_text(word) for word in found)]
    names, more = _either(could[:_MOST_NAMED]), len(could) > _MOST_NAMED
    return say(_AREA, "could-be", names=names, more=more)


def _either(names: list[str]) -> str:
    """Return what can be typed: `moo` or `oink`."""
    first, *others = [f"`{name}`" for name in names]
    for other in others:
        first = say(_AREA, "either", start=first, next=other)
    return first


def _sample_words(about: str) -> list[int]:
    return WORDS_OF_ACT[ACT_NUMBER[split_word_page(about)[0]]][:_MOST_NAMED]


def is_exact_name(text: str) -> bool:
    """Whether the text is the whole name of an act or a word, including a digit."""
    sought = plain_text(text)
    known = _plain_acts(language())
    return sought in _plain_words(language()) or any(sought in names for names, _ in known)


def _accepts_text(context: RenderContext) -> bool:
    """Whether the prompt accepts cards by their names, or acts."""
    return prompt_key(context) == "play" or _accepts_acts(context)


def _accepts_acts(context: RenderContext) -> bool:
    """Whether the prompt is about acts."""
    return prompt_key(context) == "strike" or may_act(context)


def _find_acts(sought: str) -> list[int]:
    """Return the act of that name, else acts with words that begin so, else acts that contain it.

    A single act with such a beginning wins even if others contain the text elsewhere.
    """
    known = list(enumerate(_plain_acts(language())))
    exact = [act for act, (names, _) in known if sought in names]
    if len(exact) == 1:
        return exact
    begins = [act for act, (names, _) in known if any(f" {sought}" in f" {name}" for name in names)]
    if len(begins) == 1:
        return begins
    return [act for act, (_, text) in known if sought in text]


def _find_words(sought: str) -> list[int]:
    words = _plain_words(language())
    if sought in words:
        return [words[sought]]
    with suppress(InvalidNotation):  # another spelling or the plural
        return [SAY.first(VOCABULARY.move(f"say {sought}"))]
    begins = [place for word, place in words.items() if f" {sought}" in f" {word}"]
    return list(dict.fromkeys(begins)) if len(sought) > 1 else []


@cache
def _plain_acts(spoken: str) -> list[tuple[set[str], str]]:
    """Return for each act its names in this language and in the notation, and all the text in
    which it is found."""
    known: list[tuple[set[str], str]] = []
    for rule in RULES:
        said = [card_text(rule.name, form) for form in ("label", "", "animal")]
        noise = card_text(rule.name, "noise") if rule.noise else ""
        names = {plain_text(name) for name in (rule.name, *said[:2])}
        known.append((names, plain_text(f"{' '.join(names)} {said[2]} {noise}")))
    return known


@cache
def _plain_words(spoken: str) -> dict[str, int]:
    """Return the words of the notation and of this language, and the places of what they mean."""
    places = {word: place for place, word in enumerate(SAID)}
    others = {plain_text(other): places[word] for other, word in other_words(spoken).items()}
    return others | {plain_text(word): place for word, place in places.items()}
