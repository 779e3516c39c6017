/** Build the service worker, named after the files of this version. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import { NO_SHELL, shellFiles } from "./shell.ts";
import { isStatic } from "./site.ts";

const SOURCE = join(import.meta.dirname, "../worker/worker.ts");

export function worker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "tabbytop-worker",
    apply: "build",
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const edition = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).digest("hex").slice(0, 12);
      const icon = Object.keys(bundle).find((name) => name.includes("icon-192")) ?? "";
      await build({
        configFile: false,
        root: config.root,
        logLevel: "warn",
        define: {
          EDITION: JSON.stringify(edition),
          ICON: JSON.stringify(icon),
          STATIC: String(isStatic(config)),
          SHELL: JSON.stringify(
            isStatic(config)
              ? shellFiles(
                  bundle,
                  OUR_GAMES.map(({ name }) => name),
                )
              : NO_SHELL,
          ),
        },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          target: config.build.target,
          rollupOptions: { input: SOURCE, output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}
