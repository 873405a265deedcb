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

function place(piece, picture) {
  const matrix = lie(piece, picture),
    { x, y, width, height } = piece.getBBox();
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  const points = corners.map(([px, py]) => new DOMPoint(px, py).matrixTransform(matrix));
  const left = Math.min(...points.map((p) => p.x)),
    top = Math.min(...points.map((p) => p.y));
  return {
    x: left,
    y: top,
    width: Math.max(...points.map((p) => p.x)) - left,
    height: Math.max(...points.map((p) => p.y)) - top,
  };
}

function layer(picture) {
  const paper = picture.parentNode;
  let over = $(".over", paper);
  if (!over) {
    over = make("svg", { class: "over", "data-client": "" });
    paper.append(over);
  }
  over.setAttribute("viewBox", picture.getAttribute("viewBox"));
  return over;
}

const pictures = () => $$(".paper > svg:not(.over)");
const scale = (picture) => picture.getScreenCTM()?.a || 1;

/** A piece that says which `.shape` it has is outlined by it, every other one by a box. */
function frame(group, box, grow, parts, shape, matrix) {
  for (const name of parts) {
    const part = $(`.${name}`, group);
    if (shape && (name !== "hit" || grow <= 1.5)) {
      const { a, b, c, d, e, f } = matrix,
        like = shape.cloneNode();
      for (const { name: own } of [...like.attributes])
        if (!["d", "points", "cx", "cy", "r", "x", "y", "width", "height", "rx"].includes(own))
          like.removeAttribute(own);
      like.setAttribute("class", name);
      like.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
      if (part?.isEqualNode(like)) continue; // what lies under the pointer must stay, or its click is lost
      if (part) part.replaceWith(like);
      else group.append(like);
      continue;
    }
    const rect = part?.nodeName === "rect" ? part : make("rect", { class: name, rx: 5 });
    if (part && part !== rect) part.replaceWith(rect);
    else if (!part) group.append(rect);
    const more = name === "hit" ? grow : 1.5;
    const at = {
      x: box.x - more,
      y: box.y - more,
      width: box.width + 2 * more,
      height: box.height + 2 * more,
    };
    for (const [key, value] of Object.entries(at)) rect.setAttribute(key, value.toFixed(1));
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

/** Outline the offered pieces: `offers` says for each id its label and whether it is chosen. */
export function outline(offers, marks) {
  for (const picture of pictures()) {
    const over = layer(picture);
    const stale = new Set($$(".pick, .glow", over));
    const before = { pick: sorted($$(".pick", over), "pick"), glow: sorted($$(".glow", over), "glow") };
    const standing = sorted($$("[data-for]", picture), "for"); // a dig stands for its card
    const least = LEAST / scale(picture);
    const known = new Map();
    // All is measured before anything is drawn: the browser lays out once, not once for each.
    for (const id of [...offers.keys(), ...marks])
      known.set(
        id,
        [picture.querySelector(`#${CSS.escape(id)}`), ...(standing.get(id) ?? [])]
          .filter((piece) => piece?.getBBox)
          .map((piece) => ({ piece, box: place(piece, picture) })),
      );
    const boxes = [...offers.keys()].flatMap((id) => known.get(id).map(({ box }) => box));
    const keep = (id, kind) =>
      known.get(id).map(({ piece, box }, which) => {
        const shape = $(".shape", piece);
        let group = before[kind].get(id)?.[which];
        if (!group) {
          group = make("g", { class: kind, [`data-${kind}`]: id });
          if (kind === "pick") over.append(group);
          else over.prepend(group);
        }
        stale.delete(group);
        const parts = kind === "pick" ? ["hit", "halo", "line"] : ["line"];
        frame(group, box, reach(box, boxes, least), parts, shape, shape && lie(shape, picture));
        return group;
      });
    for (const id of marks) if (!offers.has(id)) keep(id, "glow");
    for (const card of $$("[data-raise]", picture))
      card.classList.toggle("raised", Boolean(offers.get(card.id)?.chosen));
    for (const [id, { label, chosen }] of offers) {
      for (const group of keep(id, "pick")) {
        group.setAttribute("role", "button");
        group.setAttribute("aria-label", label);
        group.setAttribute("aria-pressed", chosen);
        group.classList.toggle("chosen", chosen);
        group.classList.toggle("marked", marks.includes(id));
        if (!group.hasAttribute("tabindex")) group.setAttribute("tabindex", -1);
      }
    }
    for (const node of stale) node.remove();
    const picks = $$(".pick", over);
    over.classList.toggle("many", picks.length > MANY);
    if (picks.length && !picks.some((pick) => pick.tabIndex === 0)) picks[0].setAttribute("tabindex", 0);
    const tab = picture.closest(".place")?.getAttribute("aria-labelledby");
    if (tab) document.getElementById(tab)?.classList.toggle("calls", picks.length > 0);
  }
}

/** Draw the way a piece would go, from the middle of one element to the next. */
export function trace(ids) {
  for (const picture of pictures()) {
    const over = layer(picture),
      places = ids.flatMap((id) => {
        const piece = picture.querySelector(`#${CSS.escape(id)}`);
        return piece ? [place(piece, picture)] : [];
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

/** The nearest outlined piece in the direction of an arrow key. */
export function neighbour(pick, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(pick);
  let best = null,
    least = Infinity;
  for (const other of $$(".pick", pick.parentNode)) {
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy,
      aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = ahead + 2 * aside;
    if (other !== pick && ahead > 1 && far < least) [best, least] = [other, far];
  }
  return best;
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
      { label: node.getAttribute("aria-label"), chosen: node.classList.contains("chosen") },
    ]),
  );
  outline(targets, ids);
  light(ids, true);
}
