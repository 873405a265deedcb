// The table in words, for whoever asks for them.
import { $, $$ } from "./board.js";
import { announce } from "./messages.js";

/** To be heard and to be read: what is asked, and how the drawings describe themselves. */
export function describe() {
  const told = [$("#title"), ...$$(".paper > svg > desc")].map((each) => each?.textContent.trim() ?? "");
  announce(told.join(" "));
  $("#described > div").replaceChildren(
    ...told
      .flatMap((text) => text.split(/(?<=\. |。)/)) // a line for each sentence
      .filter(Boolean)
      .map((text) => Object.assign(document.createElement("p"), { textContent: text })),
  );
  $("#described").togglePopover(true);
}
