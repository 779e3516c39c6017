/**
 * The letters that the first screen needs, cut out of the fonts: a third of their weight.
 *
 * Rarer letters (somebody's name has them) come from the whole files, by `unicode-range`.
 */

import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");
const FOLDER = join(WEB, "../build/fonts");
const LETTERS =
  "\u00a0 !'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz&–—‘’“”…×·−•%=→ÄÖÜßäöü‚„"; // as `unicode-range` in style/fonts.css
const FONTS = [
  { name: "grandstander", least: 700, most: 900 },
  { name: "atkinson-hyperlegible-next", least: 500, most: 700 },
] as const;

async function cut({ name, least, most }: (typeof FONTS)[number]): Promise<void> {
  const [from, to] = [
    join(WEB, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    join(FOLDER, `${name}.woff2`),
  ];
  if (await isNewer(to, [from, import.meta.filename])) return;
  const letters = await subsetFont(await readFile(from), LETTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: least, max: most } },
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  await writeFile(to, letters);
}

async function isNewer(file: string, sources: readonly string[]): Promise<boolean> {
  const made = await stat(file).catch(() => null);
  const times = await Promise.all(sources.map(async (source) => (await stat(source)).mtimeMs));
  return made !== null && times.every((time) => time < made.mtimeMs);
}

/** Cuts the fonts before Vite looks for them, and lets the browser fetch them with the document. */
export function fonts(): Plugin {
  return {
    name: "tabbytop-fonts",
    async config() {
      await mkdir(FOLDER, { recursive: true });
      await Promise.all(FONTS.map(cut));
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {}).filter((part) =>
          FONTS.some(({ name }) => part.type === "asset" && part.names.includes(`${name}.woff2`)),
        );
        return files.map(({ fileName }) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${fileName}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
