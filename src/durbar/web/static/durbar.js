// The page at the table: select, preview, confirm, morph, announce.
// All that is known about a game comes from the server.
import { $, $$, focus, glow, light, named, nearestTo, whereabouts } from "./board.js";
import { begins, busy, chosen, goingWith, leaveOut, meant, NOTHING, offers, proposal } from "./choice.js";
import { promiseSalt, salt } from "./dealing.js";
import { answerKeys } from "./keyboard.js";
import { follow, inbox, post } from "./live.js";
import { announce, banner, lost } from "./messages.js";
import { become, keep, parse, parseNew } from "./morphing.js";
import { foresee } from "./previews.js";
import { apply, dark, report, screens, set, settings } from "./settings.js";
import { preview, show } from "./showing.js";
import { holding, tabs, turnTo } from "./tabs.js";
import { forget, hush, isRegion, link, rested, tip, under, whyNot } from "./tips.js";
import { hear, sign, told } from "./turns.js";

const TWICE = 350; // milliseconds: a second tap sooner than this is a double click, not a confirmation
const NEXT = ".pick:not(.chosen)"; // where a move that is half done may go on
const PACE = 380; // between two frames of others, so that each can be seen
const main = () => $("#main");

// What only a table has is loaded with a table, and sounds for those who want them: other pages stay light.
// Nothing waits for it: a page that stood before its script began must not move.
let watchPieces = () => () => [],
  wind = () => {},
  scene = { hidden: () => false },
  camera; // of a table alone
const looking = main() && import("./camera.js");
if (main()) {
  import("./scene.js").then((module) => {
    scene = module;
  });
  import("./motion.js").then((motion) => {
    watchPieces = motion.watch;
  });
  import("./clocks.js").then((clocks) => {
    wind = clocks.wind;
    wind();
  });
}

// ---- What is half done ----

let lastFocused = null,
  sending = false;

function pick(id, confirming) {
  const last = id === (chosen.picks.at(-1) ?? chosen.late),
    soon = performance.now() - chosen.at < TWICE;
  const offer = last && proposal();
  if (offer) return confirming && !soon ? act(offer.button) : undefined;
  const further = meant([...chosen.picks, id]).open.length > 0;
  if (!further && leaveOut(id, soon)) return show();
  if (last && !further) return soon ? undefined : cancel();
  if (!further) chosen.late = null;
  if (!chosen.picks.length) remember();
  Object.assign(chosen, {
    picks: [...(further ? chosen.picks : goingWith(id)), id],
    button: null,
    at: performance.now(),
  });
  propose();
  if (!$(NEXT)) return;
  if ($$(NEXT).some((each) => each.checkVisibility({ visibilityProperty: true })))
    return camera?.bringIn($$(`${NEXT} .line`));
  turnTo(holding(NEXT));
  camera?.approach();
}

/** Somebody points at where a move ends first, at a spot before the coin: then only where it may begin is asked. */
function pickLate(node) {
  for (let piece = node?.closest("[id]"); piece; piece = piece.parentNode?.closest?.("[id]")) {
    if (!offers().some(({ picks }) => picks.indexOf(piece.id) > 0)) continue;
    remember();
    Object.assign(chosen, { ...NOTHING, late: piece.id, at: performance.now() });
    show();
    return true;
  }
  return false;
}

/** Somebody thinks better of it: a piece with which another move begins is chosen instead. */
function pickAnew(node) {
  for (
    let piece = node?.closest("[id], [data-for]");
    piece;
    piece = piece.parentNode?.closest?.("[id], [data-for]")
  ) {
    const id = piece.dataset.for ?? piece.id;
    if (offers().some(({ picks }) => begins(picks, [id]))) {
      pick(id, false);
      return true;
    }
  }
  return false;
}

async function propose() {
  chosen.hovered = null;
  show();
  const offer = proposal();
  if (!offer) return;
  const ask = !chosen.button && meant(chosen.picks).open.length > 1 ? "always" : settings.ask; // more may follow
  if (ask === "never") return act(offer.button);
  const { say, gain, final } = await foresee(offer.button.value);
  if (proposal()?.button.value !== offer.button.value) return; // somebody thought better of it meanwhile
  const only = offers().length === 1; // whoever presses the only button there is has decided
  if (ask === "final" && (final === false || only)) act(offer.button);
  else announce([gain, say].filter(Boolean).join(" ") || offer.label);
}

