// @ts-check
/* Which page this is: the front page (/), a table (/t/CODE, in its waiting room, at play or over), a finished
   game (/replay/CODE, or /replay to bring one), or what this is (/about). */
import { c, draw, html } from "./lib.js";
import { fetchCatalogue, t } from "./text.js";
import { About } from "./about.js";
import { FrontPage } from "./lobby.js";
import { TablePage, visit } from "./tablepage.js";
import { ReplayPage, visitReplay } from "./replay.js";
import { BringPage } from "./replaybring.js";
import { PeopleCards } from "./people.js";
import { Toasts } from "./toast.js";
import { listen } from "./keys.js";
import { wakeSound } from "./sound.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const code = location.pathname.match(/^\/t\/([\w-]+)/)?.[1],
  replay = location.pathname.match(/^\/replay\/([\w-]+)/)?.[1];

await fetchCatalogue("shell");
const page = code
  ? c(TablePage, { code })
  : replay
    ? c(ReplayPage, { code: replay })
    : /^\/replay\/?$/.test(location.pathname)
      ? c(BringPage, null)
    : location.pathname.startsWith("/about")
      ? c(About, null)
      : c(FrontPage, null);
if (code) visit(code);
if (replay) visitReplay(replay);
listen();
addEventListener("pointerdown", wakeSound, { once: true });
addEventListener("keydown", wakeSound, { once: true });
app.replaceChildren();
draw(
  html`${page}${c(Toasts, { inside: null })}${c(PeopleCards, null)}<div class="sr" id="say-now" aria-live="assertive"></div>
    <div class="sr" id="say-then" aria-live="polite"></div>`,
  app,
);
document.documentElement.lang = t("shell-language-code");
