/**
 * Copies a text that is still being created to the clipboard. Browsers require the call during the click event, so the
 * promise itself is passed; if it rejects, the clipboard is unchanged.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((one) => new Blob([one], { type: "text/plain" }));
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]), text]);
}

export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads it after the click; there is no event that says when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
