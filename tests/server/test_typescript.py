"""Generated TypeScript types: by example, and checked by the TypeScript compiler."""

import textwrap
from collections.abc import Sequence
from datetime import timedelta
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, NotRequired, TypedDict, TypeVar

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field
from msgspec.json import encode

from tabbytop.server.field_comments import field_comments
from tabbytop.server.typescript import generate_typescript
from tests.server.browser_types import complaints


class Mood(Enum):
    """How a cat feels."""

    SLEEPY = "sleepy"
    HUNGRY = "hungry"


class Collar(TypedDict):
    """Around the neck."""

    name: str  # engraved … in gold
    bell: NotRequired[bool]
    age: int | None


class Meal(Struct, tag="meal", tag_field="type", forbid_unknown_fields=True):
    """What a cat is given."""

    bowl: Annotated[int, Meta(ge=1, le=3)]
    food: Literal["fish", "milk"] = "milk"
    extra: list[str] = []


class Nap(Struct, tag="nap", tag_field="type", omit_defaults=True, rename="camel"):
    """Sleep.

    Much */ of it.
    """

    how_long: Annotated[float, Meta(description="in hours")]
    dreams_of: str = ""  # mice, mostly
    with_whom: "Cat | None" = None


class Cat(Struct):
    mood: Mood
    collar: Collar | None
    next: "Meal | Nap | None" = None
    kittens: "list[Cat]" = field(default_factory=list)
    chip: int | UnsetType = UNSET
    plans: list[Meal | Nap] = []
    paws: tuple[int, int] = (2, 2)
    places: list[tuple[list[str | int], Any]] = []
    tricks: dict[str, bool] = {}
    liked: dict[Literal["fish", "milk"], int] = {}
    anything: Raw = Raw(b"null")
    facts: dict[str, object] = {}
    more_than_words: str = field(default="", name="more-than-words")


PLANS = {"Plan": Meal | Nap, "Food": Literal["fish", "milk"]}


def only(wanted: type, **unions: object) -> str:
    """The declaration of one type."""
    return generate_typescript([wanted], unions).partition("\n}\n")[0] + "\n}\n"


def lines(text: str) -> str:
    return textwrap.dedent(text).lstrip("\n")


def test_defaults_are_optional_in_strict_messages() -> None:
    assert only(Meal) == lines("""
        /** What a cat is given. */
        export interface Meal {
          type: "meal";
          bowl: number;
          /** without it: "milk" */
          food?: "fish" | "milk";
          /** without it: [] */
          extra?: string[];
        }
    """)


def test_encoded_names_comments_and_descriptions_are_written() -> None:
    assert only(Nap) == lines(r"""
        /**
         * Sleep.
         *
         * Much *\/ of it.
         */
        export interface Nap {
          type: "nap";
          /** in hours */
          howLong: number;
          /** mice, mostly; without it: "" */
          dreamsOf?: string;
          /** without it: null */
          withWhom?: Cat | null;
        }
    """)


def test_fields_of_sent_messages_are_required() -> None:
    assert only(Cat) == lines("""
        export interface Cat {
          mood: Mood;
          collar: Collar | null;
          next: Meal | Nap | null;
          kittens: Cat[];
          chip?: number;
          plans: (Meal | Nap)[];
          paws: [number, number];
          places: [(string | number)[], unknown][];
          tricks: { [key: string]: boolean };
          liked: { [key in "fish" | "milk"]?: number };
          anything: unknown;
          facts: { [key: string]: unknown };
          "more-than-words": string;
        }
    """)


def test_typed_dict_keeps_its_field_order() -> None:
    assert only(Collar) == lines("""
        /** Around the neck. */
        export interface Collar {
          /** engraved … in gold */
          name: string;
          bell?: boolean;
          age: number | null;
        }
    """)


def test_named_unions_are_used_by_name() -> None:
    text = generate_typescript([Cat, Meal], PLANS)
    assert "  next: Plan | null;\n" in text
    assert "  plans: Plan[];\n" in text
    assert "  liked: { [key in Food]?: number };\n" in text
    assert "  food?: Food;\n" in text
    assert text.endswith(
        'export type Plan =\n  | Meal\n  | Nap;\n\nexport type Food =\n  | "fish"\n  | "milk";\n'
    )


