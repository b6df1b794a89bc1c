/** Hash of everything that decides how the Worker draws pictures; written by vite.config.ts. */
declare const __DRAWING__: string;

/**
 * Names a picture by its content and how it is drawn, so that a different picture has a different address. 64 bits: it
 * only has to differ from the other pictures of one page.
 */
export async function revisionOf(content: object): Promise<string> {
  const bytes = new TextEncoder().encode(`${__DRAWING__} ${JSON.stringify(content)}`);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
