/**
 * The offline kit: all that plays without a server, below `offline/`, and `offline/kit.json`, the list of its files.
 *
 * All names contain a hash of the content, and the script that starts Python names the files of its own edition. So
 * editions cannot mix, whatever is kept where.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";
import type { Kit, KitEntry } from "../src/offline/kit.ts";
import { compress } from "./compressed.ts";
import { isStatic } from "./site.ts";
import { packPython, type PythonPack } from "./pythonPack.ts";

const PYTHON = "virtual:offline-python";
const FOLDER = "offline/";
const LIST = "offline/kit.json";
/** Icons are for the device's own screens, and the oldest font format is for browsers without WebAssembly. */
const NOT_PLAYED = /\.(png|woff|html|webmanifest)$/;

/** To be listed after the plugin that compresses: the list tells how much is transferred. */
export function offlineKit(): Plugin {
  let config: ResolvedConfig;
  let pack: Promise<PythonPack> | null = null;
  const packed = (): Promise<PythonPack> => (pack ??= packPython());
  let names: string[] = [];
  return {
    name: "tabbytop-offline-kit",
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id === PYTHON ? `\0${PYTHON}` : null),
    async load(id) {
      if (id !== `\0${PYTHON}`) return null;
      return `export const PYTHON = ${JSON.stringify((await packed()).python)};\n`;
    },
    async buildStart() {
      if (this.environment.mode !== "build") return;
      for (const { name, content } of (await packed()).files)
        this.emitFile({ type: "asset", fileName: name, source: content });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").slice(1);
        if (!path.startsWith(FOLDER)) return next();
        void packed().then(({ files }) => {
          const file = files.find(({ name }) => name === path);
          if (file === undefined) return next();
          const script = path.endsWith(".mjs") ? "text/javascript" : "application/octet-stream";
          response.setHeader("Content-Type", path.endsWith(".wasm") ? "application/wasm" : script);
          response.end(file.content);
        });
      });
    },
    writeBundle(_options, bundle) {
      names = Object.keys(bundle).filter((name) => !NOT_PLAYED.test(name));
    },
    closeBundle() {
      if (names.length === 0) return; // the build has failed
      const folder = resolve(config.root, config.build.outDir);
      const list = Buffer.from(JSON.stringify(listOf(folder, names, isStatic(config))));
      writeFileSync(join(folder, LIST), list);
      if (!isStatic(config)) writeFileSync(join(folder, `${LIST}.br`), compress(list, true));
    },
  };
}

/** For a page that is built quickly: it has nothing to play offline. */
export function noOfflineKit(): Plugin {
  return {
    name: "tabbytop-no-offline-kit",
    resolveId: (id) => (id === PYTHON ? `\0${PYTHON}` : null),
    load: (id) => (id === `\0${PYTHON}` ? "export const PYTHON = null;\n" : null),
  };
}

function listOf(folder: string, names: readonly string[], byHost: boolean): Kit {
  const files = [...names].sort().map((name) => entry(folder, name, byHost));
  const edition = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  return { edition, files };
}

/** Hosts of files compress by themselves, with gzip. */
function entry(folder: string, name: string, byHost: boolean): KitEntry {
  const content = readFileSync(join(folder, name));
  const compressed = join(folder, `${name}.br`);
  return {
    name,
    size: content.length,
    transferred: byHost
      ? gzipSync(content).length
      : existsSync(compressed)
        ? statSync(compressed).size
        : content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
  };
}
