/**
 * The stickers of a game as drawings that are done: `games/GAME/stickers.ts?drawn`. They are drawn from the parts of the
 * boards; if both were loaded as they are, every board would fall apart into many files.
 */

import { build, type Plugin, type Rolldown } from "vite";
import type { Stickers } from "../src/art/sticker.ts";

const DRAWN = /^(.*[\\/]games[\\/][^\\/]+[\\/]stickers\.ts)\?drawn$/;

export function stickers(): Plugin {
  return {
    name: "tabbytop-stickers",
    enforce: "pre",
    async load(id) {
      const source = DRAWN.exec(id)?.[1];
      if (source === undefined) return null;
      const drawn = Object.entries(await load(source)).map(([name, { art, ...paper }]) => {
        return `${JSON.stringify(name)}: { ...${JSON.stringify(paper)}, art: () => ${JSON.stringify(art())} }`;
      });
      return `export const stickers = { ${drawn.join(", ")} };\n`;
    },
  };
}

/** Run the module that draws them. */
async function load(source: string): Promise<Stickers> {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: source, formats: ["es"] } },
  })) as Rolldown.RolldownOutput[];
  const code = made.flatMap(({ output }) => output).find((chunk) => chunk.type === "chunk")?.code ?? "";
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return ((await import(address)) as { stickers: Stickers }).stickers;
}
