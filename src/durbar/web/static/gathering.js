// The page on which people gather shows who has come, and leads to the table when the game begins.
import { follow } from "./live.js";

const place = document.querySelector("[data-gathering]");
const pieces = (page) => [...page.querySelectorAll("[data-piece]")];
const known = pieces(document).map((piece) => piece.outerHTML); // as the server wrote them

async function look() {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = page.querySelector("[data-gathering]");
  if (now?.dataset.begun !== place.dataset.begun) return location.assign(place.dataset.gathering);
  const shown = pieces(document);
  for (const [k, piece] of pieces(page).entries()) {
    if (piece.outerHTML === known[k]) continue; // what is open or typed there stays
    known[k] = piece.outerHTML;
    shown[k].replaceWith(piece);
  }
}

if (place)
  follow(
    () => `${place.dataset.gathering}/live`,
    look,
    () => {},
  );
