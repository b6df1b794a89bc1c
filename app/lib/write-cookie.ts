/** Sets a cookie in the browser. @param line as a `Set-Cookie` header has it */
export function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = line;
}
