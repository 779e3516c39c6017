"""The picture of a moment of a finished game, which messengers show beside its link.

It is drawn on the game's own picture, in the fonts of the page: the move in words, the names, and
at the end the scores. Without a built page there is none.
"""

import io
from collections import OrderedDict
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tabbytop.server.people.moments import Moment
from tabbytop.server.people.replays import ReplayService
from tabbytop.server.routes.page import FOLDER, PICTURES
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

_MOST_KEPT: Final = 60  # pictures, some megabytes
_INK: Final = "#2b2233"
_PAPER: Final = "#fffaf0"
_ACCENT: Final = "#a8341f"
_PANEL: Final = (500, 126, 1168, 428)  # left, top, right, bottom: under the lamp, above the cat
_MARGIN: Final = 30
_MOST_LETTERS: Final = 400  # that are tried; more never fit
_BOLD: Final = 800


class MomentPictures:
    """Draws pictures beside the event loop, when it is the turn of whoever asks, and keeps the
    latest."""

    def __init__(self, replays: ReplayService) -> None:
        self._kept: OrderedDict[Moment, bytes] = OrderedDict()
        self._replays = replays

    async def picture(self, moment: Moment, address: str) -> bytes | None:
        """The picture as PNG; None: the page is not built. RateLimited if the address has enough
        pending."""
        if moment not in self._kept:
            drawn = await self._replays.in_turn(address, 0, partial(draw_moment, moment))
            if drawn is None:
                return None
            self._kept[moment] = drawn
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(moment)
        return self._kept[moment]


def draw_moment(moment: Moment) -> bytes | None:
    """Draw a moment as PNG; None: the page is not built."""
    # Pillow is large, and most servers draw no picture for hours.
    from PIL import Image, ImageDraw  # noqa: PLC0415

    background = _background(moment.game)
    if background is None or not _font_files():
        return None
    with Image.open(background) as opened:
        picture = opened.convert("RGB")
    draw = ImageDraw.Draw(picture)
    left, top, right, bottom = _PANEL
    shadow = (left + 6, top + 8, right + 6, bottom + 8)
    draw.rounded_rectangle(shadow, 26, fill=_INK)
    draw.rounded_rectangle(_PANEL, 26, fill=_PAPER, outline=_INK, width=5)
    line = top + _MARGIN - 6
    draw.text((left + _MARGIN, line), moment.kicker, fill=_ACCENT, font=_font(34))
    line += 52
    names = _name_lines(draw, moment)
    space = bottom - _MARGIN - line - 42 * len(names)
    size, lines = _fitted(draw, _drawable(moment.words), right - left - 2 * _MARGIN, space)
    for words in lines:
        draw.text((left + _MARGIN, line), words, fill=_INK, font=_font(size))
        line += round(size * 1.2)
    line = bottom - _MARGIN + 4 - 42 * len(names)
    for words in names:
        draw.text((left + _MARGIN, line), words, fill=_INK, font=_font(28))
        line += 42
    written = io.BytesIO()
    picture.quantize(colors=128, dither=Image.Dither.NONE).save(written, "PNG")
    return written.getvalue()


def _name_lines(draw: "ImageDraw", moment: Moment) -> list[str]:
    """All names, with scores at the end of the game, in at most two lines."""
    words: list[str] = []
    for seat, name in enumerate(moment.names):
        shown = _name(name, seat, moment.language)
        score = moment.scores[seat] if seat < len(moment.scores) else ""
        words.append(f"{shown} {score}".rstrip().replace(" ", "\u00a0"))
    width = _PANEL[2] - _PANEL[0] - 2 * _MARGIN
    lines = _wrapped(draw, " · ".join(words), _font(28), width)
    return lines if len(lines) <= 2 else [lines[0], _shortened(draw, lines[1], _font(28), width)]


def _name(name: str, seat: int, language: str) -> str:
    """The name, or the number of the seat if the fonts lack its letters."""
    if all(map(_is_drawable, name)):
        return name
    return render(Message("server", "moment-seat", number=seat + 1), language)


def _fitted(draw: "ImageDraw", text: str, width: int, height: int) -> tuple[int, list[str]]:
    """The largest size at which the text fits, and its lines; the smallest is cut off."""
    for size in (46, 40, 34, 30):
        lines = _wrapped(draw, text, _font(size), width)
        if len(lines) * size * 1.2 <= height:
            return size, lines
    most = max(1, int(height // (30 * 1.2)))
    return 30, [*lines[: most - 1], _shortened(draw, lines[most - 1], _font(30), width)]


def _wrapped(draw: "ImageDraw", text: str, font: "FreeTypeFont", width: int) -> list[str]:
    lines = [""]
    for word in text[:_MOST_LETTERS].split(" "):
        longer = f"{lines[-1]} {word}".strip(" ")
        if draw.textlength(longer, font=font) <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [
        line if draw.textlength(line, font=font) <= width else _shortened(draw, line, font, width)
        for line in lines
    ]


def _shortened(draw: "ImageDraw", text: str, font: "FreeTypeFont", width: int) -> str:
    while text and draw.textlength(f"{text} …", font=font) > width:
        text = text[:-1]
    return f"{text.rstrip(' ·')} …"


def _drawable(text: str) -> str:
    """The text without the letters that the fonts lack."""
    return "".join(letter if _is_drawable(letter) else "·" for letter in text)


def _is_drawable(letter: str) -> bool:
    """Whether the Latin font has the letter: what `unicode-range` says of it."""
    code = ord(letter)
    return 0x20 <= code < 0x100 or code in (0x131, 0x152, 0x153, 0x20AC) or 0x2010 <= code <= 0x203A


def _background(game: str) -> Path | None:
    places = (FOLDER / PICTURES / f"{name}.png" for name in (game, "tabbytop"))
    return next((place for place in places if place.is_file()), None)


@cache
def _font_files() -> tuple[Path, ...]:
    return tuple(sorted((FOLDER / "assets").glob("grandstander-latin-wght-normal-*.woff2")))


@cache
def _font(size: int) -> "FreeTypeFont":
    from PIL import ImageFont  # noqa: PLC0415 - as above

    font = ImageFont.truetype(_font_files()[0], size)
    font.set_variation_by_axes([_BOLD])
    return font
