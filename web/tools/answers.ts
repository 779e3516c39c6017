/**
 * Answers that never change, as files (`tools/write_answers.py`): the shelf, the rules and the set-up of a table are there
 * before Python is, on a host of files and in the offline kit.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const ANSWERS = "virtual:answers";
const SOURCE = resolve("../build/answers");

export function answers(isPacked: boolean): Plugin {
  const files = isPacked ? readAnswers() : new Map<string, Buffer>();
  const hash = createHash("sha256");
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = `offline/answers-${hash.digest("hex").slice(0, 8)}`;
  return {
    name: "tabbytop-answers",
    resolveId: (id) => (id === ANSWERS ? `\0${ANSWERS}` : null),
    load: (id) => (id === `\0${ANSWERS}` ? `export const ANSWERS = ${JSON.stringify(`${folder}/`)};\n` : null),
    buildStart() {
      for (const [name, source] of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
    },
  };
}

/** By their place below the folder of a language. */
function readAnswers(): Map<string, Buffer> {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).sort();
  const found = names.filter((name) => statSync(join(SOURCE, name)).isFile());
  return new Map(found.map((name) => [name, readFileSync(join(SOURCE, name))]));
}
