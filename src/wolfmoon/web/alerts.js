// @ts-check
/* It is your turn: told by the browser while this page lies behind others, and by mail, webhook or web push when it is shut. */
import { c, effect, html, signal, useEffect } from "./lib.js";
import { Switch } from "./frame.js";
import { promptAloud } from "./prompt.js";
import { ask, open, seatToken, toast, view } from "./store.js";
import { t } from "./text.js";

/** @typedef {import("./http.js").AlertWay} AlertWay */

const KEY = "wolfmoon:notify";
const WORKER = "/web/pushworker.js";
/** whether the browser tells it while this page lies behind others */
const here = signal(localStorage.getItem(KEY) === "1" && "Notification" in globalThis && Notification.permission === "granted");
const ways = signal(/** @type {import("./http.js").AlertWays | null} */ (null));
/** what is being written, by way */
const written = signal(/** @type {{ [kind: string]: string }} */ ({}));

/** Tell of every new question while nobody looks at the page. */
export function notifyHere() {
  let told = "";
  effect(() => {
    const first = open.value[0],
      question = first ? `${view.peek()?.me} ${first.id}` : "";
    if (!question || question === told || !here.value || !document.hidden || !first) return;
    told = question;
    const note = new Notification(t("shell-your-turn"), { body: promptAloud(first), tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  });
}

/** @param {boolean} on */
async function turnHere(on) {
  const may = on && "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
  if (on && !may) toast(t("shell-notify-denied"), true);
  here.value = may;
  localStorage.setItem(KEY, may ? "1" : "0");
}

/** @param {string} table @param {string} what @param {object} body */
const tell = (table, what, body) => ask(`/api/tables/${table}/alerts${what}`, { token: seatToken(table), ...body });

/** @param {string} table */
const fetchWays = async (table) => {
  if (seatToken(table)) ways.value = await tell(table, "", {});
};

/** Subscribe this browser to pushes. @param {string} key @returns {Promise<string | null>} */
async function subscribe(key) {
  try {
    const worker = await navigator.serviceWorker.register(WORKER);
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return JSON.stringify(subscription);
  } catch {
    toast(t("shell-push-failed"), true);
    return null;
  }
}

/** @param {{ table: string, way: AlertWay, pushKey: string | null }} props */
function Way({ table, way, pushKey }) {
  const kind = way.kind,
    words = written.value[kind] ?? "";
  const write = (/** @type {Event} */ e) => {
    written.value = { ...written.peek(), [kind]: /** @type {HTMLInputElement} */ (e.target).value };
  };
  const done = async (/** @type {Promise<any>} */ work) => {
    if (await work) written.value = { ...written.peek(), [kind]: "" };
    await fetchWays(table);
  };
  const drop = () => void done(tell(table, "/drop", { kind }));
  if (kind === "push")
    return c(Switch, {
      label: t("shell-alert-push"),
      below: t("shell-alert-push-below"),
      on: way.proved,
      turn: async (on) => {
        if (!on) return drop();
        const to = pushKey && "serviceWorker" in navigator ? await subscribe(pushKey) : null;
        if (to) await done(tell(table, "/set", { kind, to }));
      },
    });
  if (way.to !== null && way.proved)
    return html`<div class="row"><b>${t(`shell-alert-${kind}`)}<small>${way.to}</small></b>
      <button type="button" onClick=${drop}>${t("shell-alert-stop")}</button></div>`;
  const proving = way.to !== null;
  return html`<form class="heretoo" onSubmit=${(/** @type {Event} */ e) => {
    e.preventDefault();
    const given = words.trim();
    if (given) void done(proving ? tell(table, "/prove", { kind, code: given }) : tell(table, "/set", { kind, to: given }));
  }}><label>${t(`shell-alert-${kind}`)}<small>${proving ? t("shell-alert-code-sent", { to: way.to ?? "" }) : t(`shell-alert-${kind}-below`)}</small>
    <input type=${proving ? "text" : kind === "mail" ? "email" : "url"} inputmode=${proving ? "numeric" : undefined} maxlength=${proving ? 6 : 400}
      autocomplete=${proving ? "one-time-code" : kind === "mail" ? "email" : "off"} value=${words} onInput=${write} /></label>
    <button type="submit" disabled=${!words.trim()}>${proving ? t("shell-alert-prove") : t("shell-alert-set")}</button>
    ${proving && html`<button type="button" onClick=${drop}>${t("shell-alert-other")}</button>`}</form>`;
}

/** In the settings of the table. @param {{ table: string }} props */
export function AlertSettings({ table }) {
  useEffect(() => {
    void fetchWays(table);
  }, [table]);
  if (!seatToken(table)) return null;
  return html`<h3 class="minor">${t("shell-alerts")}</h3>
    ${c(Switch, { label: t("shell-notify"), below: t("shell-notify-below"), on: here.value, turn: (on) => void turnHere(on) })}
    ${ways.value?.ways.map((way) => c(Way, { key: way.kind, table, way, pushKey: ways.value?.push_key ?? null }))}`;
}