function cancel() {
  if (!busy()) return;
  const begun = chosen.picks[0] ? $(`[data-pick="${chosen.picks[0]}"]`) : chosen.button,
    here = byKeys() && document.activeElement.closest(".pick, #moves");
  Object.assign(chosen, NOTHING);
  show();
  camera?.bringIn($$(".pick:not(.aside) .line"));
  const left = document.activeElement;
  if (here && !(here.contains(left) && left.checkVisibility()))
    focus([begun, $(".pick"), main()].find((each) => each?.checkVisibility()));
}

/** So that the Back button cancels: one more entry in the history, passed over when nothing is half done. */
function remember() {
  if (!history.state?.guard) history.pushState({ guard: true }, "");
}

addEventListener("popstate", (event) => {
  if (event.state?.guard) return;
  if (busy()) cancel();
  else if (main()) history.back();
});

// ---- Frames ----

let queue = [],
  next = 0;

/** Show a frame: one's own at once, those of others one after another, at most two waiting. */
function take(frame, own = false) {
  if (own || document.visibilityState !== "visible") {
    queue = queue.filter(({ v }) => v > frame.v); // the stream may be ahead of the answer
    put(frame);
  } else queue = [...queue, frame].slice(-2);
  if (queue.length && !next) next = setTimeout(flow, Math.max(0, PACE - (performance.now() - put.at)));
}

function flow() {
  const frame = queue.shift();
  next = queue.length ? setTimeout(flow, PACE) : 0;
  if (frame) put(frame);
}

put.at = -PACE;
let after = null; // the frame that waits until a scene has been seen; the latest wins
function put(frame) {
  const { v, html } = frame,
    old = main(),
    was = { mine: old.dataset.called ?? old.dataset.mine, v: Number(old.dataset.v) };
  if (v < was.v) return;
  if (html === put.html) return after ? undefined : show(); // of stream and answer, whoever comes later says the same
  const written = $("#banner").dataset; // the page as it came; its stream begins with the same
  if (frame.digest && frame.digest === written.digest) {
    put.html = html;
    return;
  }
  if (after) {
    after = frame;
    return;
  }
  const page = parseNew(html);
  if (!page.classList.contains(document.body.dataset.layout)) return; // for the screen before; the next is under way
  if (scene.hidden(old, page)) return watch(frame, page.dataset.scene);
  put.html = html;
  written.digest = "";
  put.at = performance.now();
  const back = byKeys() && (focused() === old ? old : focused()?.closest?.(".pick, #moves, #deed .tools"));
  const there = back?.classList?.contains("pick") && whereabouts(back); // where they were choosing
  const moved = watchPieces(page);
  become(old, page, html);
  settle(v !== was.v && !sending, back, there);
  const calls = main().dataset.mine === "1" && was.mine !== "1";
  hear([...moved(), calls ? "call" : []].flat());
}

async function watch(frame, moment) {
  after = frame;
  Object.assign(chosen, NOTHING);
  const show = (from, to) => {
    Idiomorph.morph(from, to, keep);
    tabs($("#tab-board") ?? undefined);
  };
  await scene.play(moment, show).catch(() => {
    main().dataset.turn = moment;
  });
  [frame, after] = [after, null];
  put(frame);
}

function settle(changed, back, there) {
  const here = main();
  sign(here.dataset.mine === "1", here.dataset.title);
  chosen.button &&= offers().find(({ button }) => button.value === chosen.button.value)?.button ?? null;
  if ((chosen.picks.length || chosen.late) && !meant(chosen.picks).open.length) {
    cancel();
    if (changed) banner($("#banner").dataset.gone);
  }
  chosen.hovered = null;
  wind();
  tabs();
  show();
  const key = $$("#moves button[name=move]")
    .map((button) => button.value)
    .join();
  const asked = key !== settle.key;
  if (asked) {
    const taught = $(".lesson") ? holding(".marked") : [];
    const calling = taught.length ? taught : holding(".pick:not(.aside)");
    turnTo(calling.length || !key ? calling : [$("#tab-board")].filter(Boolean));
  }
  if (asked || (changed && !key)) camera?.approach(); // what the others do is to be seen, too
  camera?.open(); // what lies behind a tab has no size until here
  settle.key = key;
  const lost =
    [document.body, here].includes(document.activeElement) || !document.activeElement.checkVisibility();
  if (back && lost) {
    const same = back.dataset?.pick && $(`[data-pick="${CSS.escape(back.dataset.pick)}"]`);
    const next = same || (there && nearestTo(there)) || $(".pick") || shownMoves()[0];
    focus(next ?? here);
  }
}

