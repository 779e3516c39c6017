/** The pictures of a game's rules: the folder `rules` beside its board, loaded when somebody reads them. */

import type { Component } from "svelte";
import { folderOf } from "../../gameFolders/folder.ts";
import type { GuideCard } from "../../generated/bodies.ts";
import { loadTexts } from "../../texts/loading.ts";
import type { CardGuide } from "../../guide.ts";
import type { CardView } from "./cardView.ts";

/** A step of a turn; its texts are `step-<name>`, and `step-<name>.picture` for those who cannot see the picture. */
export interface Step {
  name: string;
  /** the ruling that says it exactly */
  ruling: string;
}

/** A line of the worked example, with the text `example-<name>`. */
export interface ExampleLine {
  name: string;
  /** what stands in the column of the score sheet; empty: nothing */
  points: string;
  /** the sum of the lines before */
  sum?: boolean;
}

/** The texts of a game's rules are in the area `page-rules-<game>`: `goal`, `step-…`, `example`, `example-…`. */
export interface RulesModule {
  steps: readonly Step[];
  /** the picture of a step, or of the `example` */
  Picture: Component<{ name: string; guide: CardGuide }>;
  example: readonly ExampleLine[];
  /** a card, drawn as on the board */
  Card: Component<{ card: GuideCard; guide: CardGuide }>;
  /** how a card is shown */
  view(card: GuideCard): CardView;
  /** the ruling about a card; empty if there is none of its own */
  rulingOf?(card: GuideCard): string;
  /** cards that the guide does not list because no table needs them, and what their group is called */
  more?(): { title: string; cards: readonly GuideCard[] };
}

const RULES = import.meta.glob<{ rules: RulesModule }>("../../games/*/rules/index.ts");

/** The pictures of a game's rules; null if nobody has drawn any. */
export async function rulesOf(game: string): Promise<RulesModule | null> {
  const load = RULES[`../../games/${folderOf(game)}/rules/index.ts`];
  if (load === undefined) return null;
  const [found] = await Promise.all([load(), loadTexts(`page-${game}`), loadTexts(`page-rules-${game}`)]);
  return found.rules;
}
