// The camera over the board: it shows all of it, or comes near to where something happens, until somebody
// takes it in hand. Other pictures are only scrolled to what may be chosen.
import { $, $$, resting } from "./board.js";

const MOST = 5; // times as large as the whole
const STEP = 1.4; // of the buttons and keys
const MARGIN = 0.14; // of the window's sides: what lies farther out is brought to the middle
const AROUND = 80; // pixels that are free around what is come near to, however near that will be
const SLACK = 4; // pixels a mouse may tremble before it pulls
const still = matchMedia("(prefers-reduced-motion: reduce)");

const BOARD = ".board .picture:has(svg[data-width])"; // any other is always shown whole
const view = () => $(BOARD);
const paper = () => $(`${BOARD} .paper`);
const OPENING = 1.6; // how much of a high map may lie below the edge, so that its names can be read
const LEGIBLE = { phone: 12, low: 12, tall: 11, wide: 11 }; // pixels of letters
const LARGER = 1.4; // times as large as drawn are letters where a map is small; if that is too small, none are shown
const LARGEST = 1.8; // the same of figures, which are always shown
const SMALLEST = { phone: 0.7, low: 0.7 }; // and of those that lie over pieces, from near
let held = false; // has somebody taken it in hand?
let opened = false; // is it still where it was opened, called nowhere else?
let fitted = ""; // the version of the table for which somebody wanted to see it whole

const zoomed = () => Number(paper()?.dataset.zoom || 1);
const version = () => $("#main").dataset.base + $("#main").dataset.v;

/** At first a high map is so large on a telephone that its names can be read, and what it counts is seen. */
export function open() {
  if (!paper()) return;
  const high =
    !held && !paper().dataset.zoom && $(".phone") && Number($("svg", paper()).dataset.width) > fitting();
  const near = high ? Math.min(OPENING, view().clientWidth / fitting(), readable()) : 1;
  if (near > 1) {
    zoom(near);
    opened = true;
  } else if (measured !== key()) letters();
  const counted = $$(".figure", paper()); // the first digs are dealt when the page has been shown
  if (opened && !held && counted.length && view().checkVisibility({ visibilityProperty: true }))
    reveal(view(), counted);
}

/** How many times as large as the whole its letters are just large enough. */
function readable() {
  const picture = $("svg", paper()),
    scale = fitting() / picture.viewBox.baseVal.width;
  return (1.01 * LEGIBLE[layout()]) / (Number(picture.dataset.letters) * LARGER * scale);
}

/** How wide the whole board is shown, in pixels. */
function fitting() {
  const { width, height } = $("svg", paper()).viewBox.baseVal;
  return Math.min(view().clientWidth, (view().clientHeight * width) / height);
}

/** Show the board larger or smaller; the point of the window stays where it is. */
function zoom(factor, { x, y } = middle()) {
  const sheet = paper(),
    frame = view(),
    next = Math.min(MOST, Math.max(1, factor));
  const same = next === zoomed() && measured === key();
  sheet.dataset.zoom = next;
  if (next === 1) sheet.style.marginBottom = ""; // nothing is hidden that would have to be scrolled up
  if (same) return;
  const before = sheet.getBoundingClientRect(),
    across = (x - before.left) / before.width,
    down = (y - before.top) / before.height;
  sheet.style.width = sheet.style.height = next === 1 ? "" : `${next * 100}%`;
  const after = sheet.getBoundingClientRect();
  frame.scrollBy(after.left + across * after.width - x, after.top + down * after.height - y);
  letters();
}

const layout = () => Object.keys(LEGIBLE).find((name) => $(`#main.${name}`));
const key = () => `${layout()} ${$("svg", paper() ?? document)?.getAttribute("viewBox")}`;
let measured = ""; // for which kind of screen and picture
const writing = new CSSStyleSheet(); // a variable would be handed down to every piece of a map
document.adoptedStyleSheets.push(writing);

/** As on any map: what is written stays large enough to be read, and comes when one is near enough. */
export function letters() {
  const sheet = paper();
  if (!sheet) return;
  const picture = $("svg", sheet),
    scale = picture.getScreenCTM().a,
    wanted = (size) => LEGIBLE[layout()] / (Number(size) * scale),
    grown = (size, most, least = 1) => Math.min(most, Math.max(least, wanted(size))).toFixed(3),
    { letters: smallest, figures = smallest } = picture.dataset;
  measured = key();
  const shown = wanted(smallest) > LARGER ? "hidden" : "inherit";
  const rule = `.board text { transform: scale(${grown(smallest, LARGER)}); visibility: ${shown}; }
    .board .figure { transform: scale(${grown(figures, LARGEST)}); visibility: inherit; }
    .board .held { transform: scale(${grown(figures, LARGEST, SMALLEST[layout()])}); }
    .board .held text { transform: none; visibility: inherit; }`;
  if (rule === letters.rule) return;
  letters.rule = rule;
  writing.replaceSync(rule);
}

