"""Names for bots, in the terminal and on the server."""

from typing import Final

# No name is that of a card, so that "Luna" is never both a player and a cat on the table.
BOT_NAMES: Final = (
    "Biscuit", "Pickles", "Miso", "Wonton", "Nougat", "Toast", "Sesame", "Olive", "Clementine",
    "Dumpling", "Radish", "Parsnip", "Figaro", "Lychee", "Kiki", "Juno", "Tapioca", "Pixel",
    "Marble", "Hazel", "Nutmeg", "Paprika", "Saffron", "Mochi", "Tofu", "Bramble", "Clover",
    "Thistle", "Doodle", "Button", "Ziggy", "Sprout",
)  # fmt: skip
