// The panel in which people speak: fetched when it is opened, and when somebody has said something.
const main = () => document.querySelector("#main");
const panel = document.querySelector("#talk");
const address = () => `${main().dataset.base}/talk`;
const seen = () => Number(localStorage.getItem(`said ${main().dataset.table}`) ?? 0);

/** A dot on the door, as long as something was said that nobody has read here. */
function mark() {
  const said = Number(main().dataset.said);
  if (panel.matches(":popover-open")) localStorage.setItem(`said ${main().dataset.table}`, said);
  document.body.toggleAttribute("data-unread", said > seen());
}

async function show(answer) {
  if (!answer.ok) {
    const told = await answer.json();
    const line = panel.querySelector(".problem") ?? panel.appendChild(document.createElement("p"));
    line.className = "problem";
    line.setAttribute("role", "status");
    line.textContent = told.problem;
    return;
  }
  panel.innerHTML = await answer.text();
  const list = panel.querySelector(".said");
  list.scrollTop = list.scrollHeight;
  mark();
}

const load = async () => show(await fetch(`${address()}?panel`, { headers: { Accept: "*/*" } }));

document.addEventListener("click", async (event) => {
  if (!event.target.closest?.("[data-talk]")) return;
  event.preventDefault();
  panel.showPopover();
  await load();
});

panel.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
  const was = form.querySelector("input[name=text]") !== null;
  if (!answer.ok) return show(answer);
  await load();
  if (was) panel.querySelector("input[name=text]")?.focus();
});

new MutationObserver(() => {
  mark();
  if (panel.matches(":popover-open")) load();
}).observe(main(), { attributeFilter: ["data-said"] });
mark();
