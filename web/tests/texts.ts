/** Import this first in a test of code that tells texts: it loads all of them, in English. */

import { catalogue } from "../src/texts/catalogue.ts";
import { areasOf, compile, ENGLISH } from "../tools/compiled.ts";

compile();
catalogue().add(areasOf(ENGLISH));
