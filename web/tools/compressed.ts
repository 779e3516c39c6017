/** Write a compressed copy of every file of the page, so that the server need not compress. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXT = /\.(css|html|js|json|mjs|svg|webmanifest)$/;
const BINARY = /\.(wasm|zip)$/; // the archives of the offline kit are not compressed themselves
const LEAST = 1000; // bytes; less than that is not worth it
const LARGE = 300_000; // bytes; more than that takes seconds, so what was made is kept
const KEPT = resolve("../build/brotli");

export function compressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "compressed",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: () => {
      const folder = resolve(config.root, config.build.outDir);
      if (!existsSync(folder)) return; // the build has failed, and says why
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        const isText = TEXT.test(name);
        if (!isText && !BINARY.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length < LEAST) continue;
        const make = content.length < LARGE ? compress : compressOnce;
        writeFileSync(join(folder, `${name}.br`), make(content, isText));
      }
    },
  };
}

function compressOnce(content: Buffer, isText: boolean): Buffer {
  const file = join(KEPT, `${createHash("sha256").update(content).digest("hex").slice(0, 16)}.br`);
  if (existsSync(file)) return readFileSync(file);
  const made = compress(content, isText);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, made);
  return made;
}

export function compress(content: Buffer, isText: boolean): Buffer {
  const isHuge = content.length > 4 * LARGE; // the best quality would take half a minute for a tenth less
  const params = {
    [constants.BROTLI_PARAM_MODE]: isText ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
    [constants.BROTLI_PARAM_QUALITY]: isHuge ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}
