/**
 * For texts that are not in the catalogue yet: code imports from `texts/en/`, and gets the texts of the page's language.
 */

import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const TEXTS = join(import.meta.dirname, "../src/texts");
const BOTH = "\0both:";

export function language(): Plugin {
  return {
    name: "tabbytop-language",
    resolveId: {
      order: "pre",
      handler(source, importer) {
        if (importer === undefined || importer.startsWith(TEXTS) || importer.startsWith("\0")) return null;
        const file = resolve(dirname(importer.split("?")[0] ?? ""), source);
        return file.startsWith(join(TEXTS, "en/")) ? `${BOTH}${basename(file)}` : null;
      },
    },
    load(id) {
      if (!id.startsWith(BOTH)) return null;
      const name = id.slice(BOTH.length);
      const english = join(TEXTS, "en", name);
      const names = [...readFileSync(english, "utf-8").matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return [
        `import * as en from ${JSON.stringify(english)};`,
        `import * as de from ${JSON.stringify(join(TEXTS, "de", name))};`,
        `const own = document.documentElement.lang === "de" ? de : en;`,
        ...names.map((name) => `export const ${name} = own.${name};`),
      ].join("\n");
    },
  };
}