def test_every_type_is_written_once_with_its_dependencies() -> None:
    text = generate_typescript([Meal, Cat, Meal])
    declared = [line.split()[2] for line in text.splitlines() if line.startswith("export")]
    assert declared == ["Meal", "Cat", "Mood", "Collar", "Nap"]
    assert '/** How a cat feels. */\nexport type Mood = "sleepy" | "hungry";\n' in text


def test_field_comments_are_inherited_without_tool_directives() -> None:
    class Tom(Nap):
        dreams_of: str = "fish"  # fmt: skip
        snores: bool = False  # loudly

    assert field_comments(Tom) == {"dreams_of": "mice, mostly", "snores": "loudly"}


Thing = TypeVar("Thing")


class Wrapped(Struct, Generic[Thing]):
    inside: Thing


class Row(Struct, array_like=True):
    number: int


class Slow(Struct):
    lasts: timedelta


@pytest.mark.parametrize(
    ("types", "named"),
    [([Slow], "TimeDelta"), ([Row], "Row"), ([Wrapped[int]], "Wrapped"), ([Path], "Path")],
)
def test_type_without_typescript_equivalent_is_refused_by_name(
    types: Sequence[type], named: str
) -> None:
    with pytest.raises(TypeError, match=f"there is no TypeScript for .*{named}"):
        generate_typescript(types)


def test_two_types_of_one_name_are_refused() -> None:
    other = type("Meal", (Struct,), {"__annotations__": {"size": int}})
    with pytest.raises(TypeError, match="two types are called Meal"):
        generate_typescript([Meal, other])
    with pytest.raises(TypeError, match="a union and a class are both called Nap"):
        generate_typescript([Cat], {"Nap": Literal["short", "long"]})


def test_typescript_compiler_accepts_and_refuses_as_msgspec_does(tmp_path: Path) -> None:
    collar = Collar(name="Tom", age=None)
    cats = [
        Cat(Mood.SLEEPY, None),
        Cat(Mood.HUNGRY, collar, Nap(1.5), chip=3, liked={"fish": 1}, anything=Raw(b'{"a":[1]}')),
        Cat(Mood.HUNGRY, {**collar, "bell": True}, Meal(2), plans=[Meal(1), Nap(2, "mice")]),
        Cat(Mood.SLEEPY, None, kittens=[Cat(Mood.HUNGRY, None, places=[(["a", 1], {"b": 2})])]),
    ]
    sent = "".join(f"cats.push({encode(cat).decode()});\n" for cat in cats)
    use = lines("""
        import type { Cat, Meal, Plan } from "./types";

        export const cats: Cat[] = [];
        export const least: Meal = { type: "meal", bowl: 1 };
        export function told(plan: Plan): number | string | undefined {
          switch (plan.type) {
            case "meal": return plan.bowl;
            case "nap": return plan.dreamsOf;
          }
        }
        // @ts-expect-error: a bowl is missing
        export const without: Meal = { type: "meal" };
        // @ts-expect-error: there is no such food
        export const mouse: Meal = { type: "meal", bowl: 1, food: "mouse" };
        // @ts-expect-error: no meal has a colour
        export const more: Meal = { type: "meal", bowl: 1, colour: "red" };
        // @ts-expect-error: a nap has no bowl
        export const bowl = (plan: Plan): number => plan.type === "nap" ? plan.bowl : 0;
        // @ts-expect-error: it may be missing
        export const dream = (plan: Plan): string => plan.type === "nap" ? plan.dreamsOf : "";
    """)
    assert complaints(tmp_path, types=generate_typescript([Cat], PLANS), use=use + sent) == ""


def test_typescript_compiler_really_runs(tmp_path: Path) -> None:
    said = complaints(tmp_path, wrong='export const bowl: number = "one";\n')
    assert "wrong.ts(1,14): error TS2322" in said
