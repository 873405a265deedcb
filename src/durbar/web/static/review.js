// A review that is being made: ask how far it is until it is there.
const making = document.getElementById("making");
const bar = document.getElementById("progress");

async function ask() {
  const answer = await fetch(making.dataset.ask, { headers: { Accept: "application/json" } });
  const told = await answer.json();
  if (told.made || !answer.ok) return location.reload();
  bar.max = told.of;
  bar.value = told.done;
  return setTimeout(ask, 600);
}
ask();
