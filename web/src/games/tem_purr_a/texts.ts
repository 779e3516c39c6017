import { texts } from "../../texts/catalogue.ts";

export const t = texts("page-tem-purr-a");
