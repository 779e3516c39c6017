/** What tools/texts.ts makes of the compiled catalogues. */

declare module "virtual:texts" {
  type Areas = import("./catalogue.ts").Areas;
  /** Loads an area, by its name. */
  export type Chunks = { readonly [area: string]: () => Promise<{ default: Areas }> };

  /** All languages, English first, each in its own words. */
  export const LANGUAGES: readonly { name: string; called: string }[];
  /** Loads the first texts of a language, and the list of its other areas. */
  export const FIRST: { readonly [language: string]: () => Promise<{ default: Areas; CHUNKS: Chunks }> };
}
