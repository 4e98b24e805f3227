// @ts-check
/* The four traits of an explorer as tracks: the clip a raised golden plate, the start a green bar, the skull at the left end. */
import { c, html } from "/web/lib.js";
import { hot, lights } from "/web/pieces.js";
import { Ic } from "./parts.js";
import { TRAITS } from "./things.js";

/** @typedef {import("./shape.js").Player} Player */
/** @typedef {import("./shape.js").Trait} Trait */
/** @typedef {import("/web/board.js").Tools} Tools */

/** The value on a slot; 0 is the skull. @param {Trait} trait @param {number} slot */
export const valueAt = (trait, slot) => (slot > 0 ? (trait.track[slot - 1] ?? 0) : 0);

/** @param {{ name: string, trait: Trait, tools: Tools, next?: number, end?: import("/web/lib.js").Nodes }} props next: the slot after what is being chosen */
export function Track({ name, trait, tools, next, end }) {
  const { t } = tools,
    said = tools.thing("trait", name),
    key = `trait:${name}`;
  const label = [
    t("bm-track", { trait: said, value: trait.value, slot: trait.slot, start: trait.start }),
    next !== undefined && next !== trait.slot && t("bm-track-next", { value: valueAt(trait, next) }),
  ]
    .filter(Boolean)
    .join(", ");
  return html`<div class=${`bm-track${hot.value === key ? " lit" : ""}`} ...${lights(key)}><span class="tn">${c(Ic, { name: TRAITS[name] ?? "info" })}<span>${said}</span>
    ${end}</span><div role="img" aria-label=${label}><ol aria-hidden="true">${Array.from({ length: 9 }, (_, slot) => {
      const cls = [
        slot === 0 && "skull",
        slot === 1 && "crit",
        slot === trait.start && "start",
        slot === trait.slot && "cur",
        next !== undefined && next !== trait.slot && slot === next && "nxt",
      ];
      return html`<li key=${slot} class=${cls.filter(Boolean).join(" ")}>${slot === 0 ? c(Ic, { name: "death-skull" }) : valueAt(trait, slot)}</li>`;
    })}</ol></div></div>`;
}

/** @param {{ player: Player, tools: Tools, mark?: boolean, next?: { [trait: string]: number } }} props next: slots after what is being chosen */
export const Tracks = ({ player, tools, mark = true, next = {} }) =>
  html`<div class="bm-tracks">${Object.entries(player.traits).map(([name, trait]) => c(Track, { key: name, name, trait, tools, next: next[name] }))}
    ${
      mark &&
      html`<p class="key" aria-hidden="true"><i class="k cur"></i>${tools.t("slot-now")}<i class="k start"></i>${tools.t("slot-start")}
      ${Object.keys(next).length > 0 && html`<i class="k nxt"></i>${tools.t("bm-after-tile")}`}
      <i class="k sk"></i>${tools.t("slot-skull")}</p>`
    }</div>`;
