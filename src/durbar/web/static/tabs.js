// What there is no room for side by side: one part of the table at a time.
import { $, $$ } from "./board.js";

const part = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

/** Open a part, or again the one that was open. */
export function tabs(wanted) {
  const all = $$("[role=tab]");
  if (wanted) tabs.open = wanted.id;
  const open = all.find((tab) => tab.id === tabs.open) ?? all[0];
  tabs.open = open?.id;
  for (const tab of all) {
    tab.setAttribute("aria-selected", tab === open);
    tab.tabIndex = tab === open ? 0 : -1;
    part(tab)?.classList.toggle("away", tab !== open);
  }
  // On a telephone what is one's own lies below the board, and goes with it.
  $(".phone > #part-own")?.classList.toggle("away", open?.id !== "tab-board");
}

/** The parts in which something of this kind is to be seen. */
export const holding = (selector) => $$("[role=tab]").filter((tab) => $(selector, part(tab)));

/** Open the first of these parts, unless one of them is open. */
export function turnTo(parts) {
  if (parts.length && !parts.some((tab) => tab.id === tabs.open)) tabs(parts[0]);
}

// Somebody's score lies over the table: a touch anywhere else puts it away.
document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest(".seat")) for (const score of $$(".seat details[open]")) score.open = false;
});
