// What a person has set for this browser, and what only the browser knows about itself.
import { $, $$ } from "./board.js";

export const settings = {
  ask: "always",
  sound: false,
  notify: false,
  ...JSON.parse(localStorage.getItem("durbar") ?? "{}"),
};

/** Show the settings in the menu. */
export function apply() {
  for (const field of $$("[name=ask], [name=sound], [name=notify]")) {
    if (field.type === "radio") field.checked = field.value === settings[field.name];
    else field.checked = settings[field.name];
  }
}

/** Keep what was set in a field; false if it is none of ours. */
export async function set(field) {
  if (!(field.name in settings)) return false;
  settings[field.name] = field.type === "radio" ? field.value : field.checked;
  if (field.name === "notify" && field.checked && window.Notification) await Notification.requestPermission();
  localStorage.setItem("durbar", JSON.stringify(settings));
  return true;
}

/** It is your turn: by a bell and a notice, for those who want them. */
export function call() {
  if (settings.sound) {
    const audio = new AudioContext(),
      bell = audio.createOscillator(),
      loud = audio.createGain();
    bell.frequency.value = 660;
    loud.gain.setValueAtTime(0.15, audio.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.8);
    bell.connect(loud).connect(audio.destination);
    bell.start();
    bell.stop(audio.currentTime + 0.8);
  }
  const { title, table } = $("#main").dataset;
  if (
    settings.notify &&
    document.visibilityState !== "visible" &&
    window.Notification?.permission === "granted"
  )
    new Notification($("#banner").dataset.call, { body: title, tag: table });
}

export const dark = matchMedia("(prefers-color-scheme: dark)");

// The kinds of screens; the first that fits counts, a telephone is what is left.
export const screens = {
  low: matchMedia("(max-height: 540px) and (min-width: 560px) and (min-aspect-ratio: 11/10)"),
  wide: matchMedia("(min-width: 700px) and (min-height: 541px) and (min-aspect-ratio: 11/10)"),
  tall: matchMedia("(min-width: 640px) and (min-height: 700px)"),
};

/** Tell the server what screen it is here and how dark, as it draws the pictures; was it drawn so? */
export function report() {
  const cookie = (name, value) => {
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
  };
  const layout = Object.keys(screens).find((name) => screens[name].matches) ?? "phone";
  cookie("scheme", dark.matches ? "dark" : "light");
  cookie("layout", layout);
  const drawn = document.body.dataset,
    light = document.documentElement.dataset.theme ?? (dark.matches ? "dark" : "light");
  return drawn.themeDrawn === light && drawn.layout === layout;
}
