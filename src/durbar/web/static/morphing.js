// A page becomes another one without losing what only the browser knows.

const PAPER = /(<div class="paper" data-drawn="([^"]*)">).*?<\/svg>(?=<\/div>)/gs;

/** Which pictures a page shows. */
export const drawn = (page) =>
  new Set(Array.from(page.querySelectorAll(".paper"), (paper) => paper.dataset.drawn));

/** Does a paper show the picture already that it is to have? */
const isDrawn = (old, next) =>
  Boolean(next.dataset?.drawn) && next.dataset.drawn === old.dataset.drawn && old.firstElementChild;

export const keep = {
  morphStyle: "outerHTML",
  callbacks: {
    beforeNodeRemoved: (node) => !node.hasAttribute?.("data-client"),
    beforeNodeMorphed: (old, next) => !isDrawn(old, next) && !old.isEqualNode(next), // most is as it was
    beforeAttributeUpdated: (name, node) =>
      !(
        (name === "open" && node.nodeName === "DETAILS") ||
        name === "style" ||
        name === "data-zoom" ||
        name === "aria-selected"
      ),
  },
};
export const parse = (html) => new DOMParser().parseFromString(html, "text/html");

/** The table of a frame; a picture that is shown already need not even be read. */
export function parseNew(html) {
  const shown = drawn(document);
  const news = html.replace(PAPER, (all, paper, picture) => (shown.has(picture) ? paper : all));
  return parse(news).querySelector("main");
}

/** The table that is shown becomes this one; where its places have changed, all of it is read after all. */
export function become(old, page, html) {
  Idiomorph.morph(old, page, keep);
  const { body } = document;
  if (body.querySelector(".paper:empty"))
    Idiomorph.morph(body.querySelector("main"), parse(html).querySelector("main"), keep);
}
