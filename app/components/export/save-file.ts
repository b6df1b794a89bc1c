/** Has the browser save a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads it after the click; there is no event that says when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
