// What a move would do. The server works it out when somebody looks at the move, once for each frame.
import { $ } from "./board.js";

let frame = "";
let told = new Map();
let asked = new Map();

/** Nothing is known of the moves of a new frame, or of a frame in another language. */
function refresh() {
  const { base, v } = $("#main").dataset;
  const now = [base, v, document.documentElement.lang].join(" ");
  if (now === frame) return;
  frame = now;
  told = new Map();
  asked = new Map();
}

async function ask(move) {
  try {
    const address = `${$("#main").dataset.base}/preview?move=${encodeURIComponent(move)}`;
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    return answer.status === 200 ? await answer.json() : {};
  } catch {
    return {}; // the line is down, or the page is being left
  }
}

/** What is known of a move already; undefined if nobody has asked. */
export function foreseen(move) {
  refresh();
  return told.get(move);
}

/** What a move would do: its sentences, points, way, and whether it is final. */
export function foresee(move) {
  refresh();
  if (!asked.has(move)) asked.set(move, remember(move, told));
  return asked.get(move);
}

async function remember(move, known) {
  const answer = await ask(move);
  known.set(move, answer);
  return answer;
}
