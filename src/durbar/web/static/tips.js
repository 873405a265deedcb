// What a piece is, what it does, and why it cannot be chosen now.
import { $, named } from "./board.js";

/** What the server says; nothing while the line is down. */
async function json(address) {
  try {
    return await (await fetch(address, { headers: { Accept: "application/json" } })).json();
  } catch {
    return null;
  }
}

const make = (name, values) => Object.assign(document.createElement(name), values);
let help,
  latest = 0; // of what was pointed at

/** Nothing is pointed at any more; what was asked for by a click stays until the next. */
export function hush() {
  latest += 1;
  if (!$("#tip").classList.contains("stays")) $("#tip").hidden = true;
}

/** After a change of language everything is called anew. */
export const forget = () => {
  help = undefined;
};

/** The paragraph of the rules that an answer cites. */
export const link = ({ rule, anchor }) =>
  anchor &&
  make("a", { href: `/guide/${$("#main").dataset.game}#${anchor}`, textContent: rule, target: "_blank" });

export const under = ({ clientX, clientY }) =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((node) => node.closest(".paper") && !node.closest(".over"));

const REGION = 0.25; // of its picture

/** What takes up much of its picture tells what it is when it is touched, not wherever a pointer comes to rest. */
export function isRegion(node) {
  const [own, all] = [node, node.ownerSVGElement].map((each) => each.getBoundingClientRect());
  return own.width * own.height > REGION * all.width * all.height;
}

export async function tip(node, event, why) {
  const place = $("#tip"),
    asked = ++latest;
  help ??= json(`/words/${$("#main").dataset.game}.json?lang=${document.documentElement.lang}`);
  const words = await help;
  if (!words) forget();
  if (asked !== latest) return; // meanwhile somebody went elsewhere
  const word = words?.[node.dataset.word] ?? {};
  const name = node.dataset.tip ?? word.name;
  place.replaceChildren();
  if (name) place.append(make("b", { textContent: name }));
  if (word.help) place.append(word.help);
  if (why?.text) {
    const line = make("div", { className: "not", textContent: `${why.text} ` });
    if (why.anchor) line.append(link(why));
    place.append(line);
  }
  place.classList.toggle("stays", Boolean(why));
  place.hidden = !place.hasChildNodes();
  const { width, height } = place.getBoundingClientRect();
  const below = event.clientY + 18 + height <= innerHeight;
  place.style.left = `${Math.max(8, Math.min(event.clientX + 14, innerWidth - width - 8))}px`;
  place.style.top = `${below ? event.clientY + 18 : Math.max(8, event.clientY - height - 12)}px`;
}

/** Somebody pointed at a piece that is not offered. */
export async function whyNot(event, announce) {
  const here = under(event),
    node = named(here),
    piece = here?.closest("[id], [data-for]"),
    { mine, table, base } = $("#main").dataset;
  let why = null;
  if (mine === "1" && table && piece?.closest("svg"))
    why = await json(`${base}/why?pick=${encodeURIComponent(piece.dataset.for ?? piece.id)}`);
  if (!node && !why?.rule) return; // bare ground
  if (why?.text) announce(why.text);
  tip(node ?? piece, event, why);
}

// A finger that rests on a piece asks what it is.
const HOLD = 450;
let holding,
  held = false;
document.addEventListener("pointerdown", (event) => {
  held = false;
  clearTimeout(holding);
  if (event.pointerType !== "touch" || !event.target.closest?.(".paper")) return;
  holding = setTimeout(() => {
    const node = named(under(event));
    if (!node) return;
    tip(node, event, {});
    held = true;
  }, HOLD);
});
for (const name of ["pointerup", "pointercancel"])
  document.addEventListener(name, () => clearTimeout(holding));
document.addEventListener(
  "contextmenu",
  (event) => event.pointerType === "touch" && event.target.closest?.(".paper") && event.preventDefault(),
);

/** Was this click the end of such a rest? Then it chooses nothing. */
export function rested() {
  const was = held;
  held = false;
  return was;
}
