export type { TableModel } from "./model.ts";