function middle() {
  const { left, top, width, height } = view().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Of these the box around them all, in the window; of what still moves, where it is going. */
function around(nodes) {
  const boxes = nodes.map(resting);
  const side = (name, far) => Math[far](...boxes.map((box) => box[name]));
  return {
    left: side("left", "min"),
    right: side("right", "max"),
    top: side("top", "min"),
    bottom: side("bottom", "max"),
  };
}

const crosses = (one, other) => one.left < other.right && one.right > other.left;

/** What is seen of a picture; many buttons may lie over its lower edge, and those of the camera do. */
function clear(frame, box) {
  const { left, right, top, bottom } = frame.getBoundingClientRect(),
    near = frame === view() && zoomed() > 1 && $(".pick", frame), // they may come to lie under the camera's buttons
    over = [$("#deed .controls"), frame === view() && $(".camera")]
      .filter(Boolean)
      .map((node) => [node, node.getBoundingClientRect()])
      .filter(([node, each]) => each.width && ((near && node.matches(".camera")) || crosses(each, box)))
      .map(([, each]) => each);
  return { left, right, top, bottom, edge: Math.min(bottom, ...over.map((each) => each.top)) };
}

/** Room below a picture, so that its lowest pieces can be scrolled up from under what lies over its edge. */
function makeRoom(frame, { bottom, edge }) {
  const room = bottom - edge > 1 && (frame !== view() || zoomed() > 1),
    sheet = $(".paper", frame),
    before = sheet.style.marginBottom;
  sheet.style.marginBottom = room ? `${bottom - edge}px` : "";
  return sheet.style.marginBottom !== before;
}

/** The box around these, what is seen of their picture, and room below it if need be. */
function measure(frame, nodes) {
  const box = around(nodes),
    seen = clear(frame, box);
  return [makeRoom(frame, seen) ? around(nodes) : box, seen]; // with less room it may have been scrolled
}

const glide = (frame, left, top) =>
  frame.scrollBy({ left, top, behavior: still.matches ? "instant" : "smooth" });

/** Scroll a picture only as far as these are to be seen. */
function reveal(frame, nodes) {
  const [box, seen] = measure(frame, nodes),
    gap = frame === view() ? 12 : 28; // of a list its heading is seen, too
  const by = (near, far, from, to) =>
    near < from ? near - from - gap : far > to ? Math.min(far - to + gap, near - from - gap) : 0;
  const left = by(box.left, box.right, seen.left, seen.right),
    top = by(box.top, box.bottom, seen.top, seen.edge);
  const whole = frame !== view() && top < 0 && box.bottom + frame.scrollTop <= seen.edge; // from the very top, too
  if (left || top) glide(frame, left, whole ? -frame.scrollTop : top);
}

/** Where a choice begins or goes on comes into sight in pictures that show nothing of it; the board stays. */
export function bringIn(nodes) {
  for (const [frame, found] of Map.groupBy(nodes, (node) => node.closest(".picture"))) {
    if (frame === view() || !frame.checkVisibility({ visibilityProperty: true })) continue;
    const hidden = (node) => {
      const [box, seen] = measure(frame, [node]);
      return box.top < seen.top - 1 || box.bottom > seen.edge + 1;
    };
    if (found.every(hidden)) reveal(frame, found);
  }
}

/** Bring these to the middle of the board's window, unless they lie well within it already. */
function centre(nodes) {
  const [box, { left, right, top, edge }] = measure(view(), nodes),
    [aside, above] = [MARGIN * (right - left), MARGIN * (edge - top)],
    { x, y, width, height } = $("svg", paper()).viewBox.baseVal,
    { a, d, e, f } = $("svg", paper()).getScreenCTM();
  const within =
    box.left > left + aside &&
    box.right < right - aside &&
    box.top > top + above &&
    box.bottom < edge - above;
  const across = within ? 0 : (box.left + box.right - left - right) / 2,
    down = within ? 0 : (box.top + box.bottom - top - edge) / 2;
  glide(
    view(),
    covering(across, a * x + e - left, a * (x + width) + e - right),
    covering(down, d * y + f - top, d * (y + height) + f - edge),
  );
}

/** How far to scroll so that no more is empty than must be, if the map begins and ends so far from the window. */
function covering(wanted, first, last) {
  if (last - first <= 0) return (first + last) / 2; // all of it is seen
  return Math.min(last + AROUND / 2, Math.max(first - AROUND / 2, wanted));
}

/** So near that squares can be told apart and touched, but with all of these in sight if that can, or must, be. */
function nearness(nodes, whole) {
  const comfortable = Number($("svg", paper()).dataset.width ?? 0) / fitting();
  if (comfortable <= 1.02) return 1;
  const box = around(nodes),
    now = zoomed(),
    all = Math.min(
      ((view().clientWidth - AROUND) / (box.right - box.left)) * now,
      ((view().clientHeight - AROUND) / (box.bottom - box.top)) * now,
    );
  return Math.max(1, whole ? 1 : comfortable * 0.8, Math.min(comfortable, all));
}

/** Bring what may be chosen, or has just happened, into sight, and near enough unless somebody holds the camera. */
export function approach() {
  const asked = $$(".pick").length > 0;
  if (fitted !== version()) fitted = "";
  for (const frame of $$(".picture")) {
    const picks = $$(".pick:not(.aside) .line", frame),
      own = frame.closest(".own"),
      taught = $(".lesson") ? $$(":is(.marked, .glow) .line", frame) : [], // what it speaks of, of all offered
      mine = $("#main").dataset.mine === "1" ? $$(".active", frame) : [],
      last = $$(".glow .line", frame),
      shown = mine.length && (asked || !last.length) ? mine : last, // dice are chosen for where one stands
      settled = frame !== view() && asked, // on one's own turn everything else is in its place
      offered = picks.length || settled ? picks : shown,
      near = taught.length ? taught : offered;
    if ((own || settled) && !near.length) glide(frame, 0, -frame.scrollTop); // the hand again, what lies for all
    if (!near.length || !frame.checkVisibility({ visibilityProperty: true })) continue;
    const free = frame === view() && !held;
    if (free && fitted) continue;
    if (free) {
      opened = false;
      zoom(nearness(near, taught.length));
    }
    if (free && zoomed() > 1) centre(near);
    else if (frame !== view() || picks.length || !held) reveal(frame, near);
    if (frame !== view() && taught.length) taught[0].scrollIntoView({ block: "nearest" }); // it may lie below the edge
  }
}

/** What the buttons and keys do. */
export const moves = {
  nearer: () => take(() => zoom(zoomed() * STEP)),
  farther: () => take(() => zoom(zoomed() / STEP)),
  fit: () => {
    held = opened = false;
    fitted = version();
    zoom(1);
  },
  pan: (across, down) => take(() => view().scrollBy(across * 80, down * 80)),
};

function take(act) {
  if (!paper()) return;
  held = true;
  fitted = "";
  act();
}

// Wheel and two fingers change the size, a mouse pulls the board about; fingers scroll it as any page.

document.addEventListener(
  "wheel",
  (event) => {
    if (!event.target.closest?.(BOARD)) return;
    event.preventDefault();
    take(() => zoom(zoomed() * Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY }));
  },
  { passive: false },
);

