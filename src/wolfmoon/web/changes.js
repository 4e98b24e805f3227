// @ts-check
/* The view that comes of a change (docs/wire.md): only what differs travels, and what stays the same stays the same object. */

/** @typedef {import("./wire.js").View} View */
/** @typedef {any[] | { [key: string]: any }} Change */

/** The whole view after a message of changes. @param {View} view @param {import("./wire.js").Changes} message @returns {View} */
export const after = (view, message) => ({
  ...changed(view, message.changes),
  version: message.version,
  log: message.log,
  log_from: message.log_from,
});

/** The value that comes of a change; the old one stays as it is. @param {any} old @param {Change} change @returns {any} */
export function changed(old, change) {
  if (Array.isArray(change)) return change[0];
  const now = Array.isArray(old) ? old.slice(0, change["#"] ?? old.length) : { ...old };
  for (const [key, inside] of Object.entries(change))
    if (key === "#" && Array.isArray(now)) continue;
    else if (inside === null) delete now[key];
    else now[key] = changed(now[key], inside);
  return now;
}
