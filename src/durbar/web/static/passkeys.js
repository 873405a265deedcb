// A name is kept by a key that never leaves the device; the server asks, the browser signs.
import { copy } from "./clipboard.js";

const says = document.querySelector("#passkey-says");

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What the server asks for, as the browser wants it. */
function read(options) {
  const all = { ...options, challenge: bytes(options.challenge) };
  if (options.user) all.user = { ...options.user, id: bytes(options.user.id) };
  for (const name of ["excludeCredentials", "allowCredentials"])
    if (options[name]) all[name] = options[name].map((each) => ({ ...each, id: bytes(each.id) }));
  return all;
}

/** What the browser answers, as the server wants it. */
function written(credential) {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
    if (credential.response[name]) response[name] = text(credential.response[name]);
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

async function post(path, body) {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const answer = await fetch(`/api/v1/me/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.problem);
  return told;
}

const steps = {
  async new(name) {
    const publicKey = read(await post("passkey/ask", { name }));
    const credential = await navigator.credentials.create({ publicKey });
    return post("passkey", { name, credential: written(credential) });
  },
  async who() {
    const publicKey = read(await post("sign-in/ask", {}));
    const credential = await navigator.credentials.get({ publicKey });
    return post("sign-in", { credential: written(credential) });
  },
};

/** The codes of somebody who has just kept a name; until they are written down nothing else is shown. */
function showCodes(codes, name) {
  const place = document.querySelector("#codes");
  if (name) document.querySelector("h1").textContent = name;
  document.querySelector(".hello p").hidden = true; // it speaks to a guest
  for (const code of codes) {
    const line = document.createElement("li");
    line.append(Object.assign(document.createElement("code"), { textContent: code }));
    place.querySelector("ol").append(line);
  }
  for (const other of document.querySelectorAll("main > .me")) other.hidden = other !== place;
  place.querySelector("h2").setAttribute("tabindex", "-1");
  place.querySelector("h2").focus();
}

async function use(button) {
  const field = button.form?.elements.name;
  if (field && !field.reportValidity()) return;
  say("");
  if (!window.PublicKeyCredential) return say(says.dataset.none);
  button.disabled = true;
  try {
    const told = await steps[button.dataset.passkey](field?.value ?? "");
    if (told.codes.length) showCodes(told.codes, field?.value);
    else location.assign("/me");
  } catch (error) {
    say(error.name === "NotAllowedError" ? says.dataset.givenUp : error.message);
  } finally {
    button.disabled = false;
  }
}

function say(sentence) {
  says.textContent = sentence;
  says.hidden = !sentence;
}

document.querySelector("#copy-codes").addEventListener("click", ({ currentTarget }) => {
  copy(Array.from(document.querySelectorAll("#codes code"), (code) => code.textContent).join("\n"));
  currentTarget.textContent = currentTarget.dataset.done;
});

for (const button of document.querySelectorAll("[data-passkey]"))
  button.addEventListener("click", (event) => {
    event.preventDefault();
    use(button);
  });
