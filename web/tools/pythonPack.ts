/**
 * The Python of the offline kit: Pyodide's runtime, the part of the standard library that is needed, msgspec and our own
 * modules.
 *
 * `tools/pack_offline.py` packs them inside Pyodide, so that the bytecode is that of the Python that will run it. What was
 * packed is kept in `build/offline` until something that goes into it changes.
 */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadPyodide } from "pyodide";
import type { KitPython } from "../src/offline/kitPython.ts";

const SOURCES = resolve("../src");
const PACKER = resolve("../tools/pack_offline.py");
const FOLDER = resolve("../build/offline");
const MAKING = "making-"; // another build may run at the same time
const WHEELS = join(FOLDER, "wheels");
const RUNTIME = resolve("node_modules/pyodide");
const RUNTIME_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const ARCHIVES = ["library", "msgspec", "tabbytop"] as const;
const PACKED = /\.(py|toml|txt|json)$/;
const NOT_PACKED = /^tabbytop\/server\/page\//;

export interface KitFile {
  /** Below the page's folder. */
  name: string;
  content: Buffer;
}

/** The files, and what a worker has to know to start Python with them. */
export interface PythonPack {
  files: KitFile[];
  python: KitPython;
}

export async function packPython(): Promise<PythonPack> {
  const archives = await packed();
  const named = ARCHIVES.map((name) => {
    const content = readFileSync(join(archives, `${name}.zip`));
    return { name: `offline/${name}-${short(content)}.zip`, content };
  });
  const runtime = RUNTIME_FILES.map((name) => ({ name, content: readFileSync(join(RUNTIME, name)) }));
  const folder = `offline/pyodide-${short(...runtime.map(({ content }) => content))}`;
  const [library = "", ...packages] = named.map(({ name }) => name);
  return {
    files: [...runtime.map(({ name, content }) => ({ name: `${folder}/${name}`, content })), ...named],
    python: { runtime: `${folder}/`, library, packages, lock: lock() },
  };
}

/** The folder with the archives. */
async function packed(): Promise<string> {
  const wheel = theWheel();
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).sort();
  const sources = names
    .filter((name) => PACKED.test(name) && !NOT_PACKED.test(name))
    .map((name) => join(SOURCES, name));
  const all = [...sources, PACKER, wheel, join(RUNTIME, "package.json")];
  const hash = createHash("sha256");
  for (const file of all) hash.update(file.slice(SOURCES.length)).update(readFileSync(file));
  const made = join(FOLDER, hash.digest("hex").slice(0, 16));
  if (existsSync(made)) return made;
  const making = join(FOLDER, MAKING + process.pid);
  mkdirSync(making);
  await runPacker(wheel, making);
  for (const old of readdirSync(FOLDER))
    if (join(FOLDER, old) !== WHEELS && !old.startsWith(MAKING)) rmSync(join(FOLDER, old), { recursive: true });
  renameSync(making, made); // whole, or not at all
  return made;
}

async function runPacker(wheel: string, target: string): Promise<void> {
  const python = await loadPyodide({ indexURL: RUNTIME });
  python.FS.mkdirTree("/source");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: SOURCES }, "/source");
  python.FS.mkdirTree("/target");
  python.FS.writeFile("/msgspec.whl", readFileSync(wheel));
  python.runPython(readFileSync(PACKER, "utf-8"));
  try {
    python.runPython(`pack("/source", "/msgspec.whl", "/target")`);
  } catch (error) {
    if (error instanceof Error) error.stack = error.message; // it would quote a line of a megabyte
    throw error;
  }
  for (const name of ARCHIVES)
    writeFileSync(join(target, `${name}.zip`), python.FS.readFile(`/target/${name}.zip`) as Uint8Array);
}

function theWheel(): string {
  const found = existsSync(WHEELS) ? readdirSync(WHEELS).filter((name) => name.endsWith(".whl")) : [];
  if (found.length !== 1)
    throw new Error("build/offline/wheels must have the wheel of msgspec for browsers: `make page` fetches it");
  return join(WHEELS, found[0] as string);
}

/** Pyodide compares versions with this list, which names no packages: ours are in the kit. */
function lock(): string {
  const { info } = JSON.parse(readFileSync(join(RUNTIME, "pyodide-lock.json"), "utf-8")) as { info: unknown };
  return JSON.stringify({ info, packages: {} });
}

function short(...contents: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 8);
}
