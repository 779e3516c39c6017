"""The types of our messages and views in TypeScript, as their JSON reaches a browser.

A class becomes an interface, a union a union, a docstring or a field's remark a comment. What has
no honest counterpart is a TypeError that names it, never `any`.
"""

import inspect
import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, get_origin

from msgspec import NODEFAULT
from msgspec import inspect as shapes
from msgspec.json import encode

from tabbytop.server.field_comments import field_comments

PLAIN: Final[Mapping[type[shapes.Type], str]] = {
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BytesType: "string",
    shapes.DateTimeType: "string",
    shapes.DateType: "string",
    shapes.TimeType: "string",
    shapes.UUIDType: "string",
}
LISTS: Final = (
    shapes.ListType,
    shapes.VarTupleType,
    shapes.SetType,
    shapes.FrozenSetType,
    shapes.CollectionType,
)
IDENTIFIER: Final = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


def typescript(types: Sequence[type], unions: Mapping[str, object] | None = None) -> str:
    """The types, and those that they need, in the order in which they are met; then the unions."""
    return _Page(types, unions or {}).text()


class _Page:
    def __init__(self, types: Sequence[type], unions: Mapping[str, object]) -> None:
        self.waiting: list[shapes.Type] = []  # those with a name that are not written yet
        self.named: dict[str, type] = {}
        self.unions: dict[str, list[str]] = {}
        self.union_names: dict[str, str] = {}  # by how the union would be written without a name
        for shape in shapes.multi_type_info(types):
            self.of(shape)
        for name, union in unions.items():
            self.unions[name] = self.parts(shapes.type_info(union))
            self.union_names.setdefault(_either(self.unions[name]), name)

    def text(self) -> str:
        """All of it. Writing a type may add others to those that wait."""
        written: list[str] = []
        while self.waiting:
            written.append(self.declaration(self.waiting.pop(0)))
        for name, parts in self.unions.items():
            if name in self.named:
                raise TypeError(f"a union and a class are both called {name}")
            lines = "".join(f"\n  | {part}" for part in parts)
            written.append(f"export type {name} ={lines};\n")
        return "\n".join(written)

    def declaration(self, shape: shapes.Type) -> str:
        """A type with a name, exported."""
        if isinstance(shape, shapes.EnumType):
            values = _either([json.dumps(member.value) for member in shape.cls])
            return (
                f"{_comment(_docstring(shape.cls))}export type {shape.cls.__name__} = {values};\n"
            )
        assert isinstance(shape, shapes.StructType | shapes.TypedDictType)
        beside = field_comments(shape.cls)
        lines = [f"{_comment(_docstring(shape.cls))}export interface {shape.cls.__name__} {{\n"]
        if isinstance(shape, shapes.StructType) and shape.tag_field is not None:
            lines.append(f"  {_key(shape.tag_field)}: {json.dumps(shape.tag)};\n")
        for field in _as_declared(shape):
            remarked = [_description(field.type) or beside.get(field.name, "")]
            mark = "?" if _may_be_missing(shape, field) else ""
            if mark:
                remarked.append(_meant_by_missing(field))
            lines.append(_comment("; ".join(filter(None, remarked)), "  "))
            lines.append(f"  {_key(field.encode_name)}{mark}: {self.of(field.type)};\n")
        return "".join([*lines, "}\n"])

    def of(self, shape: shapes.Type) -> str:
        """How the type is written where it is used."""
        if type(shape) in PLAIN:
            return PLAIN[type(shape)]
        if isinstance(shape, shapes.Metadata):
            return self.of(shape.type)
        if isinstance(shape, shapes.UnionType | shapes.LiteralType):
            return self.union(self.parts(shape))
        if isinstance(shape, LISTS):
            return self.list_of(shape.item_type)
        if isinstance(shape, shapes.TupleType):
            return f"[{', '.join(self.of(item) for item in shape.item_types)}]"
        if isinstance(shape, shapes.DictType):
            return self.dictionary(shape)
        if isinstance(shape, shapes.CustomType) and shape.cls is object:
            return "unknown"
        if isinstance(shape, shapes.StructType | shapes.TypedDictType | shapes.EnumType):
            return self.name(shape)
        raise TypeError(f"there is no TypeScript for {getattr(shape, 'cls', shape)}")

    def name(self, shape: shapes.StructType | shapes.TypedDictType | shapes.EnumType) -> str:
        """The name of a class, which waits to be written if it has not been met yet."""
        if get_origin(shape.cls) is not None or getattr(shape, "array_like", False):
            raise TypeError(f"there is no TypeScript for {shape.cls}: it is generic, or a list")
        name = shape.cls.__name__
        if name not in self.named:
            self.named[name] = shape.cls
            self.waiting.append(shape)
        if self.named[name] is not shape.cls:
            raise TypeError(f"two types are called {name}: {self.named[name]} and {shape.cls}")
        return name

    def parts(self, shape: shapes.Type) -> list[str]:
        """Of a union or a choice of words; anything else is its only part."""
        if isinstance(shape, shapes.LiteralType):
            return [json.dumps(value) for value in shape.values]
        types = shape.types if isinstance(shape, shapes.UnionType) else [shape]
        return [self.of(part) for part in types]

    def union(self, parts: list[str]) -> str:
        """By its name, if it has one."""
        full = _either([part for part in parts if part != "null"])
        or_null = ["null"] if "null" in parts else []
        return _either([self.union_names.get(full, full), *or_null])

    def list_of(self, shape: shapes.Type) -> str:
        """With brackets around a union, so that `[]` means all of it."""
        if isinstance(shape, shapes.Metadata):
            return self.list_of(shape.type)
        item = self.of(shape)
        several = isinstance(shape, shapes.UnionType | shapes.LiteralType) and " | " in item
        return f"({item})[]" if several else f"{item}[]"

    def dictionary(self, shape: shapes.DictType) -> str:
        """No `Record`: a class of ours may well be called that."""
        value = self.of(shape.value_type)
        if isinstance(shape.key_type, shapes.LiteralType | shapes.EnumType):
            return f"{{ [key in {self.of(shape.key_type)}]?: {value} }}"
        return f"{{ [key: string]: {value} }}"


