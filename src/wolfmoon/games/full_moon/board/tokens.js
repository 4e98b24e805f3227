// @ts-check
/* Whoever stands in the forest: hikers are discs with two letters, the pack eared heads. Tokens keep to the middle of a hexagon and
   shrink when there are many; at night the wolves of one space make a group with a letter. */
import { c, html } from "/web/lib.js";
import { moved, spot } from "./geometry.js";
import { drawnAt } from "./pic.js";
import { letters } from "./things.js";

/** @typedef {import("./board.js").Kit} Kit */
/** @typedef {{ key: string, id: string, wolf: boolean, seat: number | null, x: number, y: number, r: number, space: string, away: boolean }} Token */

const CONVERT = "#b98be0";
/** rows of one to six tokens: their offsets in radii @type {[number, number][][]} */
const ROWS = [
  [],
  [[0, 0]],
  [
    [-1.06, 0],
    [1.06, 0],
  ],
  [
    [-1.06, -0.62],
    [1.06, -0.62],
    [0, 1.2],
  ],
  [
    [-1.06, -1.04],
    [1.06, -1.04],
    [-1.06, 1.04],
    [1.06, 1.04],
  ],
  [
    [-1.9, -0.95],
    [0, -1.35],
    [1.9, -0.95],
    [-1.05, 1.1],
    [1.05, 1.1],
  ],
  [
    [-2.1, -1.04],
    [0, -1.04],
    [2.1, -1.04],
    [-2.1, 1.04],
    [0, 1.04],
    [2.1, 1.04],
  ],
];
const SIZES = [0, 18, 15, 12.5, 12, 10.5, 10];

/** Where every token stands. @param {import("./things.js").Public} table @returns {Token[]} */
export function standing(table) {
  /** @type {Map<string, { id: string, wolf: boolean, seat: number | null, convert: boolean }[]>} */ const at = new Map();
  for (const hiker of table.hikers)
    if (hiker.space) at.set(hiker.space, [...(at.get(hiker.space) ?? []), { id: hiker.id, wolf: false, seat: hiker.seat, convert: false }]);
  for (const wolf of table.wolves)
    if (wolf.space) at.set(wolf.space, [...(at.get(wolf.space) ?? []), { id: wolf.id, wolf: true, seat: wolf.seat, convert: wolf.convert }]);
  return [...at].flatMap(([space, all]) => {
    const shown = Math.min(6, all.length),
      r = SIZES[shown] ?? 10,
      centre = spot(space),
      grown = all.length > 6 ? 0.8 : 1;
    return all.map((each, i) => {
      const [dx, dy] = ROWS[shown]?.[i % 6] ?? [0, 0],
        again = i >= 6 ? r * 0.9 : 0;
      return { ...each, key: `${each.wolf ? "wolf" : "hiker"}-${each.id}`, x: centre.x + dx * r * grown + again, y: centre.y + dy * r * grown + again, r: r * grown, space, away: false };
    });
  });
}

/** The head with ears round a radius. @param {number} r */
function head(r) {
  const u = r / 15,
    p = (/** @type {number} */ x, /** @type {number} */ y) => `${(x * u).toFixed(1)} ${(y * u).toFixed(1)}`;
  return `M${p(-13.8, -5.7)}L${p(-12.9, -20.7)}L${p(-3, -14.7)}Q${p(0, -15.9)} ${p(3, -14.7)}L${p(12.9, -20.7)}L${p(13.8, -5.7)}A${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${p(-13.8, -5.7)}Z`;
}

/** @param {{ kit: Kit, token: Token }} props */
function Figure({ kit, token }) {
  const { id, wolf, seat, r } = token,
    wolfOf = kit.table.wolves.find((each) => each.id === id),
    hiker = kit.table.hikers.find((each) => each.id === id),
    kind = wolf && !wolfOf?.convert ? "wolf" : "hiker",
    key = `${kind}:${id}`,
    option = kit.clickable.get(key),
    name = kit.tools.thing(kind, id),
    own = seat !== null && seat === kit.seen.me;
  const states = [
    wolfOf?.wounded && "wounded",
    !wolf && hiker?.hidden && "hidden",
    !wolf && hiker?.alert && "alert",
    !wolf && hiker?.terrified && "terrified",
    !wolf && hiker?.trapped && "trapped",
    !wolf && hiker?.rooted && "rooted",
    !wolf && hiker && hiker.life === 0 && "dying",
  ].filter((state) => typeof state === "string");
  const label = [name, seat !== null ? kit.tools.name(seat) : "", ...states.map((state) => kit.tools.t(`state-${state}`))].filter(Boolean).join(", ");
  const press = option && (() => kit.pick(option)),
    badge = states.includes("wounded")
      ? "bandage-roll"
      : states.includes("dying")
        ? "bleeding-wound"
        : states.includes("hidden")
          ? "hooded-figure"
          : states.includes("alert")
            ? "eyeball"
            : states.length
              ? "tree-roots"
              : null;
  const cls = ["tok", wolf ? "w" : "h", own && "mine", option && "can", kit.tools.hot.value === key && "lit", wolfOf?.convert && "convert"].filter(Boolean).join(" "),
    fill = wolfOf?.convert ? CONVERT : wolf ? "var(--pack)" : seat === null ? "#b8b2a4" : `var(--seat-${seat + 1})`;
  return html`<g class=${cls} transform=${moved(token)} role="img" aria-label=${option ? kit.tools.text(option.text) : label}
    ...${press ? kit.presses(press) : {}} ...${kit.lights(key)}><title>${label}</title><g data-token=${token.key}>
    ${option && html`<circle r=${r + 6} class="ring" />`}${wolf ? html`<path d=${head(r)} fill=${fill} class="td" />` : html`<circle r=${r} fill=${fill} class="td" />`}
    <text y=${(r * 0.34 + (wolf ? 0.6 : 0)).toFixed(1)} font-size=${(r * 0.94).toFixed(1)}>${letters(id)}</text>
    ${badge && html`<g class="state" transform=${`translate(${r * 0.75} ${-r * 0.8})`}><circle r="7.5" />${drawnAt(badge, 11, "")}</g>`}</g></g>`;
}

/** @param {{ kit: Kit }} props */
export const Tokens = ({ kit }) =>
  html`<g class="tokens">${standing(kit.table).map((token) => c(Figure, { key: token.key, kit, token }))}</g>`;
