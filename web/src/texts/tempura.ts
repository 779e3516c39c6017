export { tempura } from "./en/tempura.ts";
