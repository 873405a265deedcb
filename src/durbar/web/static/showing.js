// What is shown of what is half done: where a move may go on, its words, and what would come of it.
import { $, nameOf, outline, trace } from "./board.js";
import { begins, beyond, busy, chosen, meant, offers, proposal } from "./choice.js";
import { foresee, foreseen } from "./previews.js";

const WAYS = 2; // so few that go on are named, too: where they end may be out of sight
const mouse = matchMedia("(hover: hover)");

/** Light up what may be touched, and say what is meant by what was touched so far. */
export function show() {
  const offer = proposal(),
    half = busy();
  const level = chosen.picks.length,
    open = meant(chosen.picks).open;
  const targets = new Map();
  for (const id of [...chosen.picks, chosen.late ?? []].flat())
    targets.set(id, { label: offer?.label ?? (nameOf(id) || several(1)), chosen: true });
  const ways = open.flatMap(({ picks, ...move }) =>
    beyond(picks, chosen.picks).map((id) => ({ id, ...move })),
  );
  for (const [id, through] of Map.groupBy(ways, ({ id }) => id))
    if (!targets.get(id)?.chosen)
      targets.set(id, {
        label: through.length > 1 ? spoken(id, through.length) : through[0].label,
        chosen: false,
        aside: through.every(({ aside }) => aside),
      });
  if (chosen.button)
    for (const id of offer?.picks ?? []) targets.set(id, { label: offer.label, chosen: true });
  for (const id of open.flatMap(({ picks }) => picks.slice(0, 1)))
    if (!targets.has(id)) targets.set(id, { label: nameOf(id) || several(1), chosen: false });
  outline(targets, ($("#main")?.dataset.last ?? "").split(" ").filter(Boolean));
  if (!$("#deed #preview")) return;
  const rest = $("#rest");
  if ($(".over.many") && rest.dataset.crowded) rest.textContent = rest.dataset.crowded;
  const menu = half && !offer,
    unclear = menu && open.some(({ picks }) => picks.length === level), // several moves with the same pieces
    listed = unclear || (menu && level > 0 && open.length <= WAYS);
  const shown =
    chosen.hovered ?? offer ?? (menu ? { label: $("#banner").dataset[listed ? "choose" : "further"] } : null);
  const told = shown?.button && foreseen(shown.button.value);
  if (shown?.button && !told) foresee(shown.button.value).then(show);
  trace(told?.trail ?? []);
  const reason = shown === offer && chosen.reason;
  if (shown) tell(shown.label, reason || told?.say, told?.gain);
  $("#preview").hidden = !shown;
  rest.hidden = Boolean(shown);
  spread();
  $("#confirm").hidden = !half;
  $("#do").hidden = !offer;
  if (offer) Object.assign($("#do"), { textContent: offer.label, value: offer.button.value });
  for (const { button, picks } of offers())
    button.hidden = Boolean(half) && !(menu && picks.length && begins(picks, chosen.picks));
  $("#moves").classList.toggle("menu-open", listed);
  $("#moves").classList.toggle("unclear", unclear);
  const all = $("#all");
  if (!all) return;
  all.hidden = Boolean(half) && !listed;
  if (listed) all.open = true;
  else if ("menu" in $("#moves").dataset) all.open = false;
  $("#moves").toggleAttribute("data-menu", listed);
}

function tell(what, more, gain) {
  const before = $("#preview").textContent;
  $("#preview").replaceChildren(
    ...[
      ["b", what],
      ["strong", gain],
      ["span", more],
    ]
      .filter(([, text]) => text)
      .flatMap(([name, text]) => [Object.assign(document.createElement(name), { textContent: text }), " "]),
  );
  if ($("#preview").textContent !== before) $("#said").classList.remove("whole");
}

/** What a button that a mouse rests on would do is read whole, over the picture if need be; the button stays. */
function spread() {
  const said = $("#said"),
    words = $("#preview"),
    pointed = mouse.matches && !words.hidden && $("#moves button[name=move]:hover");
  if (!pointed && "spread" in said.dataset) {
    said.classList.remove("whole");
    delete said.dataset.spread;
  } else if (pointed && words.scrollHeight > words.clientHeight + 1) {
    said.classList.add("whole");
    said.dataset.spread = "";
  }
}

/** Words for which their place is too small are whole at a touch, over the picture, and short again at the next. */
document.addEventListener("click", ({ target }) => {
  const said = target.closest?.("#said"),
    words = said && $("p:not([hidden])", said);
  if (said?.matches(".whole") || words?.scrollHeight > words?.clientHeight + 1)
    said.classList.toggle("whole");
});

const spoken = (id, count) => {
  const name = nameOf(id);
  return name ? $("#banner").dataset.picks.replace("0", count).replace("@", name) : several(count);
};
const several = (count) => $("#banner").dataset.pick.replace("0", count);
const FEW = 3; // moves with the same piece are named, not counted
const together = (moves) =>
  moves.length > FEW ? several(moves.length) : moves.map(({ label }) => label).join(" · ");

/** What touching this piece would come to. */
export function preview(id) {
  const { open, one } = meant([...chosen.picks, id]),
    mine = chosen.picks.includes(id) || chosen.late === id;
  chosen.hovered = mine ? null : (one ?? (open.length ? { label: together(open) } : null));
  show();
}
