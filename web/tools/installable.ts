/** Emit the web app manifest, one for each language, and its icons (`npm run icons` draws them). */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { BOXES } from "../src/gameOrder.ts";
import { languages } from "./compiled.ts";
import { textsIn } from "./said.ts";
import { fileIn } from "./texts.ts";

const ICONS = join(import.meta.dirname, "../src/icons");
const MANIFEST = "manifest.webmanifest";
const APPLE = "apple-touch-180";
const LARGE = [
  { name: "icon-192", size: 192, purpose: "any" },
  { name: "icon-512", size: 512, purpose: "any" },
  { name: "maskable-512", size: 512, purpose: "maskable" },
] as const;
/** As `--table` in style/tokens.css. A manifest has one colour; the document names the dark one too. */
const TABLE = "#E7DAC1";

export function installable(): Plugin {
  const files = new Map<string, string>();
  const address = (name: string): string => `/${files.get(name)}`;
  return {
    name: "tabbytop-installable",
    apply: "build",
    async buildStart() {
      for (const name of [...LARGE.map((icon) => icon.name), APPLE, ...BOXES]) {
        const source = await readFile(join(ICONS, `${name}.png`));
        files.set(name, this.getFileName(this.emitFile({ type: "asset", name: `${name}.png`, source })));
      }
    },
    generateBundle() {
      for (const language of languages()) {
        const source = JSON.stringify(manifest(language, address));
        this.emitFile({ type: "asset", fileName: fileIn(language, MANIFEST), source });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "link", attrs: { rel: "manifest", href: `/${MANIFEST}` }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: address(APPLE) }, injectTo: "head" },
      ],
    },
  };
}

function manifest(language: string, address: (icon: string) => string): object {
  const t = textsIn(language, "page-home");
  return {
    id: "/",
    name: t("app-name"),
    short_name: t("app-name"),
    description: t("app-about"),
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: TABLE,
    theme_color: TABLE,
    categories: ["games"],
    icons: LARGE.map(({ name, size, purpose }) => ({
      src: address(name),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
    shortcuts: BOXES.map((game) => ({
      name: t.find(`game-${game}`) ?? game,
      url: `/new/${game}`,
      icons: [{ src: address(game), sizes: "96x96", type: "image/png" }],
    })),
  };
}
