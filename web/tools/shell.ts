/**
 * What the service worker keeps from the start on a host of files, beside the document and the files that it names: the set-up
 * of tables, the rules and the lists of lessons. They open without a connection, also if only the home page was seen.
 */

import type { Rolldown } from "vite";

export interface ShellFiles {
  /** In every language. */
  all: string[];
  /** Texts and answers, by language. */
  languages: { [language: string]: string[] };
}

type Bundle = Readonly<Rolldown.OutputBundle>;
type Chunk = Rolldown.OutputChunk;

const PAGES =
  /\/src\/(?:pages\/(?:NewTable|Rules|Learn)\.svelte|games\/[^/]+\/rules\/index\.ts|parts\/FarServer\.svelte)$/;
/** What answers requests there, and says what it does. */
const DEVICE = /\/src\/offline\/(?:device|keeping\.svelte)\.ts$|\/src\/offline\/Preparing\.svelte$/;
const TEXTS = /^\0virtual:texts\/([^/]+)\/([^/]+)$/;
const AREAS = /^page-(?:home|offline|setup|learn|rules(?:-.*)?)$/;
const ANSWERS = /^offline\/answers-[^/]+\/([^/]+)\/(?:me|games(?:\/[^/]+(?:\/(?:guide|rulings|lessons))?)?)\.json$/;

export const NO_SHELL: ShellFiles = { all: [], languages: {} };

/** Found in what was built: chunks by the modules in them, with all that they import, and answers by their names. */
export function shellFiles(bundle: Bundle, games: readonly string[]): ShellFiles {
  const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
  const has = (chunk: Chunk, pattern: RegExp): boolean => chunk.moduleIds.some((id) => pattern.test(id));
  const all = closure(
    bundle,
    chunks.filter((chunk) => has(chunk, PAGES) || has(chunk, DEVICE)),
  );
  const boards = new Set(games.map((game) => `page-${game}`));
  const found = new Map<string, string[]>();
  const add = (language: string, file: string): void => {
    found.set(language, [...(found.get(language) ?? []), file]);
  };
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      const [, language, area] = TEXTS.exec(id) ?? [];
      if (language !== undefined && area !== undefined && (AREAS.test(area) || boards.has(area)))
        add(language, chunk.fileName);
    }
  for (const name of Object.keys(bundle)) {
    const language = ANSWERS.exec(name)?.[1];
    if (language !== undefined) add(language, name);
  }
  const languages = [...found].map(([language, files]) => [language, [...new Set(files)].sort()] as const);
  return { all, languages: Object.fromEntries(languages) };
}

function closure(bundle: Bundle, chunks: readonly Chunk[]): string[] {
  const found = new Set<string>();
  const waiting = [...chunks];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const file of styleOf(chunk)) found.add(file);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") waiting.push(imported);
    }
  }
  return [...found].sort();
}

/** Vite notes beside a chunk which style sheets and pictures belong to it. */
function styleOf(chunk: Chunk): string[] {
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };
  return [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])];
}
