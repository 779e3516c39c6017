import { texts } from "../../texts/catalogue.ts";

export const t = texts("page-cat-lady");