let spread = 0; // of two fingers, when they came down
let before = 1;
const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

document.addEventListener("touchstart", (event) => {
  if (!event.target.closest?.(BOARD)) return;
  if (event.touches.length !== 2) return;
  spread = apart(event.touches);
  before = zoomed();
});
document.addEventListener(
  "touchmove",
  (event) => {
    if (!event.target.closest?.(BOARD)) return;
    held ||= event.touches.length === 1 && zoomed() > 1;
    if (event.touches.length !== 2 || !spread) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const between = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    take(() => zoom((before * apart(event.touches)) / spread, between));
  },
  { passive: false },
);

/** In a window of another size what was in sight lies elsewhere. */
addEventListener("resize", () => {
  letters();
  if (!paper() || held || fitted === version()) return;
  zoom(1);
  delete paper().dataset.zoom;
  open();
  approach();
});

let pull = null;
let pulled = false;
document.addEventListener("pointerdown", (event) => {
  pulled = false;
  const over = event.pointerType === "mouse" && event.button === 0 && event.target.closest?.(BOARD);
  pull = over ? { x: event.clientX, y: event.clientY } : null;
});
document.addEventListener("pointermove", (event) => {
  if (!pull || !(event.buttons & 1)) return;
  const across = pull.x - event.clientX,
    down = pull.y - event.clientY;
  if (!pulled && Math.hypot(across, down) < SLACK) return;
  pulled = true;
  pull = { x: event.clientX, y: event.clientY };
  take(() => view().scrollBy(across, down));
});
document.addEventListener(
  "click",
  (event) => {
    const way = event.target.closest?.("[data-camera]")?.dataset.camera;
    if (way) moves[way]();
    else if (pulled) event.stopPropagation(); // the end of a pull is no choice
    pulled = false;
  },
  true,
);
document.addEventListener("dblclick", (event) => {
  if (!event.target.closest?.(BOARD) || event.target.closest(".pick")) return;
  take(() => zoom(zoomed() > 1.05 ? 1 : 2.2, { x: event.clientX, y: event.clientY }));
});
