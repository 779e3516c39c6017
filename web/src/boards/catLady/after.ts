/**
 * The table while an event is shown that is not the last of its line.
 *
 * The cells of the grid are emptied and filled again within one line, so events say what lies there. What players
 * have got is taken from the view after the line.
 */

import type { GameEvent } from "../../table/board.ts";
import type { CatLady } from "../../views.ts";

type View = CatLady.CatLadyView;
type Player = CatLady.PlayerView;

export function after(view: View, event: GameEvent, next: View, isLast: boolean): View {
  if (isLast) return next;
  const seat = Number(event["seat"] ?? -1);
  switch (event.event) {
    case "refill":
      return { ...inCells(view, event), deck: next.deck };
    case "place":
      return { ...view, token: String(event["line"]) };
    case "turn":
      return { ...view, active: seat };
    case "take":
      return { ...withPlayer(inCells(view, event, null), next, seat), token: String(event["line"]) };
    case "throw":
      return { ...inCells(view, event, null), discards: next.discards };
    case "turn_card":
      return { ...view, turn_cards: [...view.turn_cards, String(event["card"])] };
    case "reshuffle":
      return { ...view, turn_cards: [] };
    case "done":
      return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, done: true } : one)) };
    case "reveal":
      return {
        ...view,
        players: view.players.map((one) => (one.cat_player ? one : playerAt(next, one.seat, one))),
      };
    case "hands":
    case "end":
      return view;
    default:
      return seat < 0 ? view : withPlayer(view, next, seat);
  }
}

/** The cells that the event names hold its cards, or none. */
function inCells(view: View, event: GameEvent, none?: null): View {
  const [cells, cards] = [texts(event["cells"]), texts(event["cards"])];
  const card = (cell: string): string | null => (none === null ? none : (cards[cells.indexOf(cell)] ?? null));
  return {
    ...view,
    grid: view.grid.map((place) => (cells.includes(place.cell) ? { ...place, card: card(place.cell) } : place)),
  };
}

/** What a player has as it will be, and the discards with it. */
function withPlayer(view: View, next: View, seat: number): View {
  const players = view.players.map((one) => (one.seat === seat ? playerAt(next, seat, one) : one));
  return { ...view, players, own: view.seat === seat ? next.own : view.own, discards: next.discards };
}

function playerAt(view: View, seat: number, otherwise: Player): Player {
  return view.players.find((player) => player.seat === seat) ?? otherwise;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