let refreshes = 0;
/** The whole page anew, in another language, light or shape; what is half done stays. The last one asked for counts. */
async function refresh() {
  const mine = ++refreshes;
  const form = $("form[data-fresh]"); // what was chosen there stays
  const address = form ? `${form.dataset.fresh}?${new URLSearchParams(new FormData(form))}` : location.href;
  const page = parse(await (await fetch(address)).text());
  if (mine !== refreshes) return;
  for (const name of ["lang", "data-theme"]) {
    const value = page.documentElement.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  document.title = page.title;
  for (const name of ["data-theme-drawn", "data-layout", "data-call"])
    document.body.setAttribute(name, page.body.getAttribute(name));
  Idiomorph.morph(document.body, [...page.body.childNodes], { ...keep, morphStyle: "innerHTML" });
  if (main()) settle(false);
  apply();
}

// ---- Acts ----

const table = () => main().dataset.base;

const question = () =>
  [main().dataset.mine, $("#title").textContent, ...offers().map(({ button }) => button.value)].join("|");

async function send(name, body, again = false) {
  if (sending) return;
  sending = true;
  document.body.toggleAttribute("data-sending", true);
  const { v, seat } = main().dataset,
    asked = question();
  const told = await post(`${table()}/${name}`, { v: Number(v), seat: Number(seat), ...body }, lost);
  const done = "r" in told && stream.frame(told.r, `${table()}/now`);
  const frame = told.html ? told : (told.frame ?? (await done));
  sending = false;
  document.body.toggleAttribute("data-sending", false);
  if (frame) {
    Object.assign(chosen, NOTHING);
    take(frame, true);
  }
  // Somebody else was faster, but what we were asked has not changed: our answer still holds.
  if (told.code === "stale" && !again && asked === question()) await send(name, body, true);
  else if (told.problem) complain(told);
}

const act = (button) => send("act", { move: button.value });

function complain(told) {
  const { problem } = told;
  banner(problem, link(told));
  announce(problem);
}

async function hint() {
  const thinking = (yes) => $("#hint")?.setAttribute("aria-busy", yes); // it may take a while: one sees it
  if ($("#hint").ariaBusy === "true") return;
  thinking(true);
  const unheard = { problem: $("#banner").dataset.lost };
  const told = await fetch(`${table()}/hint`, { headers: { Accept: "application/json" } })
    .then((answer) => answer.json())
    .catch(() => unheard);
  thinking(false);
  if (told.problem) return complain(told);
  const offer = offers().find(({ button }) => button.value === told.move);
  if (!offer) return;
  Object.assign(chosen, { ...NOTHING, button: offer.button, reason: told.reason, at: performance.now() });
  show();
  turnTo(holding(".pick.chosen"));
  announce(`${told.label}. ${told.reason}`);
  $("#do").focus();
}

// ---- Events ----

/** A link, on whichever page it stands. */
async function copyFrom(event, button) {
  event.preventDefault();
  const { copy } = await import("./clipboard.js");
  await copy(new URL(button.dataset.copy, location).href);
  const label = button.querySelector("span") ?? button;
  label.textContent = button.dataset.done;
  if (getComputedStyle(label).clipPath !== "none") banner(button.dataset.done); // of a sign nobody reads the label
}

document.addEventListener("click", (event) => {
  if (rested()) return;
  const target = event.target,
    button = target.closest("button, a, summary");
  clearTimeout(resting);
  clicked = event;
  if (!target.closest("#tip a")) $("#tip")?.setAttribute("hidden", "");
  if (target.closest(".pick")) return pick(target.closest(".pick").dataset.pick, true);
  if (button && "copy" in button.dataset) return copyFrom(event, button);
  if (!main() || !button) {
    if (target.closest(".place"))
      busy() ? pickAnew(under(event)) || cancel() : pickLate(under(event)) || whyNot(event, announce);
    return;
  }
  if (button.matches("#moves button[name=move]")) {
    event.preventDefault();
    remember();
    Object.assign(chosen, { ...NOTHING, button, at: performance.now() });
    propose();
    if (!$("#do").hidden && event.detail === 0) $("#do").focus();
  } else if (button.id === "do" && proposal()) act(proposal().button);
  else if (button.id === "cancel") cancel();
  else if (button.id === "share") {
    event.preventDefault();
    import("./share.js").then((way) => way.share(button));
  } else if (button.id === "undo" && button.dataset.why) {
    event.preventDefault();
    complain({ problem: button.dataset.why });
  } else if (button.id === "describe") {
    $("#menu").hidePopover();
    import("./describing.js").then((words) => words.describe());
  } else if (button.dataset.toggle) {
    const sheet = document.getElementById(button.dataset.toggle);
    sheet.hidden = !sheet.hidden;
    button.setAttribute("aria-pressed", !sheet.hidden);
    camera?.open(); // the board under it may have had no size
  } else if (button.matches("[role=tab]")) {
    tabs(button);
    camera?.letters();
    camera?.approach();
  }
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.matches("[data-deal]")) promiseSalt(form);
  if (form.matches("[data-look]")) {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    await fetch("/look", { method: "POST", body, redirect: "manual" });
    forget();
    await refresh();
    stream?.open();
  } else if (form.dataset.send) {
    event.preventDefault();
    if (form.dataset.send === "hint") hint();
    else
      send(form.dataset.send, {
        seat: Number(form.elements.seat.value),
        ...(event.submitter?.name && { [event.submitter.name]: event.submitter.value }),
      });
  }
});

