import { objectKey } from "#app/game/model/publication.ts";
import type { Env } from "#workers/bindings.ts";

/**
 * A link preview's image by the hash of its content. A deploy has put all of them into R2; a local server draws
 * each at its first request and stores it. The Worker itself draws none.
 * @returns null when storage does not answer, or nothing can draw it
 */
export async function previewImage(
  env: Pick<Env, "FILES" | "PREVIEWS">,
  hash: string,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<ReadableStream | ArrayBuffer | null> {
  try {
    const kept = await env.FILES.get(objectKey(hash));
    if (kept) return kept.body;
    const drawn = await env.PREVIEWS?.fetch(`https://previews.internal/${hash}`);
    if (!drawn?.ok) return null;
    const png = await drawn.arrayBuffer();
    waitUntil(env.FILES.put(objectKey(hash), png).catch(() => undefined));
    return png;
  } catch (error) {
    console.log(`The picture ${hash} cannot be had: ${error}`);
    return null;
  }
}
