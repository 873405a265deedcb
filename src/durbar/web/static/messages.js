// What is said to whoever reads the page or has it read to them.
import { $ } from "./board.js";

export function announce(sentence) {
  const region = $("#announce");
  if (region) region.textContent = sentence;
}

export function banner(sentence, more) {
  const place = $("#banner");
  clearTimeout(banner.timer);
  place.hidden = !sentence;
  place.textContent = sentence ?? "";
  if (sentence && more) place.append(" ", more);
  if (sentence) banner.timer = setTimeout(() => place.setAttribute("hidden", ""), 6000);
}

/** The connection is gone, or back. */
export const lost = (is) => {
  const place = $("#banner"),
    was = place.hasAttribute("data-down");
  if (is === was) return;
  place.toggleAttribute("data-down", is);
  clearTimeout(banner.timer);
  place.textContent = place.dataset.lost;
  place.hidden = !is;
};