def _as_declared(shape: shapes.StructType | shapes.TypedDictType) -> list[shapes.Field]:
    """The fields in the order of the class; msgspec sorts those of a TypedDict by name."""
    if isinstance(shape, shapes.StructType):
        return list(shape.fields)
    declared = list(shape.cls.__annotations__)
    return sorted(shape.fields, key=lambda field: declared.index(field.name))


def _may_be_missing(shape: shapes.StructType | shapes.TypedDictType, field: shapes.Field) -> bool:
    """Whether JSON may be without the field, whichever way it goes.

    What we send has all fields but those that are unset, or left out as defaults. What we read
    strictly comes from a client, who may leave out whatever has a default.
    """
    if field.required:
        return False
    if field.default is NODEFAULT and field.default_factory is NODEFAULT:
        return True
    assert isinstance(shape, shapes.StructType)
    return shape.forbid_unknown_fields or shape.cls.__struct_config__.omit_defaults


def _meant_by_missing(field: shapes.Field) -> str:
    if field.default is not NODEFAULT:
        return f"without it: {encode(field.default).decode()}"
    if field.default_factory is not NODEFAULT:
        return f"without it: {encode(field.default_factory()).decode()}"
    return ""


def _either(parts: Sequence[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _key(name: str) -> str:
    return name if IDENTIFIER.fullmatch(name) else json.dumps(name)


def _docstring(cls: type) -> str:
    return inspect.cleandoc(vars(cls).get("__doc__") or "")


def _description(shape: shapes.Type) -> str:
    extra = shape.extra_json_schema if isinstance(shape, shapes.Metadata) else None
    return str((extra or {}).get("description", ""))


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.replace("*/", "*\\/").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    inside = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inside}{indent} */\n"
