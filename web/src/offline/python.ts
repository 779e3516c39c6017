/** Start Python in a worker, from the files of the kit and from nowhere else. */

import { unpack } from "./archive.ts";
import type { KitPython } from "./kitPython.ts";
import type { Plain } from "./messages.ts";

/** The part of Pyodide that is used here; its own types need those of Node. */
export interface Python {
  pyimport(module: string): PyProxy;
  toPy(value: unknown): PyProxy;
  readonly ffi: {
    readonly PyProxy: new () => PyProxy;
    readonly PyAwaitable: new () => PyProxy & PromiseLike<unknown>;
  };
}

/** Something of Python's, which is kept alive until it is destroyed. */
interface PyProxy {
  destroy(): void;
  toJs(options: { create_pyproxies: boolean }): unknown;
}

type PyFunction = PyProxy & ((...args: readonly unknown[]) => unknown);

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array): void;
}

interface Options {
  indexURL: string;
  stdLibURL: string;
  packageBaseUrl: string;
  lockFileContents: string;
  env: { [name: string]: string };
  /** Called before Python starts. */
  fsInit(files: Files, places: { sitePackages: string }): Promise<void>;
}

/** `folder` is the address of the page's files. */
export async function startPython(folder: string, { runtime, library, packages, lock }: KitPython): Promise<Python> {
  const here = (path: string): string => folder + path;
  const archives = Promise.all(packages.map(async (path) => bytes(await fetch(here(path)))));
  archives.catch(() => null); // without a connection the script fails before anybody waits for them
  const script = (await import(/* @vite-ignore */ here(`${runtime}pyodide.mjs`))) as {
    loadPyodide(options: Options): Promise<Python>;
  };
  return script.loadPyodide({
    indexURL: here(runtime),
    stdLibURL: here(library),
    packageBaseUrl: here(runtime), // it would be another host
    lockFileContents: lock,
    env: { HOME: "/home/tabbytop", PYTHONDONTWRITEBYTECODE: "1" },
    fsInit: async (files, { sitePackages }) => {
      for (const archive of await archives)
        for (const { name, content } of unpack(archive)) {
          const place = `${sitePackages}/${name}`;
          files.mkdirTree(place.slice(0, place.lastIndexOf("/")));
          files.writeFile(place, content);
        }
    },
  });
}

/** Call a function of a module. Nothing of Python is kept when it has returned. */
export async function call(python: Python, module: string, name: string, args: readonly unknown[]): Promise<Plain> {
  const imported = python.pyimport(module) as PyProxy & { readonly [name: string]: PyFunction };
  const called = imported[name];
  if (called === undefined) throw new Error(`${module} has no ${name}`);
  try {
    return await plain(python, called(...args));
  } finally {
    called.destroy();
    imported.destroy();
  }
}

/** A result as data of JavaScript: of a coroutine what it returns, of a tuple or a list an array. */
async function plain(python: Python, result: unknown): Promise<Plain> {
  if (!(result instanceof python.ffi.PyProxy)) return result as Plain;
  try {
    if (result instanceof python.ffi.PyAwaitable) return await plain(python, await result);
    return result.toJs({ create_pyproxies: false }) as Plain;
  } finally {
    result.destroy();
  }
}

async function bytes(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
