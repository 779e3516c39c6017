export { shelf } from "./en/shelf.ts";
