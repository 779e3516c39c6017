import { texts } from "../../texts/catalogue.ts";

export const t = texts("page-kibble-scuffle");
