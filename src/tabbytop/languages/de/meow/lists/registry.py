"""All words that can be said: how Germans read and type each word of the notation."""

from typing import Final

from tabbytop.texts.word_lists import translated_words

SAID: Final = {word.name: word.said for word in translated_words("meow", "de").values()}
