import "@fontsource-variable/grandstander/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource/patrick-hand/latin-400.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/home.css";
import "./style/forms.css";
import "./style/table.css";
import { start } from "./routes.ts";

const root = document.getElementById("tabbytop");
if (root !== null) start(root);
