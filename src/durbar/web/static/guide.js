// Search in the rules: sections without the words step back, the words are marked.
const input = document.querySelector("#search"),
  sections = [...document.querySelectorAll("#rules section")];
const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

function search() {
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  const found = sections.filter((section) =>
    words.every((word) => plain(section.textContent).includes(word)),
  );
  for (const section of sections) section.hidden = words.length > 0 && !found.includes(section);
  // A ruling is a row of its own: of a long table only the rows with the words stay.
  for (const row of document.querySelectorAll("#rules tr[id]"))
    row.hidden = !words.every((word) => plain(row.textContent).includes(word));
  document.querySelector("#rules").hidden = words.length > 0 && !found.length;
  const { none, found: some } = input.form.dataset;
  document.querySelector("#found").textContent = !words.length
    ? ""
    : found.length
      ? some.replace("0", found.length)
      : none;
  if (!window.CSS?.highlights) return;
  const ranges = [];
  if (words.length) for (const section of found) mark(section, words, ranges);
  CSS.highlights.set("found", new Highlight(...ranges));
}

function mark(section, words, ranges) {
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = plain(node.data);
    if (text.length !== node.data.length) continue; // marks would be in the wrong place
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
}

input.addEventListener("input", search);
addEventListener("hashchange", () => {
  if (!input.value) return;
  input.value = ""; // what a link leads to must not be hidden
  search();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
input.form.addEventListener("submit", (event) => event.preventDefault());
