/** The table after one event, as far as the eye goes. */

import type { GameEvent } from "../../table/board.ts";
import type { CatLady } from "../../views.ts";
import { factsOf, isCat } from "./facts.ts";
import { leftOf } from "./plan.ts";

type View = CatLady.CatLadyView;
type Player = CatLady.PlayerView;

export function after(view: View, event: GameEvent): View {
  const seat = Number(event["seat"] ?? -1);
  switch (event.event) {
    case "refill":
      return { ...laid(view, event), deck: view.deck - texts(event["cells"]).length };
    case "place":
      return { ...view, token: String(event["line"]) };
    case "turn":
      return { ...view, active: seat, turn: Number(event["turn"]) };
    case "take":
      return { ...gained(view, seat, event), token: String(event["line"]) };
    case "pick":
      return gained(view, seat, event);
    case "laser":
      return gained(without(view, seat, ["laser-pointer"]), seat, event);
    case "throw":
      return { ...cleared(view, event), discards: [...view.discards, ...texts(event["cards"])] };
    case "spray":
      return { ...without(view, seat, ["spray-bottle"]), token: String(event["line"]) };
    case "adopt":
      return adopted(view, seat, String(event["stray"]));
    case "cash":
      return changed(without(view, seat, ["lost-cat", "lost-cat"]), seat, (player) => ({
        ...player,
        vp_tokens: player.vp_tokens + 1,
      }));
    case "brush":
      return brushed(view, seat, event);
    case "shop":
      return shopped(view, seat);
    case "goal":
      return swapped(view, seat, event);
    case "turn_card":
      return { ...view, turn_cards: [...view.turn_cards, String(event["card"])] };
    case "reshuffle":
      return { ...view, turn_cards: [] };
    case "hands":
      return {
        ...view,
        players: view.players.map((player) => ({
          ...player,
          cards: texts((event["hands"] as unknown[])[player.seat]),
        })),
      };
    case "pay":
      return paid(view, seat, texts(event["plan"]));
    case "done":
      return changed(view, seat, (player) => ({ ...player, done: true }));
    case "reveal":
      return {
        ...view,
        players: view.players.map((player) =>
          player.cat_player ? player : fed(player, texts((event["plans"] as unknown[])[player.seat])),
        ),
      };
    case "cat_player_feeds":
      return changed(view, seat, (player) => fed(player, texts(event["plan"])));
    default:
      return view;
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function changed(view: View, seat: number, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

/** New cards in their cells. */
function laid(view: View, event: GameEvent): View {
  const [cells, cards] = [texts(event["cells"]), texts(event["cards"])];
  const card = (cell: string): string | undefined => cards[cells.indexOf(cell)];
  return { ...view, grid: view.grid.map((place) => ({ ...place, card: card(place.cell) ?? place.card })) };
}

function cleared(view: View, event: GameEvent): View {
  const cells = new Set(texts(event["cells"]));
  return { ...view, grid: view.grid.map((place) => (cells.has(place.cell) ? { ...place, card: null } : place)) };
}

/** Cards of the grid come to a player; where each of them goes is printed on it. */
function gained(view: View, seat: number, event: GameEvent): View {
  const cards = texts(event["cards"]);
  const toHand = cards.filter((card) => !isCat(card) && !["food", "box"].includes(factsOf(card).group));
  const next = changed(cleared(view, event), seat, (player) => {
    const food = { ...player.food };
    for (const token of cards.flatMap((card) => factsOf(card).gives)) food[token] = (food[token] ?? 0) + 1;
    return {
      ...player,
      food,
      cats: inOrder(once([...player.cats, ...cards.filter(isCat)])),
      boxes: inOrder([...player.boxes, ...cards.filter((card) => factsOf(card).group === "box")]),
      hand: player.hand + toHand.length,
      cards: player.cards === null ? null : inOrder([...player.cards, ...toHand]),
    };
  });
  if (next.own === null || next.seat !== seat) return next;
  return { ...next, own: { ...next.own, hand: inOrder([...next.own.hand, ...toHand]) } };
}

/** Cards of a hand are played. */
function without(view: View, seat: number, cards: readonly string[]): View {
  const next = changed(view, seat, (player) => ({
    ...player,
    hand: player.hand - cards.length,
    cards: player.cards === null ? null : less(player.cards, cards),
  }));
  const own = next.own === null || next.seat !== seat ? next.own : { ...next.own, hand: less(next.own.hand, cards) };
  return { ...next, own, discards: [...next.discards, ...cards] };
}

function less(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every cat is there once: whoever has come already does not come again. */
function once(cats: readonly string[]): string[] {
  return [...new Set(cats)];
}

function inOrder(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => factsOf(one).order - factsOf(other).order);
}

function adopted(view: View, seat: number, stray: string): View {
  const next = changed(without(view, seat, ["lost-cat", "lost-cat"]), seat, (player) => ({
    ...player,
    cats: inOrder(once([...player.cats, stray])),
  }));
  return { ...next, strays: next.strays.filter((other) => other !== stray) };
}

function brushed(view: View, seat: number, event: GameEvent): View {
  const [gives, gets, cell] = [String(event["gives"]), String(event["gets"]), String(event["cell"])];
  const next = changed(without(view, seat, ["brush"]), seat, (player) => ({
    ...player,
    cats: inOrder(once([...player.cats.filter((cat) => cat !== gives), gets])),
  }));
  return { ...next, grid: next.grid.map((place) => (place.cell === cell ? { ...place, card: gives } : place)) };
}

function shopped(view: View, seat: number): View {
  const next = without(view, seat, ["shopping-bag"]);
  const players = next.players.map((player) => {
    if (player.seat !== seat) return { ...player, vp_tokens: player.vp_tokens + 1 };
    const food = { ...player.food };
    for (const token of ["chicken", "tuna", "milk"]) food[token] = (food[token] ?? 0) + 1;
    return { ...player, food };
  });
  return { ...next, players };
}

function swapped(view: View, seat: number, event: GameEvent): View {
  const [mine, pooled] = [String(event["goal"]), String(event["pool"])];
  const [shared, free] = [view.goals.find(({ goal }) => goal === mine), view.pool.find(({ goal }) => goal === pooled)];
  if (shared === undefined || free === undefined || !shared.partners.includes(seat)) return view;
  return {
    ...view,
    goals: view.goals.map((goal) => (goal === shared ? { ...free, partners: shared.partners } : goal)),
    pool: view.pool.map((goal) => (goal === free ? { ...shared, partners: [] } : goal)),
  };
}

/** Once it is shown how a player fed, what lies there is what is left over. */
function fed(player: CatLady.PlayerView, plan: string[]): CatLady.PlayerView {
  return { ...player, plan, food: leftOf(player.food, plan) };
}

function paid(view: View, seat: number, plan: readonly string[]): View {
  const next = changed(view, seat, (player) => ({ ...player, food: leftOf(player.food, plan) }));
  return { ...next, paid: [...plan] };
}
