/** How the parts of a table open the rules at a ruling; a table that nobody plays at may have no rules to open. */

import { getContext, setContext } from "svelte";

type OpenRuling = (ruling: string) => void;

const KEY = Symbol("open ruling");

export function setRuleLink(open: OpenRuling): void {
  setContext(KEY, open);
}

export function ruleLink(): OpenRuling | undefined {
  return getContext<OpenRuling | undefined>(KEY);
}
