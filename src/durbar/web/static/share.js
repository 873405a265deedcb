// The result as a PNG, made here from the drawing: to be shared where the device can, else kept as a file.

async function png(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  });
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return new Promise((made) => canvas.toBlob(made, "image/png"));
}

export async function share(link) {
  const blob = await png(link.href);
  const name = link.download.replace(/svg$/, "png");
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.maxTouchPoints && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // somebody thought better of it
    return;
  }
  const save = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(blob),
    download: name,
  });
  save.click();
  setTimeout(() => URL.revokeObjectURL(save.href), 10_000);
}
