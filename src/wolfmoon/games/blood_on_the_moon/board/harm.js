// @ts-check
/* Damage is shared out on the tracks themselves: every slot taken shows where the clip would come to rest. */
import { c, html, useEffect, useRef, useState } from "/web/lib.js";
import { Stepper } from "/web/controls.js";
import { sure } from "/web/choose.js";
import { armed, sent } from "/web/store.js";
import { Track } from "./tracks.js";

/** @typedef {import("/web/wire.js").Decision} Decision */
/** @typedef {import("/web/board.js").Tools} Tools */
/** @typedef {import("./shape.js").Player} Player */

/** Whether this question shares damage out among traits. @param {Decision} decision */
export const aboutHarm = (decision) => decision.shape === "split" && decision.options.length > 0 && decision.options.every((option) => option.ref?.[0] === "trait");

/** @param {{ decision: Decision, player: Player, tools: Tools }} props */
export function Harm({ decision, player, tools }) {
  const [parts, setParts] = useState(/** @type {Record<string, number>} */ ({})),
    place = useRef(/** @type {HTMLElement | null} */ (null)),
    { t } = tools;
  // the plain form of the same answer is hidden (board.css)
  useEffect(() => {
    for (const each of place.current?.closest(".asked")?.querySelectorAll(".options [data-answer]") ?? []) each.removeAttribute("data-answer");
  });
  const total = decision.total ?? 0,
    used = Object.values(parts).reduce((sum, each) => sum + each, 0),
    words = t("bm-take-it");
  return html`<div class="harm" ref=${place}><p class="left" role="status">${t("bm-harm-left", { left: total - used, total })}</p>
    ${decision.options.map((option) => {
      const trait = player.traits[option.id],
        part = parts[option.id] ?? 0,
        most = Math.min(decision.limits?.[option.id] ?? total, part + total - used);
      if (!trait) return null;
      return c(Track, {
        key: option.id,
        name: option.id,
        trait,
        tools,
        next: trait.slot - part,
        end: c(Stepper, { label: tools.text(option.text), value: part, low: 0, high: most, set: (now) => setParts({ ...parts, [option.id]: now }) }),
      });
    })}
    <button type="button" class=${`primary send${armed.value === `${decision.id} send` ? " twice" : ""}`} disabled=${used !== total || sent.value === decision.id}
      onClick=${() => sure(decision, "send", Object.fromEntries(Object.entries(parts).filter(([, part]) => part > 0)), words)}>
      ${armed.value === `${decision.id} send` ? t("shell-tap-again") : words}</button></div>`;
}
