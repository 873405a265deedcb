// What lies over the pictures: outlines of what may be chosen, marks of what happened, tips. It knows ids, not games.

const SVG = "http://www.w3.org/2000/svg";
const LEAST = 24; // pixels: a smaller target reaches beyond itself
const MANY = 30; // outlines: of more of them only the one is drawn that is pointed at

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

function make(name, values = {}) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) node.setAttribute(key, value);
  return node;
}

/** What is said already is not said again: the browser would look at the node anew. */
function say(node, values) {
  for (const [name, value] of Object.entries(values))
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** How a piece will lie in its picture once it has stopped moving: only attributes count, not the way there. */
function lie(piece, picture) {
  let matrix = new DOMMatrix();
  for (let node = piece; node && node !== picture; node = node.parentNode) {
    let own = new DOMMatrix();
    for (const step of node.transform?.baseVal ?? []) own = own.multiply(step.matrix);
    matrix = own.multiply(matrix);
  }
  return matrix;
}

/** Where it will lie then: the box around its four corners. */
function place(piece, matrix) {
  const { x, y, width, height } = piece.getBBox(),
    { a, b, c, d, e, f } = matrix,
    across = [a * x, a * (x + width)],
    slant = [c * y, c * (y + height)],
    rise = [b * x, b * (x + width)],
    down = [d * y, d * (y + height)],
    left = Math.min(...across) + Math.min(...slant) + e,
    top = Math.min(...rise) + Math.min(...down) + f;
  return {
    x: left,
    y: top,
    width: Math.max(...across) + Math.max(...slant) + e - left,
    height: Math.max(...rise) + Math.max(...down) + f - top,
  };
}

/** The same in the window. */
export function resting(piece) {
  const picture = piece.ownerSVGElement,
    { x, y, width, height } = place(piece, lie(piece, picture)),
    { a, d, e, f } = picture.getScreenCTM();
  return { left: a * x + e, right: a * (x + width) + e, top: d * y + f, bottom: d * (y + height) + f };
}

const measured = new WeakMap(); // of a paper: which picture it showed, and where the pieces lie that were asked for

/** Where the pieces of this name lie, and their shapes; a picture that stays is measured once. */
function find(id, picture) {
  const paper = picture.parentNode,
    drawn = paper.dataset.drawn;
  let seen = measured.get(paper);
  if (seen?.picture !== picture || seen.drawn !== drawn) {
    seen = { picture, drawn, pieces: new Map(), standing: sorted($$("[data-for]", picture), "for") };
    measured.set(paper, seen);
  }
  if (!seen.pieces.has(id)) {
    const others = seen.standing.get(id) ?? []; // a dig stands for its card
    const named = [picture.querySelector(`#${CSS.escape(id)}`), ...others];
    seen.pieces.set(
      id,
      named
        .filter((piece) => piece?.getBBox)
        .map((piece) => {
          const shape = $(".shape", piece),
            one = $(".one", piece);
          return {
            box: place(piece, lie(piece, picture)),
            shape,
            matrix: shape && lie(shape, picture),
            one: one && { box: place(one, lie(one, picture)), shape: one, matrix: lie(one, picture) },
          };
        }),
    );
  }
  return seen.pieces.get(id);
}

function layer(picture) {
  const paper = picture.parentNode;
  let over = $(".over", paper);
  if (!over) {
    over = make("svg", { class: "over", "data-client": "" });
    paper.append(over);
  }
  say(over, { viewBox: picture.getAttribute("viewBox") });
  return over;
}

const pictures = () => $$(".paper > svg:not(.over)");
const scale = (picture) => picture.getScreenCTM()?.a || 1;

const SHAPE = ["d", "points", "cx", "cy", "r", "x", "y", "width", "height", "rx"];

/** The outline of a piece: by the `.shape` it has, if it says so, or by a box. */
function contour(name, { box, shape, matrix }, grow) {
  if (shape && grow <= 1.5) {
    const like = make(shape.nodeName, { class: name });
    for (const own of SHAPE) if (shape.hasAttribute(own)) like.setAttribute(own, shape.getAttribute(own));
    const { a, b, c, d, e, f } = matrix;
    like.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    return like;
  }
  const at = { x: box.x - grow, y: box.y - grow, width: box.width + 2 * grow, height: box.height + 2 * grow };
  const rect = make("rect", { class: name, rx: 7.5 });
  for (const [key, value] of Object.entries(at)) rect.setAttribute(key, value.toFixed(1));
  return rect;
}

const framed = new WeakMap(); // around what and how far each outline goes

/** Draw an outline anew only if it lies elsewhere: what lies under the pointer must stay, or its click is lost. */
function frame(group, piece, grow, names) {
  const was = framed.get(group);
  if (was?.piece === piece && was.grow === grow) return;
  framed.set(group, { piece, grow });
  for (const name of names) {
    const part = $(`.${name}`, group),
      next = contour(name, piece, name === "hit" ? grow : 1.5);
    if (part?.isEqualNode(next)) continue;
    if (part) part.replaceWith(next);
    else group.append(next);
  }
}

/** How far a small target may reach beyond itself: to a finger's width, but not to its neighbours. */
function reach(box, others, least) {
  let free = Math.max(1.5, (least - Math.min(box.width, box.height)) / 2);
  if (free === 1.5) return free;
  for (const other of others) {
    if (other === box) continue;
    const aside = Math.max(other.x - box.x - box.width, box.x - other.x - other.width);
    const above = Math.max(other.y - box.y - box.height, box.y - other.y - other.height);
    free = Math.min(free, Math.max(0, aside, above) / 2);
  }
  return free;
}

/** Nodes by what they say in `data-…`: hundreds are asked for, and one look at the picture finds them all. */
const sorted = (nodes, key) => Map.groupBy(nodes, (node) => node.dataset[key]);

/** What a player would call a piece: a die, a card, a place. */
export function nameOf(id) {
  const piece = document.getElementById(id);
  return piece?.querySelector(":scope > title")?.textContent ?? piece?.dataset.tip ?? "";
}

/** The tab behind which a picture lies: on a telephone what is one's own goes with the board. */
const tabOf = (picture) =>
  picture.closest(".phone > .own")
    ? $("#tab-board")
    : document.getElementById(picture.closest(".place")?.getAttribute("aria-labelledby"));

/** Outline the offered pieces: `offers` says for each id its label, whether it is chosen, and whether it is beside. */
export function outline(offers, marks) {
  // All is measured before anything is drawn: the browser lays out once, not once for each piece or picture.
  const all = pictures().map((picture) => {
    const known = new Map([...offers.keys(), ...marks].map((id) => [id, find(id, picture)]));
    const boxes = [...offers.keys()].flatMap((id) => known.get(id).map(({ box }) => box));
    return { picture, known, boxes, least: boxes.length && LEAST / scale(picture) };
  });
  for (const tab of $$(".calls")) tab.classList.remove("calls");
  for (const { picture, known, boxes, least } of all) {
    const over = layer(picture);
    const stale = new Set($$(".pick, .glow", over));
    const before = { pick: sorted($$(".pick", over), "pick"), glow: sorted($$(".glow", over), "glow") };
    const keep = (id, kind, chosen) =>
      known.get(id).map((several, which) => {
        const piece = (chosen && several.one) || several; // of cards alike only one is chosen
        let group = before[kind].get(id)?.[which];
        if (!group) {
          group = make("g", { class: kind, [`data-${kind}`]: id });
          if (kind === "pick") over.append(group);
          else over.prepend(group);
        }
        stale.delete(group);
        if (kind === "pick") frame(group, piece, reach(piece.box, boxes, least), ["hit", "halo", "line"]);
        else frame(group, piece, 1.5, ["line"]);
        return group;
      });
    for (const id of marks) if (!offers.has(id)) keep(id, "glow");
    for (const card of $$("[data-raise]", picture))
      card.classList.toggle("raised", Boolean(offers.get(card.dataset.raise)?.chosen));
    for (const [id, { label, chosen, aside = false }] of offers) {
      for (const group of keep(id, "pick", chosen)) {
        say(group, { role: "button", "aria-label": label, "aria-pressed": String(chosen) });
        group.classList.toggle("chosen", chosen);
        group.classList.toggle("aside", aside);
        group.classList.toggle("raised", chosen && known.get(id).some(({ one }) => one));
        group.classList.toggle("marked", marks.includes(id));
        if (!group.hasAttribute("tabindex")) group.setAttribute("tabindex", -1);
      }
    }
    for (const node of stale) node.remove();
    const picks = $$(".pick", over);
    over.classList.toggle("many", picks.length > MANY);
    if (picks.length && !picks.some((pick) => pick.tabIndex === 0)) picks[0].setAttribute("tabindex", 0);
    if (picks.some((pick) => !pick.matches(".aside"))) tabOf(picture)?.classList.add("calls");
  }
}

/** Draw the way a piece would go, from the middle of one element to the next. */
export function trace(ids) {
  for (const picture of pictures()) {
    const over = layer(picture),
      places = ids.flatMap((id) => {
        const piece = picture.querySelector(`#${CSS.escape(id)}`);
        return piece ? [place(piece, lie(piece, picture))] : [];
      });
    $(".trail", over)?.remove();
    if (places.length < 2) continue;
    const way = make("g", { class: "trail" }),
      dots = places.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const points = dots.map((dot) => dot.map((part) => part.toFixed(1)).join(",")).join(" ");
    way.append(make("polyline", { points, class: "halo" }), make("polyline", { points, class: "line" }));
    for (const [cx, cy] of dots.slice(1)) way.append(make("circle", { cx, cy, r: places[0].width / 9 }));
    over.append(way);
  }
}

export function light(ids, on) {
  for (const id of ids) {
    $$(`[data-pick="${CSS.escape(id)}"], [data-glow="${CSS.escape(id)}"]`).forEach((node) => {
      node.classList.toggle(node.dataset.pick ? "hot" : "lit", on);
    });
  }
}

export function focus(pick) {
  for (const other of $$(".pick", pick.parentNode)) other.setAttribute("tabindex", -1);
  pick.setAttribute("tabindex", 0);
  pick.focus({ preventScroll: true });
  pick.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const middle = (node) => {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Where a piece lies in its picture, however large that is shown, */
export function whereabouts(pick) {
  const sheet = pick.ownerSVGElement.getBoundingClientRect(),
    [x, y] = middle(pick);
  return {
    part: pick.closest(".place")?.id,
    x: (x - sheet.x) / sheet.width,
    y: (y - sheet.y) / sheet.height,
  };
}

/** and what may be chosen nearest to there. */
export function nearestTo({ part, x, y }) {
  const far = (pick) => {
    const there = whereabouts(pick);
    return Math.hypot(there.x - x, there.y - y);
  };
  const near = $$(".pick", document.getElementById(part) ?? undefined).map((pick) => [far(pick), pick]);
  return near.sort(([one], [other]) => one - other)[0]?.[1];
}

/** The nearest outlined piece in the direction of an arrow key: in the same picture, else in any that is seen. */
export function neighbour(pick, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const [x, y] = middle(pick);
  const nearest = (others) => {
    let best = null,
      least = Infinity;
    for (const other of others) {
      const [ox, oy] = middle(other);
      const ahead = (ox - x) * dx + (oy - y) * dy,
        aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      const far = ahead + 2 * aside;
      if (other !== pick && ahead > 1 && far < least) [best, least] = [other, far];
    }
    return best;
  };
  const seen = () => $$(".pick").filter((each) => each.checkVisibility({ visibilityProperty: true }));
  return nearest($$(".pick", pick.parentNode)) ?? nearest(seen());
}

/** What a piece is called. Titles are taken out while the pointer is there, or the browser would show them too. */
export function named(target) {
  for (let node = target; node && node.nodeName !== "svg"; node = node.parentNode) {
    const title = $(":scope > title", node);
    if (title) {
      node.setAttribute("data-tip", title.textContent);
      title.remove();
    }
    if (node.dataset?.tip || node.dataset?.word) return node;
  }
  return null;
}

/** What a line of the log speaks of. */
export function glow(line) {
  const ids = line.dataset.ids.split(" ").filter(Boolean);
  const targets = new Map(
    $$(".pick").map((node) => [
      node.dataset.pick,
      {
        label: node.getAttribute("aria-label"),
        chosen: node.classList.contains("chosen"),
        aside: node.classList.contains("aside"),
      },
    ]),
  );
  outline(targets, ids);
  light(ids, true);
}
