// Looking back: any moment of a game, by slider, keys, or playing by itself.
import { $ } from "./board.js";

const PACE = 900; // milliseconds for a moment

export function start(take, table) {
  const here = () => Number($("#main").dataset.at),
    end = () => Number($("#main").dataset.turn);
  let playing = 0,
    stop = () => {},
    wanted = null,
    busy = false;

  async function go(moment) {
    wanted = Math.max(0, Math.min(end(), moment));
    if (busy) return;
    busy = true;
    while (wanted !== null && wanted !== here()) {
      const now = wanted;
      const answer = await fetch(`${table()}/at/${now}`, { headers: { Accept: "application/json" } });
      take(await answer.json(), true);
      history.replaceState(null, "", `?at=${now}`);
      if (wanted === now) wanted = null;
    }
    busy = false;
  }
  function play(on) {
    clearTimeout(playing);
    playing = 0;
    stop();
    if (!on || here() >= end()) return;
    const step = async () => {
      await go(here() + 1);
      playing = here() < end() && playing ? setTimeout(step, PACE / Number($("#speed").value)) : 0;
    };
    playing = setTimeout(step, 0);
  }
  // What happened since one's last turn: these moments, one after the other, and back to the table.
  const then = new URLSearchParams(location.search).get("then")?.split(".").map(Number) ?? [];
  async function tell() {
    for (const moment of then) {
      await go(moment);
      await new Promise((seen) => {
        playing = setTimeout(seen, PACE / Number($("#speed").value));
        stop = seen;
      });
      if (!playing) return;
    }
    location.assign(table());
  }
  const steps = {
    first: () => go(0),
    back: () => go(here() - 1),
    forth: () => go(here() + 1),
    last: () => go(end()),
    play: () => play(!playing),
  };
  const keys = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "last", " ": "play" };

  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]")?.dataset.step,
      entry = event.target.closest("#log a");
    if (step) {
      event.preventDefault();
      if (step !== "play") play(false);
      steps[step]();
    } else if (entry) {
      event.preventDefault();
      play(false);
      go(Number(new URL(entry.href).searchParams.get("at")));
    }
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "scrub") return;
    play(false);
    go(Number(event.target.value));
  });
  document.addEventListener("keydown", (event) => {
    if (
      !keys[event.key] ||
      event.target.matches("input, select, button, summary, #log") ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    if (event.key !== " ") play(false);
    steps[keys[event.key]]();
  });
  if (then.length) tell();
}
