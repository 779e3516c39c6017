/** The rules in the browser's Python: golden playthroughs and records give the same digests as on the desk. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "./support/flight.ts";
import { ALL_GAMES, goldenFolder, LONG } from "./support/games.ts";
import { inPython } from "./support/python.ts";
import { PYTHON, ROOT, SOURCES } from "./support/server.ts";
import { expect } from "./support/test.ts";

const CODE = join(import.meta.dirname, "support/digests.py");
const TESTING = [
  "testing/__init__.py",
  "testing/conformance.py",
  "testing/corruptions.py",
  "testing/excerpts.py",
  "testing/golden.py",
  "testing/playthroughs.py",
];
const FEW = 2; // playthroughs of each game; all of them in the long profile
const MODULE = '__import__("digests")';

test("golden playthroughs and records have the same digests in the browser as on the desk", async ({
  flight: page,
}) => {
  if (LONG) test.setTimeout(1_200_000);
  const played = ALL_GAMES.flatMap((game) => somePlaythroughs(game).map((file) => [game, file] as const));
  const playthroughs = played.map(([, file]) => file);
  const records = ALL_GAMES.flatMap((game) => goldenRecords(game));
  const prepared = preparation();
  const told = await inPython(page, [
    ...prepared,
    ...played.map(([game, file]) => `${MODULE}.playthrough_digest(${word(game)}, ${word(basename(file, ".txt"))})`),
    ...records.map((file) => `${MODULE}.record_digest(${word(readFileSync(file, "utf-8"))})`),
  ]);
  const digests = told.slice(prepared.length);
  const files = [...playthroughs, ...records];
  const wanted = [...playthroughs.map(digestOf), ...digestsOnDesk(records)];
  expect(named(files, digests)).toEqual(named(files, wanted));
  for (const game of ALL_GAMES) expect(goldenRecords(game)).not.toEqual([]);
  console.log(`compared: ${playthroughs.length} playthroughs, ${records.length} records`);
});

/** All golden playthroughs of a game, or the shortest: what is long on the desk takes a minute here. */
function somePlaythroughs(game: string): string[] {
  const folder = join(goldenFolder(game), "games");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const decisions = (file: string): number => Number(summaryOf(file)[0]);
  return files.sort((a, b) => decisions(a) - decisions(b)).slice(0, LONG ? files.length : FEW);
}

function goldenRecords(game: string): string[] {
  const folder = join(goldenFolder(game), "records");
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return names.filter((name) => name.endsWith(".json")).map((name) => join(folder, name));
}

function named(files: readonly string[], digests: readonly string[]): { [file: string]: string | undefined } {
  return Object.fromEntries(files.map((file, at) => [file.slice(ROOT.length), digests[at]]));
}

/** The kit has neither the code that plays goldens nor the code of this test. */
function preparation(): string[] {
  const files = Object.fromEntries(
    TESTING.map((name) => [name, readFileSync(join(SOURCES, "tabbytop", name), "utf-8")]),
  );
  const made = `vars(__import__("sys").modules.setdefault("digests", __import__("types").ModuleType("digests")))`;
  return [
    `exec(compile(${word(readFileSync(CODE, "utf-8"))}, "digests.py", "exec"), ${made})`,
    `${MODULE}.install(__import__("json").loads(${word(JSON.stringify(files))}))`,
  ];
}

/** As a literal of Python, which reads the escapes of JSON. */
function word(text: string): string {
  return JSON.stringify(text);
}

function digestOf(file: string): string {
  return summaryOf(file)[1];
}

/** The number of decisions in a golden playthrough, and the digest of its whole text. */
function summaryOf(file: string): [string, string] {
  const [, decisions = "", digest = ""] = /^(\d+) decisions, sha256 (.+)$/m.exec(readFileSync(file, "utf-8")) ?? [];
  return [decisions, digest];
}

function digestsOnDesk(files: readonly string[]): string[] {
  const told = execFileSync(PYTHON, [CODE, ...files], {
    env: { ...process.env, PYTHONPATH: SOURCES },
    encoding: "utf-8",
  });
  const digests = JSON.parse(told) as { [file: string]: string };
  return files.map((file) => digests[file] ?? "");
}
