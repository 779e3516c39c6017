"""SVG primitives."""

import math

INK = "#2B2233"
CREAM = "#FFF6E4"
RADIUS = 40.0  # of a tile, from its middle to a corner
HALF_WIDTH = RADIUS * math.sqrt(3) / 2


def number(value: float) -> str:
    """Return a number with at most two decimals, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def filled(path: str, colour: str) -> str:
    """Return an area without an outline."""
    return f'<path d="{path}" fill="{colour}"/>'


def line(path: str, colour: str, width: float) -> str:
    """Return a line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def outlined(path: str, colour: str, width: float) -> str:
    """Return an area with an outline."""
    return (
        f'<path d="{path}" fill="{colour}" stroke="{INK}" stroke-width="{number(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def dot(x: float, y: float, across: float, down: float, colour: str, outline: float = 0) -> str:
    """Return an ellipse, with an outline unless its width is 0."""
    edge = f' stroke="{INK}" stroke-width="{number(outline)}"' if outline else ""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}" '
        f'fill="{colour}"{edge}/>'
    )


def polygon(points: list[tuple[float, float]]) -> str:
    """Return a closed path."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two, `share` of the way to the second."""
    ends = [[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (one, other)]
    between = [round(a * (1 - share) + b * share) for a, b in zip(*ends, strict=True)]
    return "#" + "".join(f"{part:02X}" for part in between)


def group(inner: str, name: str = "", transform: str = "") -> str:
    """Return several elements as one."""
    names = f' id="{name}"' if name else ""
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{names}{moved}>{inner}</g>"


def used(name: str, x: float, y: float, turn: int = 0, scale: float = 1.0) -> str:
    """Return a reference to a named drawing, moved and rotated by sixths."""
    turning = f" rotate({60 * turn})" if turn else ""
    scaling = f" scale({number(scale)})" if scale != 1 else ""
    return f'<use href="#{name}" transform="translate({number(x)} {number(y)}){turning}{scaling}"/>'


def text(
    words: str,
    x: float,
    y: float,
    size: int,
    colour: str = INK,
    *,
    anchor: str = "start",
    bold: bool = True,
) -> str:
    """Return a line of text."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{size}"{weight} fill="{colour}" '
        f'text-anchor="{anchor}">{words}</text>'
    )


def rectangle(x: float, y: float, wide: float, high: float, corner: int, look: str) -> str:
    """Return a rectangle with round corners; `look` is its style."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" '
        f'rx="{corner}" {look}/>'
    )
