// A moment that is worth seeing and that the next decisions would hide at once: the coins turned over, say.
import { $, $$, outline, trace } from "./board.js";
import { approach } from "./camera.js";

const LONG = 2600; // milliseconds; a touch or a key goes on
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Is there such a moment between what is shown and what comes? */
export const hidden = (old, next) =>
  !still.matches &&
  document.visibilityState === "visible" &&
  !old.dataset.at &&
  Number(next.dataset.scene) > Number(old.dataset.turn);

/** Show the pictures of that moment with all that is told of it, until it has been seen. */
export async function play(n, morph) {
  const answer = await fetch(`${$("#main").dataset.base}/at/${n}`, {
    headers: { Accept: "application/json" },
  });
  const past = new DOMParser().parseFromString((await answer.json()).html, "text/html");
  const place = ({ id }) => Number(id.split(".")[1]); // the log is newest first, its turns are not
  const lines = [...past.querySelectorAll(`#log li[id^="log-${n}."]`)].sort((a, b) => place(a) - place(b));
  for (const part of $$(".place")) {
    const then = past.getElementById(part.id);
    if (then) morph(part, then);
  }
  Object.assign($("#main").dataset, { turn: n, mine: 0 });
  $("#main").classList.remove("yours");
  $("#title").textContent = past.querySelector("#title").textContent;
  trace([]);
  outline(
    new Map(),
    lines.flatMap((line) => line.dataset.ids.split(" ").filter(Boolean)),
  );
  $("#preview")?.replaceChildren(...lines.flatMap((line) => [line.querySelector("a").textContent, " "]));
  for (const [id, hide] of [
    ["preview", false],
    ["rest", true],
  ])
    if ($(`#${id}`)) $(`#${id}`).hidden = hide;
  document.body.toggleAttribute("data-seeing", true);
  approach();
  const done = new AbortController();
  await new Promise((seen) => {
    const on = (event) => {
      event.preventDefault();
      event.stopPropagation();
      seen();
    };
    for (const name of ["click", "keydown"])
      document.addEventListener(name, on, { capture: true, signal: done.signal });
    setTimeout(seen, LONG);
  });
  done.abort();
  document.body.toggleAttribute("data-seeing", false);
}
