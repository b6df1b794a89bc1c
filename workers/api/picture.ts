import { objectKey } from "#app/game/model/publication.ts";
import type { Env } from "#workers/env.ts";

/**
 * A picture by the hash of what it is drawn from. A deploy has put all of them into R2; a local server draws
 * each when it is first asked for, and puts it there. Never drawn twice, never by the Worker itself.
 * @returns null where it cannot be had: storage does not answer, or nobody draws it
 */
export async function pictureOf(
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
