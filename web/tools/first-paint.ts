/** Emit the script that runs before the first paint as a file: the content security policy allows no inline script. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

const SOURCE = "src/first-paint.js";

/** Puts the script into the head of the document. */
export function firstPaint(): Plugin {
  let emitted = "";
  let base = "/";
  const tag = (src: string): HtmlTagDescriptor[] => [{ tag: "script", attrs: { src }, injectTo: "head" }];
  return {
    name: "tabbytop-first-paint",
    configResolved: (resolved) => {
      base = resolved.base;
    },
    async buildStart() {
      if (this.environment.mode !== "build") return;
      const source = await readFile(join(import.meta.dirname, "..", SOURCE), "utf-8");
      emitted = this.emitFile({
        type: "asset",
        name: "first-paint.js",
        source: source.replaceAll(/^\s*(\/\/.*)?\n?/gm, ""),
      });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { server, bundle }) {
        if (server !== undefined) return tag(`/${SOURCE}`);
        const file = Object.values(bundle ?? {}).find(
          (part) => part.type === "asset" && part.names.includes("first-paint.js"),
        );
        if (file === undefined) throw new Error(`the page has lost ${SOURCE} (${emitted})`);
        return tag(base + file.fileName);
      },
    },
  };
}
