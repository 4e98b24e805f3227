// @ts-check
/* It is your turn: told by the browser while this page lies behind others, and by mail, webhook or web push when it is shut.
   The server takes an open page for somebody who is there, and tells nobody then: a page that is hidden has to tell itself. */
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
/** where this browser takes pushes */
const subscribed = signal(/** @type {string | null} */ (null));
/** what is being written, by way */
const written = signal(/** @type {{ [kind: string]: string }} */ ({}));

/** whether the page lies behind others */
const hidden = signal(document.hidden);
/** milliseconds after which a question that was seen, and left behind unanswered, is told */
const LEFT_BEHIND = 60_000;

/** Tell of every question once while nobody looks at the page: of a new one at once, of one that was seen after a while. */
export function notifyHere() {
  let told = "",
    seen = "";
  document.addEventListener("visibilitychange", () => {
    hidden.value = document.hidden;
  });
  effect(() => {
    const first = open.value[0],
      question = first ? `${view.peek()?.me} ${first.id}` : "";
    if (!hidden.value) seen = question;
    if (!question || !first || question === told || !here.value || !hidden.value) return;
    const tellIt = () => {
      told = question;
      void notify(t("shell-your-turn"), promptAloud(first));
    };
    if (question !== seen) return tellIt();
    const later = setTimeout(tellIt, LEFT_BEHIND);
    return () => clearTimeout(later);
  });
}

/** Show a notification; some browsers let only a worker do that. @param {string} title @param {string} body */
async function notify(title, body) {
  const tag = location.pathname;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    await (await worker()).showNotification(title, { body, tag, data: tag });
  }
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
  if (!seatToken(table)) return;
  const found = await tell(table, "", {});
  subscribed.value = await endpoint();
  ways.value = found;
};

/** The worker of this browser, once it runs. Its scope is the folder it lies in, not this page: `serviceWorker.ready` would wait
 * for ever. */
async function worker() {
  const registration = await navigator.serviceWorker.register(WORKER),
    coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise((done, fail) => {
      const look = () => {
        if (coming.state === "activated") done(undefined);
        if (coming.state === "redundant") fail(new Error("the worker does not start"));
      };
      coming.addEventListener("statechange", look);
      look();
    });
  return registration;
}

/** Where this browser takes pushes; null if it takes none. @returns {Promise<string | null>} */
async function endpoint() {
  try {
    const registration = await navigator.serviceWorker.getRegistration(WORKER);
    return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
  } catch {
    return null; // a browser without workers or pushes
  }
}

/** milliseconds: some browsers wait for ever for a push service that they do not reach */
const PATIENCE = 20_000;

/** Subscribe this browser to pushes. @param {string} key @returns {Promise<string | null>} */
async function subscribe(key) {
  try {
    const { pushManager } = await worker(),
      wish = { userVisibleOnly: true, applicationServerKey: key };
    const late = new Promise((_, fail) => void setTimeout(() => fail(new Error("no push service answers")), PATIENCE));
    const made = pushManager.subscribe(wish).catch(async (/** @type {Error} */ error) => {
      const old = await pushManager.getSubscription();
      if (error.name !== "InvalidStateError" || !old) throw error;
      await old.unsubscribe(); // it was made with a key that the server no longer has
      return pushManager.subscribe(wish);
    });
    return JSON.stringify(await Promise.race([made, late]));
  } catch {
    toast(t("shell-push-failed"), true);
    return null;
  }
}

/** Whether pushes to that subscription come to this browser. @param {string | null} to */
const isHere = (to) => to !== null && subscribed.value !== null && JSON.parse(to).endpoint === subscribed.value;

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
      below: t(way.to === null || isHere(way.to) ? "shell-alert-push-below" : "shell-alert-push-elsewhere"),
      on: isHere(way.to),
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
