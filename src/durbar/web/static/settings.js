// What a person has set for this browser, and what only the browser knows about itself.
import { $$ } from "./board.js";

export const settings = {
  ask: "final", // what can be taken back is done at once
  sound: false,
  volume: 60, // of a hundred
  notify: false,
  ...JSON.parse(localStorage.getItem("durbar") ?? "{}"),
};

/** Show the settings in the menu. */
export function apply() {
  for (const field of $$(Object.keys(settings).map((name) => `.settings [name=${name}]`))) {
    if (field.type === "radio") field.checked = field.value === settings[field.name];
    else if (field.type === "range") field.value = settings[field.name];
    else field.checked = settings[field.name];
  }
}

/** Keep what was set in a field; false if it is none of ours. */
export async function set(field) {
  if (!(field.name in settings)) return false;
  if (field.name === "notify" && field.checked)
    field.checked = (await window.Notification?.requestPermission()) === "granted";
  settings[field.name] =
    field.type === "radio" ? field.value : field.type === "range" ? Number(field.value) : field.checked;
  localStorage.setItem("durbar", JSON.stringify(settings));
  return true;
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
