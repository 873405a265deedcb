// Clocks tick by themselves between two frames; the server says what is left with every one of them.
import { $, $$ } from "./board.js";
import { announce } from "./messages.js";

const SOON = 60; // seconds: whoever has no more is told once
const HOUR = 3600;
const two = (number) => String(number).padStart(2, "0");
const ends = new WeakMap(); // of each clock that runs

/** As the server writes it. */
function face(seconds) {
  const whole = Math.max(0, Math.floor(seconds)),
    minutes = `${two(Math.floor((whole % HOUR) / 60))}:${two(whole % 60)}`;
  if (whole >= 24 * HOUR) return `${Math.floor(whole / HOUR)} h`;
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${minutes}` : minutes.replace(/^0/, "");
}

/** A frame has come: from here on its clocks run. */
export function wind() {
  for (const clock of $$("[data-left]"))
    ends.set(clock, performance.now() + 1000 * Number(clock.dataset.left));
  tick();
}

function tick() {
  for (const clock of $$("[data-left].runs")) {
    const left = ((ends.get(clock) ?? performance.now()) - performance.now()) / 1000;
    if (clock.textContent !== face(left)) clock.textContent = face(left);
    clock.classList.toggle("soon", left < SOON);
    if (clock.dataset.soon && left < SOON && Number(clock.dataset.left) > SOON && !tick.told) {
      tick.told = true;
      announce(clock.dataset.soon);
    }
  }
  if (!$(".mine .clock.soon")) tick.told = false;
}

setInterval(tick, 250);
