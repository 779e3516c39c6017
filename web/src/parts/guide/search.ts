/** Finding cards: by group, and by what stands on them. */

import type { GuideCard } from "../../generated/bodies.ts";

/** Without case and accents, as people type. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** The cards of a group (empty: of all) with all these words in their title or text. */
export function foundCards(cards: readonly GuideCard[], group: string, wanted: string): GuideCard[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (group !== "" && card.group !== group) return false;
    const text = plain(`${card.title} ${card.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** Cards by group, in the order of the box. */
export function grouped(cards: readonly GuideCard[]): [group: string, cards: GuideCard[]][] {
  const by = new Map<string, GuideCard[]>();
  for (const card of cards) by.set(card.group, [...(by.get(card.group) ?? []), card]);
  return [...by];
}

/** What all cards with the same text say, once: their titles, and the text. */
export function told(cards: readonly GuideCard[]): { titles: string[]; text: string }[] {
  const by = new Map<string, string[]>();
  for (const { title, text } of cards) {
    const titles = by.get(text) ?? [];
    if (!titles.includes(title)) by.set(text, [...titles, title]);
  }
  return [...by].map(([text, titles]) => ({ titles, text }));
}
