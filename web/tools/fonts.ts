/**
 * The fonts of the page, one stylesheet for each language, with the letters of its texts cut out: a third of their weight.
 *
 * Rarer letters (somebody's name has them) come from the whole files, by `unicode-range`. The letters are read from the
 * catalogue, so that a new language needs nothing here.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { Pattern } from "../src/texts/catalogue.ts";
import { areasOf, ENGLISH, languages, ownAreasOf, SHARED } from "./compiled.ts";

const WEB = join(import.meta.dirname, "..");
const FOLDER = join(WEB, "../build/fonts");
const ALWAYS = "\u00a0 !'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&–—‘’“”…×·−•%=→"; // names and numbers need them too
const ARROW = 0x2192; // in the Latin files, though their list does not say so
const RARE = /[\p{Cc}"#$*<>@[\\\]^_`{|}~]/u; // not worth their weight on the first screen
const FONTS = [
  { name: "grandstander", family: "Grandstander", least: 700, most: 900 },
  { name: "atkinson-hyperlegible-next", family: "Atkinson", least: 500, most: 700 },
] as const;
type Font = (typeof FONTS)[number];

interface Face {
  font: Font;
  /** The file's name in the build. */
  name: string;
  content: Buffer;
  range: string;
  /** Whether every page needs it. */
  first: boolean;
}

/** The faces of a language. Of faces with the same letter browsers take the last. */
async function facesOf(language: string): Promise<Face[]> {
  const faces = await Promise.all(FONTS.map((font) => facesOfFont(font, lettersOf(language))));
  return faces.flat();
}

async function facesOfFont(font: Font, letters: readonly number[]): Promise<Face[]> {
  const { name } = font;
  const folder = join(WEB, `node_modules/@fontsource-variable/${name}`);
  const parts = JSON.parse(await readFile(join(folder, "unicode.json"), "utf-8")) as { [part: string]: string };
  const [whole, cut]: [Face[], Face[]] = [[], []];
  for (const [part, range] of Object.entries(parts)) {
    const file = `${name}-${part}-wght-normal.woff2`;
    const content = await readFile(join(folder, "files", file));
    whole.push({ font, name: file, content, range: range.replaceAll(/(?<=[+-])0+(?=\w)/g, ""), first: false });
    const own = letters.filter((letter) => partOf(parts, letter) === part);
    if (own.length === 0) continue;
    const first = part === "latin";
    cut.push({
      font,
      name: first ? `${name}.woff2` : `${name}-${part}.woff2`,
      content: await cutOut(font, content, String.fromCodePoint(...own)),
      range: rangeOf(own),
      first,
    });
  }
  return [...whole, ...cut];
}

/** The part of a font that a letter is taken from: as in a stylesheet, the last that has it. */
function partOf(parts: { readonly [part: string]: string }, letter: number): string | undefined {
  if (letter === ARROW) return "latin";
  return Object.keys(parts).findLast((part) => isIn(parts[part] ?? "", letter));
}

async function cutOut({ name, least, most }: Font, whole: Buffer, letters: string): Promise<Buffer> {
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: { min: least, max: most } },
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  } as const;
  const hash = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([letters, options]))
    .digest("hex");
  const file = join(FOLDER, `${name}-${hash.slice(0, 12)}.woff2`);
  const made = await readFile(file).catch(() => null);
  if (made !== null) return made;
  const content = await subsetFont(whole, letters, options);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, content);
  return content;
}

/** The letters that are always there, those of a language's texts and those of the names of all languages, in order. */
function lettersOf(language: string): number[] {
  const areas = Object.entries(ownAreasOf(language)).filter(([area]) => !area.startsWith("terminal"));
  const told = areas.flatMap(([, texts]) => Object.values(texts)).map(wordsOf);
  const names = languages().map((name) => wordsOf(areasOf(name)[SHARED]?.["language-name"] ?? ""));
  const letters = [...new Set([ALWAYS, ...told, ...names].join(""))].filter((letter) => !RARE.test(letter));
  return letters.map((letter) => letter.codePointAt(0) as number).sort((a, b) => a - b);
}

function wordsOf(pattern: Pattern): string {
  if (typeof pattern === "string") return pattern;
  const words = pattern.map((part) => {
    if (typeof part === "string") return part;
    return part[0] === "$" ? "" : Object.values(part[2]).map(wordsOf).join("");
  });
  return words.join("");
}

/** Whether a letter is in a `unicode-range`. */
function isIn(range: string, letter: number): boolean {
  return range.split(",").some((piece) => {
    const [from = NaN, to = from] = piece
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return from <= letter && letter <= to;
  });
}

/** Letters, in order, as a `unicode-range`. */
function rangeOf(letters: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const letter of letters) {
    const last = runs.at(-1);
    if (last?.[1] === letter - 1) last[1] = letter;
    else runs.push([letter, letter]);
  }
  const code = (letter: number): string => letter.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${code(from)}${to > from ? `-${code(to)}` : ""}`).join(",");
}

function css(faces: readonly Face[], address: (face: Face) => string): string {
  const rule = (face: Face): string => {
    const { font, range } = face;
    const weight = `font-weight:${font.least} ${font.most};font-display:swap`;
    const source = `src:url("${address(face)}") format("woff2")`;
    return `@font-face{font-family:"${font.family}";${weight};${source};unicode-range:${range}}`;
  };
  return faces.map(rule).join("\n");
}

/** The files of a language, as the build names them. */
interface Emitted {
  sheet: string;
  /** What every page needs. */
  first: string[];
}

const emitted = new Map<string, Emitted>();

function emittedFor(language: string): Emitted {
  const found = emitted.get(language);
  if (found === undefined) throw new Error(`the page has lost the fonts of ${language}`);
  return found;
}

/** What the document of a language has in its head, so that the browser fetches its fonts along with it. */
export function fontLinks(language: string): string {
  const { sheet, first } = emittedFor(language);
  const preloads = first.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  return [...preloads, `<link rel="stylesheet" href="/${sheet}">`].join("\n    ");
}

/** The stylesheet with the fonts of a language. */
export function fontSheet(language: string): string {
  return emittedFor(language).sheet;
}

/** `language` is that of the document in development. */
export function fonts(language: string): Plugin {
  return {
    name: "tabbytop-fonts",
    async buildStart() {
      if (this.environment.mode !== "build") return;
      for (const name of languages()) {
        const files = new Map<Face, string>();
        for (const face of await facesOf(name))
          files.set(face, this.getFileName(this.emitFile({ type: "asset", name: face.name, source: face.content })));
        const source = css([...files.keys()], (face) => basename(files.get(face) ?? "")); // they are in the same folder
        const sheet = this.getFileName(this.emitFile({ type: "asset", name: "fonts.css", source }));
        const first = [...files].filter(([face]) => face.first).map(([, file]) => file);
        emitted.set(name, { sheet, first });
      }
    },
    transformIndexHtml: {
      order: "post",
      async handler(_html, { server }) {
        if (server === undefined) return [];
        const faces = await facesOf(languages().includes(language) ? language : ENGLISH);
        const address = ({ content }: Face): string => `data:font/woff2;base64,${content.toString("base64")}`;
        return [{ tag: "style", children: css(faces, address), injectTo: "head" }];
      },
    },
  };
}
