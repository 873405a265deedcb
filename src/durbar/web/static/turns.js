// It is my turn at a table whose page nobody looks at: its title and icon say so, a sound, and a notice.
import { $ } from "./board.js";
import { settings } from "./settings.js";

const asked = new Map(); // was it my turn at a table, when this page last heard of it?

/** Let these be heard, by those who want sounds. */
export const hear = async (names) =>
  settings.sound && names.length && (await import("./sounds.js")).hear(names);

/** In the list of tabs. */
export function sign(mine, title) {
  const icon = $("link[rel=icon]");
  icon.dataset.calm ??= icon.href;
  const written = `${mine ? "● " : ""}${title}`;
  if (document.title !== written) document.title = written;
  const shown = icon.dataset[mine ? "call" : "calm"];
  if (icon.getAttribute("href") !== shown) icon.href = shown;
}

/** News of a table, which this page shows if it is `here`. */
export function told({ table, mine, title }, here) {
  const before = asked.get(table) ?? (here && here.dataset.mine === "1");
  asked.set(table, mine);
  if (document.visibilityState === "visible") return;
  if (here) sign(mine, title);
  if (!mine || before) return;
  if (here) {
    here.dataset.called = "1"; // until the page is shown anew: nobody is called twice
    hear(["call"]);
  }
  if (settings.notify && window.Notification?.permission === "granted") notice(table, title);
}

/** One for each table: pages of one browser that say the same replace each other's. */
function notice(table, title) {
  const how = { body: title, tag: table, icon: $("link[rel=apple-touch-icon]").href };
  try {
    new Notification(document.body.dataset.call, how).onclick = function () {
      this.close();
      window.focus();
      if ($("#main")?.dataset.table !== table) location.href = `/t/${table}`;
    };
  } catch {
    // A telephone lets only the worker speak.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(document.body.dataset.call, how));
  }
}
