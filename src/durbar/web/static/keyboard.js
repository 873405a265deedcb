// The table by keys alone: arrows walk over what may be touched, letters are the buttons.
import { $, $$, focus, neighbour } from "./board.js";
import { tabs } from "./tabs.js";

let doing; // what a key can do: pick a piece, cancel what is half done, move the camera if there is one
let keyed = false; // was the last thing done by a key?

/** From now on keys are answered; what is returned says whether somebody is using them. */
export function answerKeys(deeds) {
  doing = deeds;
  return () => keyed;
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const KEYS = {
  Escape: () => {
    const opened = $(".seat details[open], #all[open]:not([hidden], .menu-open *)");
    if ($(":popover-open")) return; // the browser closes it
    if (!$("#tip").hidden) $("#tip").hidden = true;
    else if (opened) opened.open = false;
    else doing.cancel();
  },
  u: () => $("main:not(.curtained) #undo")?.click(),
  h: () => $("main:not(.curtained) #hint")?.click(),
  l: () => {
    tabs($("#tab-log") ?? undefined);
    $("#log")?.focus();
  },
  b: () => import("./describing.js").then((words) => words.describe()),
  "+": () => doing.camera()?.moves.nearer(),
  "-": () => doing.camera()?.moves.farther(),
  0: () => doing.camera()?.moves.fit(),
  r: () => $("#help").togglePopover(),
  "?": () => $("#keys").togglePopover(),
};

document.addEventListener("pointerdown", () => {
  keyed = false;
});
document.addEventListener("keydown", (event) => {
  keyed = true;
  if (
    !$("#main") ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.target.matches("input, select, textarea")
  )
    return;
  const over = event.target.closest?.(".pick"),
    tab = event.target.closest?.("[role=tab]");
  if (over && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    doing.pick(over.dataset.pick);
  } else if (tab && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const all = $$("[role=tab]"),
      to = all[(all.indexOf(tab) + (event.key === "ArrowRight" ? 1 : all.length - 1)) % all.length];
    tabs(to);
    to.focus();
  } else if (event.shiftKey && WAYS[event.key]) {
    event.preventDefault();
    doing.camera()?.moves.pan(...WAYS[event.key]);
  } else if (event.key.startsWith("Arrow") && !event.target.closest("#log, [popover], .deed") && $(".pick")) {
    event.preventDefault();
    focus(over ? (neighbour(over, event.key) ?? over) : $(".pick[tabindex='0']"));
  } else if (/^[1-9]$/.test(event.key)) {
    const shown = () => $$("#moves button[name=move]").filter((button) => button.checkVisibility());
    if (!shown().length && $("#all")) Object.assign($("#all"), { hidden: false, open: true });
    shown()[event.key - 1]?.click();
  } else if (KEYS[event.key]) {
    if (event.key !== "Escape") event.preventDefault();
    KEYS[event.key]();
  }
});
