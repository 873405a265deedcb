// What may I do, how do I score: the paragraphs of the rules, one touch away.
import { $, $$ } from "./board.js";
import { parse } from "./morphing.js";

/** Fill in a paragraph; what the table asks now may be told elsewhere in the rules than before. */
async function tell(place) {
  const { game, anchor } = $("#main").dataset,
    address = `/guide/${game}/${place.dataset.section || anchor}`;
  if (place.dataset.told === address + document.documentElement.lang) return;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  place.replaceChildren(...parse(await answer.text()).body.children);
  for (const link of $$("a[href]", place)) link.target = "_blank"; // the table stays
  place.dataset.told = address + document.documentElement.lang;
}

document.addEventListener(
  "toggle",
  (event) => {
    if (event.target.id === "help" && event.newState === "open") $$("#help [data-section]").map(tell);
  },
  true,
);
