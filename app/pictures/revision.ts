import { sha256 } from "hono/utils/crypto";

/** Hash of everything that decides how the Worker draws pictures; written by vite.config.ts. */
declare const __DRAWING__: string;

/**
 * Names a picture by its content and how it is drawn, so that a different picture has a different address. 64 bits: it
 * only has to differ from the other pictures of one page.
 */
export async function revisionOf(content: object): Promise<string> {
  return String(await sha256(`${__DRAWING__} ${JSON.stringify(content)}`)).slice(0, 16);
}
