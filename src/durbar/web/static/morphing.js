// A page becomes another one without losing what only the browser knows.

export const keep = {
  morphStyle: "outerHTML",
  callbacks: {
    beforeNodeRemoved: (node) => !node.hasAttribute?.("data-client"),
    beforeNodeMorphed: (old, next) => !old.isEqualNode(next), // most of a picture is as it was
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
