// What changes on the table is seen to change: dice roll, cards fly, tokens drop, monuments rise. Which piece does
// what is said by its game (`data-motions`: the first word of its id, and the motion). Nothing waits for it: clicks
// go through, and the next frame ends what is still under way.
import { $, $$ } from "./board.js";
import { drawn } from "./morphing.js";

const NAME = "durbar"; // of our animations, so that only these are ended
const LONG = 380; // milliseconds
const APART = 35; // between one piece and the next
const MOST = 16; // pieces at once: the rest is simply there
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Of a piece now, and as it was (if it was there): is there something to see, and how does it move? */
const MOTIONS = {
  roll: { seen: (now, was) => was && was.look !== now.look, frames: tumble },
  rise: { seen: (now, was) => was?.look !== now.look, frames: (now) => glide(now, 0, now.box.height * 0.35) },
  drop: { seen: (_, was) => !was, frames: (now) => glide(now, 0, -42) },
  fly: {
    seen: (now, was) => was?.node !== now.node,
    frames: (now, was) => glide(now, was ? was.box.x - now.box.x : 0, was ? was.box.y - now.box.y : -60),
  },
};

/** From so many pixels away to its place. */
function glide({ node }, across, down) {
  const { a, b, c, d } = node.parentNode.getScreenCTM().inverse();
  const from = `${a * across + c * down}px ${b * across + d * down}px`;
  return [
    { translate: from, opacity: 0.2 },
    { opacity: 1, offset: 0.5 },
    { translate: "0 0", opacity: 1 },
  ];
}

/** Over and over around its middle. */
function tumble({ node }) {
  const { x, y, width, height } = node.getBBox(),
    { a, b, c, d, e, f } = node.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix(),
    [cx, cy] = [x + width / 2, y + height / 2];
  const turned = (angle, up) => {
    const lifted = `matrix(${[a, b, c, d, e, f - up]})`;
    return {
      transform: `${lifted} translate(${cx}px, ${cy}px) rotate(${angle}deg) translate(${-cx}px, ${-cy}px)`,
    };
  };
  return [turned(-320, 0), turned(-190, height * 0.6), turned(-60, height * 0.2), turned(0, 0)];
}

/** The pieces that move, by their ids; those of pictures that stay as they are need no look. */
function pieces(staying) {
  const told = ($("#main").dataset.motions ?? "").split(" ").filter(Boolean);
  const motion = new Map(told.map((pair) => pair.split("=")));
  const how = (node) => motion.get(node.id.slice(0, node.id.indexOf("-")));
  const papers = motion.size ? $$(".paper").filter(({ dataset }) => !staying.has(dataset.drawn)) : [];
  const named = papers.flatMap((paper) => $$(":scope > svg:not(.over) [id]", paper));
  return new Map(
    named.filter(how).map((node) => [
      node.id,
      {
        node,
        motion: how(node),
        look: node.innerHTML.replace(/<title>[^<]*<\/title>/, ""), // the title is lent to the tips now and then
        box: node.getBoundingClientRect(),
      },
    ]),
  );
}

/** Remember how the table looks before the next page. What is returned shows what has changed, and by which motions. */
export function watch(page) {
  for (const one of document.getAnimations()) if (one.id === NAME) one.finish();
  if (still.matches || document.visibilityState !== "visible") return () => [];
  const shown = drawn(document),
    before = pieces(drawn(page));
  return () => {
    const changed = [...pieces(shown).values()].filter((now) =>
      MOTIONS[now.motion].seen(now, before.get(now.node.id)),
    );
    changed.slice(0, MOST).forEach((now, place) => {
      const frames = MOTIONS[now.motion].frames(now, before.get(now.node.id));
      now.node.animate(frames, {
        id: NAME,
        duration: LONG,
        delay: place * APART,
        fill: "backwards",
        easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      });
    });
    return [...new Set(changed.map(({ motion }) => motion))];
  };
}
