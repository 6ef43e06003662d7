/** How long the browser gets to take the bytes before their address goes. */
const takenMs = 60_000;

/** Gives the person a file made on this device: no server is asked, so it works without a network. */
export function saveFile(name: string, content: BlobPart, mime: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), takenMs);
}
