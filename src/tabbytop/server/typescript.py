"""Generates TypeScript types for our messages and views, as browsers receive them in JSON.

A class becomes an interface, a union a union, a docstring or a field's comment a comment. A type
without an equivalent is a TypeError that names it, never `any`.
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

PRIMITIVES: Final[Mapping[type[shapes.Type], str]] = {
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


def generate_typescript(types: Sequence[type], unions: Mapping[str, object] | None = None) -> str:
    """The types and those they depend on, in the order of first use, then the unions."""
    return _Generator(types, unions or {}).text()


class _Generator:
    def __init__(self, types: Sequence[type], unions: Mapping[str, object]) -> None:
        self.pending: list[shapes.Type] = []  # named types that are not written yet
        self.named: dict[str, type] = {}
        self.unions: dict[str, list[str]] = {}
        self.union_names: dict[str, str] = {}  # by the text of the union
        for shape in shapes.multi_type_info(types):
            self.of(shape)
        for name, union in unions.items():
            self.unions[name] = self.parts(shapes.type_info(union))
            self.union_names.setdefault(_either(self.unions[name]), name)

    def text(self) -> str:
        """The whole output. Writing a type may add others to the pending ones."""
        written: list[str] = []
        while self.pending:
            written.append(self.declaration(self.pending.pop(0)))
        for name, parts in self.unions.items():
            if name in self.named:
                raise TypeError(f"a union and a class are both called {name}")
            lines = "".join(f"\n  | {part}" for part in parts)
            written.append(f"export type {name} ={lines};\n")
        return "\n".join(written)

    def declaration(self, shape: shapes.Type) -> str:
        """The exported declaration of a named type."""
        if isinstance(shape, shapes.EnumType):
            values = _either([json.dumps(member.value) for member in shape.cls])
            return (
                f"{_comment(_docstring(shape.cls))}export type {shape.cls.__name__} = {values};\n"
            )
        assert isinstance(shape, shapes.StructType | shapes.TypedDictType)
        comments = field_comments(shape.cls)
        lines = [f"{_comment(_docstring(shape.cls))}export interface {shape.cls.__name__} {{\n"]
        if isinstance(shape, shapes.StructType) and shape.tag_field is not None:
            lines.append(f"  {_key(shape.tag_field)}: {json.dumps(shape.tag)};\n")
        for field in _fields_in_order(shape):
            remarks = [_description(field.type) or comments.get(field.name, "")]
            mark = "?" if _is_optional(shape, field) else ""
            if mark:
                remarks.append(_default_comment(field))
            lines.append(_comment("; ".join(filter(None, remarks)), "  "))
            lines.append(f"  {_key(field.encode_name)}{mark}: {self.of(field.type)};\n")
        return "".join([*lines, "}\n"])

    def of(self, shape: shapes.Type) -> str:
        """The type as it is written where it is used."""
        if type(shape) in PRIMITIVES:
            return PRIMITIVES[type(shape)]
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
        """The name of a class, which becomes pending on first use."""
        if get_origin(shape.cls) is not None or getattr(shape, "array_like", False):
            raise TypeError(f"there is no TypeScript for {shape.cls}: it is generic, or a list")
        name = shape.cls.__name__
        if name not in self.named:
            self.named[name] = shape.cls
            self.pending.append(shape)
        if self.named[name] is not shape.cls:
            raise TypeError(f"two types are called {name}: {self.named[name]} and {shape.cls}")
        return name

    def parts(self, shape: shapes.Type) -> list[str]:
        """The members of a union or a Literal; another type is its only member."""
        if isinstance(shape, shapes.LiteralType):
            return [json.dumps(value) for value in shape.values]
        types = shape.types if isinstance(shape, shapes.UnionType) else [shape]
        return [self.of(part) for part in types]

    def union(self, parts: list[str]) -> str:
        """The union, by its name if it has one."""
        full = _either([part for part in parts if part != "null"])
        or_null = ["null"] if "null" in parts else []
        return _either([self.union_names.get(full, full), *or_null])

    def list_of(self, shape: shapes.Type) -> str:
        """An array type, with brackets around a union."""
        if isinstance(shape, shapes.Metadata):
            return self.list_of(shape.type)
        item = self.of(shape)
        several = isinstance(shape, shapes.UnionType | shapes.LiteralType) and " | " in item
        return f"({item})[]" if several else f"{item}[]"

    def dictionary(self, shape: shapes.DictType) -> str:
        """A mapping type, without `Record`, which may be the name of one of our classes."""
        value = self.of(shape.value_type)
        if isinstance(shape.key_type, shapes.LiteralType | shapes.EnumType):
            return f"{{ [key in {self.of(shape.key_type)}]?: {value} }}"
        return f"{{ [key: string]: {value} }}"


def _fields_in_order(shape: shapes.StructType | shapes.TypedDictType) -> list[shapes.Field]:
    """The fields in the order of the class; msgspec sorts those of a TypedDict by name."""
    if isinstance(shape, shapes.StructType):
        return list(shape.fields)
    declared = list(shape.cls.__annotations__)
    return sorted(shape.fields, key=lambda field: declared.index(field.name))


def _is_optional(shape: shapes.StructType | shapes.TypedDictType, field: shapes.Field) -> bool:
    """Whether the field may be missing in JSON.

    In messages that we send, only unset fields and omitted defaults are missing. Messages that
    forbid unknown fields come from clients, which may omit every field with a default.
    """
    if field.required:
        return False
    if field.default is NODEFAULT and field.default_factory is NODEFAULT:
        return True
    assert isinstance(shape, shapes.StructType)
    return shape.forbid_unknown_fields or shape.cls.__struct_config__.omit_defaults


def _default_comment(field: shapes.Field) -> str:
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
