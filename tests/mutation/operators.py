"""Mutation operators: each changes one place in a syntax tree."""

import ast
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

_RULING: Final = re.compile(r"[A-Z]{2}-[A-Z]{1,2}\d+")

_BOUNDARY: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_OPPOSITE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_WRAPPERS: Final = {"sorted", "list", "set", "abs", "reversed"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Site:
    """A place where one operator applies; `apply` changes the tree that it was found in."""

    def __init__(
        self, operator: str, statement: ast.stmt, function: str, apply: Callable[[], None]
    ) -> None:
        self.operator = operator
        self.statement = statement
        self.function = function  # its qualified name; empty outside of functions
        self.apply = apply


class _Finder:
    """Walks a module in the order of its source and collects the sites."""

    def __init__(self) -> None:
        self.sites: list[Site] = []
        self.names: list[str] = []
        self.functions: list[Function] = []
        self.statement: ast.stmt = ast.Pass()

    def add(self, operator: str, apply: Callable[[], None]) -> None:
        function = ".".join(self.names) if self.functions else ""
        self.sites.append(Site(operator, self.statement, function, apply))

    def block(self, body: list[ast.stmt]) -> None:
        for place, statement in enumerate(body):
            if _is_text_alone(statement):
                continue
            self.statement = statement
            self._removal(body, place)
            self._statement(statement)

    def _removal(self, body: list[ast.stmt], place: int) -> None:
        """Remove the statement, or exchange `break` and `continue`."""
        old = body[place]
        new: ast.stmt = ast.copy_location(ast.Pass(), old)
        if isinstance(old, ast.Continue):
            new = ast.copy_location(ast.Break(), old)
        elif isinstance(old, ast.Break):
            new = ast.copy_location(ast.Continue(), old)
        elif isinstance(old, ast.Return):
            if old.value is not None:
                return
        elif isinstance(old, ast.Raise):
            if "NotImplementedError" in ast.dump(old):
                return
        elif isinstance(old, ast.Assign | ast.AugAssign):
            if not self.functions:
                return  # a name of the module or class: nothing could be imported
        elif not isinstance(old, ast.Expr):
            return

        def apply() -> None:
            body[place] = new

        self.add("remove", apply)

    def _statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            self._defaults(node)
            self.names.append(node.name)
            self.functions.append(node)
            self.block(node.body)
            self.functions.pop()
            self.names.pop()
        elif isinstance(node, ast.ClassDef):
            self.names.append(node.name)
            functions, self.functions = self.functions, []
            self.block(node.body)
            self.functions = functions
            self.names.pop()
        elif isinstance(node, ast.If):
            if "TYPE_CHECKING" in ast.dump(node.test):
                return
            self._condition(node)
            self._fields(node, ("test",))
            self.block(node.body)
            self.block(node.orelse)
        elif isinstance(node, ast.While):
            self._fields(node, ("test",))
            self.block(node.body)
        elif isinstance(node, ast.For):
            self._fields(node, ("iter",))
            self.block(node.body)
            self.block(node.orelse)
        elif isinstance(node, ast.With):
            self.block(node.body)
        elif isinstance(node, ast.Try):
            self.block(node.body)
            for handler in node.handlers:
                self.block(handler.body)
            self.block(node.orelse)
            self.block(node.finalbody)
        elif isinstance(node, ast.AnnAssign):
            self._fields(node, ("value",))
        elif isinstance(node, ast.Return):
            self._returned(node)
            self._fields(node, ("value",))
        elif isinstance(node, ast.Raise):
            pass  # what is raised is a text
        elif not isinstance(node, ast.Import | ast.ImportFrom):
            self._fields(node, node._fields)

    def _defaults(self, node: Function) -> None:
        lists: list[list[Any]] = [node.args.defaults, node.args.kw_defaults]
        for defaults in lists:
            for place, default in enumerate(defaults):
                if default is not None:
                    self._expression(default, _setter_at(defaults, place))

    def _condition(self, node: ast.If) -> None:
        for constant in (True, False):
            self.add("if", _setter(node, "test", ast.Constant(constant)))

    def _returned(self, node: ast.Return) -> None:
        value = node.value
        if value is None or isinstance(value, ast.Constant):
            return
        wanted = ast.unparse(self.functions[-1].returns or ast.Constant(None))
        if wanted == "bool":
            self.add("return", _setter(node, "value", ast.UnaryOp(ast.Not(), value)))
        elif wanted in {"int", "i64"}:
            self.add("return", _setter(node, "value", _plus(value, 1)))
        elif wanted.startswith("list["):
            if not isinstance(value, ast.List) or value.elts:
                self.add("return", _setter(node, "value", ast.List([], ast.Load())))
        else:
            self.add("return", _setter(node, "value", ast.Constant(None)))

    def _fields(self, node: ast.AST, names: tuple[str, ...]) -> None:
        for name in names:
            value = getattr(node, name, None)
            if isinstance(value, ast.operator):
                self._operator(node, name, value)
            elif isinstance(value, ast.AST):
                self._expression(value, _setter_of(node, name))
            elif isinstance(value, list):
                for place, each in enumerate(value):
                    if isinstance(each, ast.AST):
                        self._expression(each, _setter_at(value, place))

    def _operator(self, node: ast.AST, name: str, operator: ast.operator) -> None:
        other = _ARITHMETIC.get(type(operator))
        if other is not None and not _is_text(node):
            self.add("arithmetic", _setter(node, name, other()))

    def _expression(self, node: ast.AST, put: Callable[[ast.AST], None]) -> None:
        if isinstance(node, ast.JoinedStr | ast.expr_context):
            return
        if isinstance(node, ast.Constant):
            self._constant(node, put)
            return
        if isinstance(node, ast.Compare):
            for place, comparison in enumerate(node.ops):
                boundary = _BOUNDARY.get(type(comparison))
                if boundary is not None:
                    self.add("boundary", _placer(node.ops, place, boundary()))
                opposite = _OPPOSITE[type(comparison)]
                self.add("compare", _placer(node.ops, place, opposite()))
        elif isinstance(node, ast.BoolOp):
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            self.add("and-or", _setter(node, "op", other))
            for place in range(len(node.values)):
                if _is_for_the_type_checker(node.values[place]):
                    continue
                rest = [value for at, value in enumerate(node.values) if at != place]
                if len(rest) == 1:
                    self.add("condition", _caller(put, rest[0]))
                else:
                    self.add("condition", _setter(node, "values", rest))
        elif isinstance(node, ast.UnaryOp):
            if isinstance(node.op, ast.Not | ast.USub):
                self.add("negation", _caller(put, node.operand))
        elif isinstance(node, ast.IfExp):
            self.add("choice", _caller(put, node.body))
            self.add("choice", _caller(put, node.orelse))
        elif isinstance(node, ast.Call):
            self._call(node, put)
        elif isinstance(node, ast.comprehension):
            for place in range(len(node.ifs)):
                self.add("filter", _placer(node.ifs, place, ast.Constant(True)))
        self._fields(node, node._fields)

    def _constant(self, node: ast.Constant, put: Callable[[ast.AST], None]) -> None:
        value = node.value
        if isinstance(value, bool):
            self.add("constant", _caller(put, ast.Constant(not value)))
        elif isinstance(value, int):
            self.add("constant", _caller(put, ast.Constant(value + 1)))
            if value > 0:
                self.add("constant", _caller(put, ast.Constant(value - 1)))
        elif isinstance(value, str) and _RULING.fullmatch(value):
            self.add("ruling", _caller(put, ast.Constant(value + "0")))

    def _call(self, node: ast.Call, put: Callable[[ast.AST], None]) -> None:
        called = node.func
        if isinstance(called, ast.Name):
            if called.id in _TWINS:
                self.add("call", _setter(called, "id", _TWINS[called.id]))
            if called.id in _WRAPPERS and len(node.args) == 1 and not node.keywords:
                self.add("call", _caller(put, node.args[0]))
        elif isinstance(called, ast.Attribute) and called.attr == "copy" and not node.args:
            self.add("call", _caller(put, called.value))


def _is_text_alone(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _is_for_the_type_checker(node: ast.expr) -> bool:
    """Return whether the statement only narrows the type of the options."""
    return isinstance(node, ast.Call) and ast.unparse(node).startswith("isinstance(options,")


def _is_text(node: ast.AST) -> bool:
    """Return whether the operation joins texts."""
    return any(
        isinstance(part, ast.JoinedStr)
        or (isinstance(part, ast.Constant) and isinstance(part.value, str))
        for part in ast.iter_child_nodes(node)
    )


def _plus(value: ast.expr, more: int) -> ast.expr:
    return ast.BinOp(value, ast.Add(), ast.Constant(more))


def _setter_of(node: ast.AST, name: str) -> Callable[[ast.AST], None]:
    return lambda value: setattr(node, name, value)


def _setter(node: ast.AST, name: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, name, value)


def _setter_at(values: list[Any], place: int) -> Callable[[ast.AST], None]:
    def put(value: ast.AST) -> None:
        values[place] = value

    return put


def _placer(values: list[Any], place: int, value: ast.AST) -> Callable[[], None]:
    def apply() -> None:
        values[place] = value

    return apply


def _caller(put: Callable[[ast.AST], None], value: ast.AST) -> Callable[[], None]:
    return lambda: put(value)


def sites(tree: ast.Module) -> Iterator[Site]:
    """Return every site of a module, always in the same order."""
    finder = _Finder()
    finder.block(tree.body)
    return iter(finder.sites)
