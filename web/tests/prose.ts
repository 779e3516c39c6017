/** Finds what people would read or hear in our sources: in markup, in attributes, and in strings that look like prose. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import type * as SvelteCompiler from "svelte/compiler";
import type * as TypeScript from "typescript";

// What is tested lies elsewhere when it runs, where these cannot be seen.
const fromHere = createRequire(join(process.cwd(), "package.json"));
const ts = fromHere("typescript") as typeof TypeScript;
const svelte = fromHere("svelte/compiler") as typeof SvelteCompiler;

const SOURCES = join(process.cwd(), "src");
const TEXTS = join(SOURCES, "texts");
const GENERATED = join(SOURCES, "generated");
/** What a game brings for tests and tools. */
const OF_TESTS = /[\\/]games[\\/][^\\/]+[\\/](?:tests|browser-tests|tools)[\\/]/;

/** Attributes that are read or heard, and the props of our own parts that end up there. */
const HEARD = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "alt",
  "placeholder",
  "label",
  "about",
  "beside",
  "foot",
  "words",
  "said",
  "state",
]);
const LETTERS = /\p{L}/u;
const TWO_WORDS = /\p{L}{2,}[,;:]? +\p{L}{2,}/u;
const BEGINS_LIKE_A_SENTENCE = /^\p{Lu}\p{Ll}+[.!?…]?$/u;

export interface Found {
  file: string;
  line: number;
  text: string;
}

export function sources(): string[] {
  const inside = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((name) => join(SOURCES, name));
  return inside
    .filter(
      (file) =>
        /\.(ts|svelte)$/.test(file) && !file.startsWith(TEXTS) && !file.startsWith(GENERATED) && !OF_TESTS.test(file),
    )
    .sort();
}

export function proseIn(file: string): Found[] {
  const text = readFileSync(file, "utf8");
  const found = file.endsWith(".svelte") ? inComponent(text) : inScript(text, 0);
  return found.map(({ at, words }) => ({
    file: relative(SOURCES, file),
    line: text.slice(0, at).split("\n").length,
    text: words,
  }));
}

interface Place {
  at: number;
  words: string;
}

/** Strings of a script that look like prose: two words, or one with a capital. */
function inScript(text: string, offset: number): Place[] {
  const places: Place[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isThrowStatement(node)) return; // for who mends the page
    const words = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? withGaps(node) : "";
    if (looksLikeProse(words)) places.push({ at: offset + node.getStart(), words });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("script.ts", text, ts.ScriptTarget.ES2022, true));
  return places;
}

function withGaps(template: TypeScript.TemplateExpression): string {
  return template.head.text + template.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

function looksLikeProse(words: string): boolean {
  return TWO_WORDS.test(words) || BEGINS_LIKE_A_SENTENCE.test(words);
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

function inside(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function inComponent(text: string): Place[] {
  const root = svelte.parse(text, { modern: true });
  const places: Place[] = [];
  for (const script of [root.instance, root.module]) {
    if (!script) continue;
    const { start, end } = script.content as unknown as Node;
    places.push(...inScript(text.slice(start, end), start));
  }
  const visit = (node: Node, read: boolean): void => {
    if (node.type === "Attribute") {
      for (const child of inside(node)) visit(child, HEARD.has(String(node["name"])));
      return;
    }
    if (node.type.endsWith("Directive")) return;
    if (node.type === "Text" && read && LETTERS.test(String(node["data"])))
      places.push({ at: node.start, words: String(node["data"]).trim() });
    if (read) for (const { at, words } of shownBy(node)) places.push({ at, words });
    for (const child of inside(node)) visit(child, read && !isExpression(child));
  };
  visit(root.fragment as unknown as Node, true);
  return places;
}

function isExpression(node: Node): boolean {
  return /Expression$|Literal$/.test(node.type);
}

/** What an expression in markup may come to, as far as it stands there: not what it compares or asks for. */
function shownBy(node: Node): Place[] {
  if (node.type !== "ExpressionTag") return [];
  const places: Place[] = [];
  const come = (expression: Node): void => {
    if (
      expression.type === "Literal" &&
      LETTERS.test(String(expression["value"])) &&
      typeof expression["value"] === "string"
    )
      places.push({ at: expression.start, words: expression["value"] });
    if (expression.type === "TemplateLiteral") {
      const words = (expression["quasis"] as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join("…");
      if (LETTERS.test(words)) places.push({ at: expression.start, words });
    }
    if (expression.type === "ConditionalExpression")
      [expression["consequent"], expression["alternate"]].filter(isNode).forEach(come);
    if (expression.type === "LogicalExpression" || expression.type === "BinaryExpression") {
      if (!/^[=!<>]/.test(String(expression["operator"])))
        [expression["left"], expression["right"]].filter(isNode).forEach(come);
    }
  };
  if (isNode(node["expression"])) come(node["expression"]);
  return places;
}
