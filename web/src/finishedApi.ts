/** The API of finished games: comments, playing on, and the review. */

import { call, table } from "./api.ts";
import type {
  Comment,
  CommentReport,
  Comments,
  NewComment,
  PlayOn,
  ReviewProgress,
  Seated,
} from "./generated/bodies.ts";
import { noteDeviceTable } from "./offline/onDevice.ts";

export const finishedApi = {
  comments: (id: string) => call<Comments>("GET", `${table(id)}/comments`),
  comment: (id: string, wish: NewComment) => call<Comment>("POST", `${table(id)}/comments`, wish),
  deleteComment: (id: string, comment: string) =>
    call<void>("DELETE", `${table(id)}/comments/${encodeURIComponent(comment)}`),
  reportComment: (id: string, comment: string, report: CommentReport) =>
    call<void>("POST", `${table(id)}/comments/${encodeURIComponent(comment)}/report`, report),
  playOn: async (id: string, wish: PlayOn): Promise<Seated> => {
    const seated = await call<Seated>("POST", `${table(id)}/play-on`, wish);
    noteDeviceTable(seated.table.id);
    return seated;
  },
  beginReview: (id: string, seat: number) => call<ReviewProgress>("POST", `${table(id)}/review?seat=${seat}`),
  review: (id: string, seat: number) => call<ReviewProgress>("GET", `${table(id)}/review?seat=${seat}`),
};
