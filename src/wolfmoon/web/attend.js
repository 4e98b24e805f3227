// @ts-check
/* Several people at one device are all there, whichever of them it shows: beside the connection that is looked from, each seat keeps a
   quiet one, of which nothing is shown. Without it the others would be told that nobody is there. */
import { effect } from "./lib.js";
import { shared } from "./device.js";
import { mine } from "./store.js";

const AGAIN_MS = 5000;
/** by secret @type {Map<string, WebSocket>} */
const quiet = new Map();

/** @param {string} code @param {string} token */
function sit(code, token) {
  const ws = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  let refused = false;
  quiet.set(token, ws);
  ws.onopen = () => ws.send(JSON.stringify({ type: "hello", table: code, token, have: 0, changes: true }));
  ws.onmessage = (event) => {
    refused = JSON.parse(event.data).type === "refused";
    ws.onmessage = null;
  };
  ws.onclose = () => {
    if (refused) return;
    setTimeout(() => quiet.get(token) === ws && sit(code, token), AGAIN_MS * (0.75 + Math.random() / 2));
  };
}

/** Let all who share this device be there from now on. @param {string} code */
export function attend(code) {
  effect(() => {
    const tokens = new Set(shared.value ? mine.value.map((each) => each.token) : []);
    for (const [token, ws] of quiet)
      if (!tokens.has(token)) {
        quiet.delete(token);
        ws.close();
      }
    for (const token of tokens) if (!quiet.has(token)) sit(code, token);
  });
}
