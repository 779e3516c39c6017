/** The API of circles: docs/circles.md describes it. */

import { call } from "../../api.ts";
import type {
  CircleChanges,
  CircleEvenings,
  CircleInfo,
  CircleInvitation,
  CirclePreview,
  ContestInfo,
  MyCircles,
  NewCircle,
  NewContest,
  Seated,
  SeasonTable,
} from "../../generated/bodies.ts";

const circle = (id: string): string => `/circles/${encodeURIComponent(id)}`;
const byLink = (token: string): string => `/circle-links/${encodeURIComponent(token)}`;
const contest = (id: string, number: number): string => `${circle(id)}/contests/${number}`;

export const circlesApi = {
  mine: () => call<MyCircles>("GET", "/me/circles"),
  found: (wish: NewCircle) => call<CircleInfo>("POST", "/circles", wish),
  preview: (token: string) => call<CirclePreview>("GET", byLink(token)),
  join: (token: string) => call<CircleInfo>("POST", byLink(token)),
  info: (id: string) => call<CircleInfo>("GET", circle(id)),
  change: (id: string, changes: CircleChanges) => call<CircleInfo>("PUT", circle(id), changes),
  delete: (id: string) => call<void>("DELETE", circle(id)),
  invitation: (id: string) => call<CircleInvitation>("POST", `${circle(id)}/invitation`),
  renewLink: (id: string) => call<CircleInvitation>("POST", `${circle(id)}/link`),
  wantRating: (id: string, rated: boolean) => call<CircleInfo>("PUT", `${circle(id)}/me`, { rated }),
  leave: (id: string) => call<void>("DELETE", `${circle(id)}/me`),
  remove: (id: string, member: number) => call<CircleInfo>("DELETE", `${circle(id)}/members/${member}`),
  handOver: (id: string, member: number) => call<CircleInfo>("PUT", `${circle(id)}/founder`, { member }),
  evenings: (id: string, before: string | null = null) =>
    call<CircleEvenings>(
      "GET",
      `${circle(id)}/evenings${before === null ? "" : `?before=${encodeURIComponent(before)}`}`,
    ),
  setSeasonEnd: (id: string, ends: number | null) => call<CircleInfo>("PUT", `${circle(id)}/season`, { ends }),
  endSeason: (id: string) => call<CircleInfo>("POST", `${circle(id)}/season/end`),
  season: (id: string, number: number) => call<SeasonTable>("GET", `${circle(id)}/seasons/${number}`),
  newContest: (id: string, wish: NewContest) => call<ContestInfo>("POST", `${circle(id)}/contests`, wish),
  contest: (id: string, number: number) => call<ContestInfo>("GET", contest(id, number)),
  play: (id: string, number: number, fixture: number) =>
    call<Seated>("POST", `${contest(id, number)}/fixtures/${fixture}/table`),
  walkOver: (id: string, number: number, fixture: number, order: readonly number[]) =>
    call<ContestInfo>("POST", `${contest(id, number)}/fixtures/${fixture}/walk-over`, { order }),
  abandon: (id: string, number: number) => call<ContestInfo>("POST", `${contest(id, number)}/abandon`),
};
