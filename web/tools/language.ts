/**
 * The page in one language. Each language is a build of its own, so that nobody loads the words of another: code imports
 * from `texts/en/`, and another build takes the same file of its own language instead.
 */

import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { pageTexts as german } from "../src/texts/de/pages.ts";
import { pageTexts as english } from "../src/texts/en/pages.ts";

const TEXTS = join(import.meta.dirname, "../src/texts");
export const ENGLISH = "en";
/** The files of which every language has its own; the server gives each reader theirs. */
const OWN = ["index.html", "manifest.webmanifest"];

const CATALOGUES = { en: english, de: german };
export type Language = keyof typeof CATALOGUES;

/** The language of a build: `vite build --mode de`. */
export function languageOf(mode: string): Language {
  return mode in CATALOGUES ? (mode as Language) : ENGLISH;
}

/** The words of the room in that language. */
export function wordsIn(name: Language): typeof english {
  return CATALOGUES[name];
}

export function language(name: Language): Plugin {
  const words = wordsIn(name).app;
  return {
    name: "tabbytop-language",
    enforce: "post",
    resolveId: {
      order: "pre",
      handler(source, importer) {
        if (name === ENGLISH || importer === undefined || importer.startsWith(TEXTS)) return null;
        const english = resolve(dirname(importer.split("?")[0] ?? ""), source);
        if (!english.startsWith(join(TEXTS, ENGLISH))) return null;
        const file = english.replace(join(TEXTS, ENGLISH), join(TEXTS, name));
        if (!existsSync(file)) throw new Error(`there is no ${file}`);
        return file;
      },
    },
    transformIndexHtml(html) {
      return html.replace(/\{(\w+)\}/g, (_, word: string) => {
        if (!(word in words)) throw new Error(`what is {${word}} in index.html?`);
        return words[word as keyof typeof words];
      });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (name === ENGLISH) return;
        for (const file of OWN) {
          const own = bundle[file];
          if (own !== undefined) own.fileName = file.replace(".", `.${name}.`);
        }
      },
    },
  };
}
