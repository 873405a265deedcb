// News from the server: a stream of frames for the visible page, and one inbox for all pages of this browser.

const SILENCE = 35_000; // the server speaks every 15 seconds; after this long the line is dead
const PATIENCE = 2_000; // shorter losses are nobody's business
const LATE = 1_000; // a stream that is open brings the frame of an act much sooner

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** A frame from what was told: new parts, and from where to where they are those of the frame before. */
function assemble({ parts, ...frame }, before) {
  const all = parts.flatMap((part) => (typeof part === "string" ? part : before.slice(...part)));
  return { ...frame, parts: all, html: all.join("") };
}

/** Follow a table while its page is visible: more than six open streams would block a browser. */
export function follow(address, heard, lost) {
  let stream, watch, patience;
  let last = { r: -1, parts: [] }; // the frame that came last
  let awaited = null; // the change that somebody waits to see

  function open() {
    close();
    if (document.visibilityState !== "visible") return;
    stream = new EventSource(address());
    stream.onopen = alive;
    stream.onmessage = (news) => {
      alive();
      last = assemble(JSON.parse(news.data), last.parts);
      heard(last);
      if (last.r >= awaited?.r) awaited.seen(last);
    };
    stream.addEventListener("ping", alive);
    stream.addEventListener("closed", () => location.reload()); // the host has shut onlookers out
    stream.onerror = () => {
      patience ??= setTimeout(() => lost(true), PATIENCE);
      if (stream.readyState === EventSource.CLOSED) watch = setTimeout(open, 500);
    };
    alive();
  }
  function alive() {
    clearTimeout(watch);
    watch = setTimeout(open, SILENCE);
    if (stream.readyState === EventSource.OPEN) {
      clearTimeout(patience);
      patience = undefined;
      lost(false);
    }
  }
  function close() {
    clearTimeout(watch);
    stream?.close();
  }
  /** The frame that shows a change; without a stream it is asked for. */
  async function frame(r, otherwise) {
    if (last.r >= r) return last;
    if (stream?.readyState === EventSource.OPEN) {
      const told = await Promise.race([
        new Promise((seen) => {
          awaited = { r, seen };
        }),
        wait(LATE),
      ]);
      awaited = null;
      if (told) return told;
    }
    return (await fetch(otherwise, { headers: { Accept: "application/json" } })).json();
  }
  document.addEventListener("visibilitychange", open);
  addEventListener("online", open);
  addEventListener("pageshow", (event) => event.persisted && open());
  addEventListener("pagehide", close);
  open();
  return { open, frame };
}

/** Whose turn it is at all my tables: one page holds the stream and tells the others. */
export function inbox(heard) {
  const channel = new BroadcastChannel("durbar");
  channel.onmessage = (event) => heard(event.data);
  const hold = () => {
    const stream = new EventSource("/inbox");
    stream.onmessage = (news) => {
      const told = JSON.parse(news.data);
      channel.postMessage(told);
      heard(told);
    };
    return new Promise(() => {}); // until this page is closed
  };
  if (navigator.locks) navigator.locks.request("durbar-inbox", hold);
}

/** Send an act; it carries its own key, so that sending it again after a loss does no harm. */
export async function post(address, body, lost) {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const late = setTimeout(() => lost(true), PATIENCE);
  for (;;) {
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers,
        body: JSON.stringify({ ...body, key }),
      });
      const told = await answer.json();
      clearTimeout(late);
      lost(false);
      return told;
    } catch {
      await wait(700);
    }
  }
}
