// Fair dealing: this browser has a part in the luck of its tables, given after the server has shown its commitment.

/** 32 bytes that nobody can foresee, in hexadecimal digits. */
export const salt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Ask the server to wait for our salt, when a table is opened or a seat is taken. */
export function promiseSalt(form) {
  if (form.elements.deal) return;
  const field = Object.assign(document.createElement("input"), {
    type: "hidden",
    name: "deal",
    value: "wait",
  });
  form.append(field);
}
