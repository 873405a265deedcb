// What is half done: the pieces touched so far, and the moves that begin with them.
import { $$ } from "./board.js";

// `late`: where a move ends, pointed at before where it begins; `hovered`: what the pointer rests on, not yet chosen
export const NOTHING = { picks: [], button: null, late: null, hovered: null, reason: "" };
export const chosen = { ...NOTHING, at: 0 };
export const offers = () =>
  $$("#moves button[name=move]").map((button) => ({
    button,
    picks: button.dataset.picks ? button.dataset.picks.split(" ") : [],
    label: button.textContent.trim(),
    aside: "aside" in button.dataset,
  }));
const free = (id) => document.getElementById(id)?.hasAttribute("data-any"); // cards of a hand: touched in any order
const times = (picks, id) => picks.filter((each) => each === id).length;
const fixed = (picks) => picks.findIndex(free); // how many come before those: the card, before what it brings
export const begins = (picks, start) =>
  start.every(
    (id, place) =>
      picks[place] === id || (free(id) && place >= fixed(picks) && times(picks, id) >= times(start, id)),
  );
export const beyond = (picks, start) =>
  picks.filter(
    (id, place) =>
      !start.includes(id) && (place === start.length || (free(id) && start.length >= fixed(picks))),
  );

/** The moves that begin with these picks, and the one that is meant if that is clear. */
export function meant(picks) {
  const open = offers().filter(
    (offer) =>
      offer.picks.length && begins(offer.picks, picks) && (!chosen.late || offer.picks.includes(chosen.late)),
  );
  const whole = open.filter((offer) => offer.picks.length === picks.length);
  return { open, one: open.length === 1 ? open[0] : whole.length === 1 ? whole[0] : null };
}

/** One of several that are touched in any order is left out again when it is touched again; is it such a one? */
export function leaveOut(id, soon) {
  const others = chosen.picks.filter((each) => each !== id);
  const found = free(id) && others.length > 0 && others.length < chosen.picks.length;
  if (found && !soon) chosen.picks = others; // a double click is one touch
  return found;
}

/** What stays chosen when a piece takes the place of another: all that are touched in any order and go with it. */
export function goingWith(id) {
  const kept = [];
  for (const each of free(id) ? chosen.picks : [])
    if (meant([...kept, each, id]).open.length) kept.push(each);
  return kept;
}

/** The move that is meant, if that is clear. */
export function proposal() {
  if (chosen.button) return offers().find(({ button }) => button === chosen.button) ?? null;
  return chosen.picks.length ? meant(chosen.picks).one : null;
}

export const busy = () => chosen.picks.length > 0 || chosen.button || chosen.late;