let resting,
  clicked = {}; // where: what changes under a pointer that stays there is no question what it is
document.addEventListener("pointerover", (event) => {
  const target = event.target,
    over = target.closest?.(".pick"),
    button = target.closest?.("#moves button[name=move]");
  clearTimeout(resting);
  if (event.pointerType === "touch" || !main()) return;
  hush();
  if (over) preview(over.dataset.pick);
  else if (button) {
    chosen.hovered = offers().find((offer) => offer.button === button);
    light(chosen.hovered.picks, true);
    show();
  } else if (chosen.hovered) {
    light(chosen.hovered.picks ?? [], false);
    chosen.hovered = null;
    show();
  }
  const line = target.closest?.("[data-ids]");
  for (const node of $$(".lit")) node.classList.remove("lit");
  if (line) glow(line);
  const stays = event.clientX === clicked.clientX && event.clientY === clicked.clientY;
  const node = !stays && target.closest?.(".paper") && named(under(event));
  if (node && !isRegion(node))
    // and nothing lies over a way that is shown
    resting = setTimeout(() => !(over && $(".trail")) && tip(node, event), over ? 700 : 300);
});

document.addEventListener("focusin", (event) => {
  const over = event.target.closest?.(".pick"),
    line = event.target.closest?.("[data-ids]");
  lastFocused = event.target;
  if (over) preview(over.dataset.pick);
  if (line) glow(line);
});

/** What has the focus, or had it until it was hidden: the browser tells nobody of that. */
const focused = () => (document.activeElement === document.body ? lastFocused : document.activeElement);

const shownMoves = () => $$("#moves button[name=move]").filter((each) => each.checkVisibility());

const byKeys = answerKeys({
  camera: () => camera,
  cancel,
  pick: (id) => {
    chosen.at = 0; // a second Enter confirms at once
    pick(id, true);
    if ($("#moves.unclear")) shownMoves()[0]?.focus(); // what is asked next
  },
});

// ---- Forms, and what only the browser knows ----

document.addEventListener("change", async (event) => {
  const field = event.target,
    fresh = field.closest("form[data-fresh]");
  if (await set(field)) return hear(["sound", "volume"].includes(field.name) ? ["drop"] : []);
  if (fresh) {
    const asked = new URLSearchParams(new FormData(fresh));
    asked.set("changed", field.name);
    const page = parse(await (await fetch(`${fresh.dataset.fresh}?${asked}`)).text());
    Idiomorph.morph(fresh, page.querySelector("form[data-fresh]"), { ...keep, ignoreActiveValue: true });
  }
});

for (const media of [dark, ...Object.values(screens)])
  media.addEventListener("change", async () => {
    if (report()) return;
    settle.key = null; // what is asked is to be seen on the new screen, too
    await refresh();
    stream?.open();
  });

let stream; // of this table
apply();
camera = await looking;
if (!report() && main()) await refresh();
if (main()) {
  settle(false);
  if (main().dataset.at) (await import("./replay.js")).start(take, table);
  else if (main().dataset.table) stream = follow(() => `${table()}/live?v=${main().dataset.v}`, take, lost);
  if ($("#deal")) send("salt", { salt: salt() });
}
inbox((news) => {
  const here = main()?.dataset.table === news.table;
  told(news, here && main());
  if (here) return;
  if ($("#waiting")) Object.assign($("#waiting"), { hidden: !news.mine, href: `/t/${news.table}` });
  else if ($("[data-tables]")) refresh();
});
addEventListener("load", () => navigator.serviceWorker?.register("/worker.js").catch(() => {})); // no app without it
document.body.toggleAttribute("data-ready", true); // from here on everything answers
