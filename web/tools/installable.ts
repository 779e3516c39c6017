/**
 * Emit the web app manifest, one for each language, its icons, and the pictures that messengers show beside the link to a
 * table (`npm run icons` draws them).
 */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { folderOf } from "../src/gameFolders/folder.ts";
import { OUR_GAMES } from "../src/generated/ourGames.ts";
import { languages } from "./compiled.ts";
import { textsIn, titlesIn } from "./said.ts";
import { isStatic } from "./site.ts";
import { fileIn } from "./texts.ts";

const ICONS = join(import.meta.dirname, "../src/icons");
const GAMES = join(import.meta.dirname, "../src/games");
export const MANIFEST = "manifest.webmanifest";
const APPLE = "apple-touch-180";
const LARGE = [
  { name: "icon-192", size: 192, purpose: "any" },
  { name: "icon-512", size: 512, purpose: "any" },
  { name: "maskable-512", size: 512, purpose: "maskable" },
] as const;
/** As `--table` in style/tokens.css. A manifest has one colour; the document names the dark one too. */
const TABLE = "#E7DAC1";

/** A game's own icon, in its folder. */
const iconOf = (game: string): string => join(GAMES, folderOf(game), "icon.png");

/** What messengers show for a game, under a name that the server knows. */
const pictureOf = (game: string): string => join(GAMES, folderOf(game), "invitation.png");

export function installable(): Plugin {
  const files = new Map<string, string>();
  let base = "/";
  let isOne = false;
  const address = (name: string): string => `${base}${files.get(name)}`;
  return {
    name: "tabbytop-installable",
    apply: "build",
    configResolved: (resolved) => {
      base = resolved.base;
      isOne = isStatic(resolved);
    },
    async buildStart() {
      const drawn = OUR_GAMES.filter(({ name }) => existsSync(iconOf(name)));
      const icons = [...LARGE.map((icon) => icon.name), APPLE].map(
        (name) => [name, join(ICONS, `${name}.png`)] as const,
      );
      for (const [name, file] of [...icons, ...drawn.map(({ name }) => [name, iconOf(name)] as const)]) {
        const source = await readFile(file);
        files.set(name, this.getFileName(this.emitFile({ type: "asset", name: `${name}.png`, source })));
      }
    },
    async generateBundle() {
      if (!isOne) {
        const drawn = OUR_GAMES.map(({ name }) => [name, pictureOf(name)] as const);
        for (const [name, file] of [["tabbytop", join(ICONS, "invitation.png")] as const, ...drawn])
          if (existsSync(file))
            this.emitFile({ type: "asset", fileName: `pictures/${name}.png`, source: await readFile(file) });
      }
      for (const language of languages()) {
        const source = JSON.stringify(manifest(language, base, isOne, address));
        this.emitFile({ type: "asset", fileName: fileIn(language, MANIFEST), source });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        // where the language is chosen in the browser, so is the manifest
        ...(isOne
          ? []
          : [{ tag: "link", attrs: { rel: "manifest", href: `/${MANIFEST}` }, injectTo: "head" } as const]),
        { tag: "link", attrs: { rel: "apple-touch-icon", href: address(APPLE) }, injectTo: "head" },
      ],
    },
  };
}

function manifest(language: string, base: string, isOne: boolean, address: (icon: string) => string): object {
  const t = textsIn(language, "page-home");
  return {
    ...(isOne ? {} : { id: "/" }), // else it is the address of the start
    name: t("app-name"),
    short_name: t("app-name"),
    description: t("app-about"),
    lang: language,
    start_url: base,
    scope: base,
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
    shortcuts: OUR_GAMES.filter(({ name }) => existsSync(iconOf(name))).map(({ name }) => ({
      name: titlesIn(language)[name],
      url: `${base}${isOne ? "#/" : ""}new/${name}`,
      icons: [{ src: address(name), sizes: "96x96", type: "image/png" }],
    })),
  };
}
