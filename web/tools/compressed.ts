/** Write a compressed copy of every file of the page, so that the server need not compress. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXT = /\.(css|html|js|svg|webmanifest)$/;
const LEAST = 1000; // bytes; less than that is not worth it

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
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length < LEAST) continue;
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
      }
    },
  };
}
