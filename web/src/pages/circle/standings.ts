/** The tables of a circle as rows and columns: of an evening, of a season, of a league. */

import type { CirclePlayer, ContestInfo, EveningLine, SeasonLine } from "../../generated/bodies.ts";
import { texts } from "../../texts/catalogue.ts";
import { pointsInWords, ratingInWords } from "./words.ts";

const t = texts("page-circles");

export interface Cell {
  shown: string;
  /** for screen readers, where it is more than what is shown */
  said?: string;
}

export interface Column extends Cell {
  /** left out on a phone */
  spare?: boolean;
}

export interface Row {
  player: CirclePlayer;
  place: number;
  cells: readonly Cell[];
}

export interface Standing {
  columns: readonly Column[];
  rows: readonly Row[];
}

const told = (value: number): Cell => ({ shown: pointsInWords(value) });

export function ofEvening(lines: readonly EveningLine[]): Standing {
  return {
    columns: [{ shown: t("column-games") }, { shown: t("column-wins") }, { shown: t("column-points") }],
    rows: lines.map(({ player, place, games, wins, points }) => ({
      player,
      place,
      cells: [games, wins, points].map(told),
    })),
  };
}

export function ofSeason(lines: readonly SeasonLine[], rated: boolean): Standing {
  return {
    columns: [
      { shown: t("column-evenings") },
      { shown: t("column-games"), spare: true },
      { shown: t("column-wins"), spare: true },
      { shown: t("column-points") },
      ...(rated ? [{ shown: t("column-rating") }] : []),
    ],
    rows: lines.map(({ player, place, evenings, games, wins, points, rating }) => ({
      player,
      place,
      cells: [...[evenings, games, wins, points].map(told), ...(rated ? [ratingCell(rating)] : [])],
    })),
  };
}

function ratingCell(rating: SeasonLine["rating"]): Cell {
  if (rating === null) return { shown: "–", said: t("rating-none") };
  return { shown: rating.provisional ? `(${rating.value})` : String(rating.value), said: ratingInWords(rating) };
}

export function ofLeague({ table, players }: ContestInfo): Standing {
  return {
    columns: [{ shown: t("column-played") }, { shown: t("column-wins") }, { shown: t("column-points") }],
    rows: table.flatMap(({ member, place, played, wins, points }) => {
      const player = players.find((one) => one.member === member);
      return player === undefined ? [] : [{ player, place, cells: [played, wins, points].map(told) }];
    }),
  };
}
