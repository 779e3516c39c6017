/** What tools/texts.ts makes of the compiled catalogues. */

declare module "virtual:texts" {
  type Areas = import("./catalogue.ts").Areas;

  /** All languages, English first, each in its own words. */
  export const LANGUAGES: readonly { name: string; called: string }[];
  /** Loads an area, by language and area. */
  export const CHUNKS: { readonly [language: string]: { readonly [area: string]: () => Promise<{ default: Areas }> } };
}
