import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { sha256 } from "hono/utils/crypto";
import { KV_COPY_SECONDS, POINTER_KEY } from "#app/game/model/publication.ts";
import { type PictureFile, type PublishResult, type PublishTarget, publish } from "#scripts/publish/publish.ts";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import worker from "./entry.ts";

export const origin = "https://index.example";

/** Sends a request like a browser, and waits for background work after the answer. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(origin + path, init), env, context);
  await waitOnExecutionContext(context);
  return answer;
}

/** Publishes files (path → text) with the publisher's own code, into the bindings of the test. */
export async function publishFiles(
  version: string,
  files: Record<string, string>,
  pictures: PictureFile[] = [],
): Promise<PublishResult> {
  const hashed = await Promise.all(
    Object.entries(files).map(async ([path, text]) => ({ path, text, hash: await hashOf(text) })),
  );
  const target: PublishTarget = {
    pictures: "published",
    readPointer: () => env.CACHE.get(POINTER_KEY),
    writePointer: (text: string) => env.CACHE.put(POINTER_KEY, text),
    readObject: async (key: string) => (await env.FILES.get(key))?.text() ?? null,
    async writeObjects(objects: Map<string, string | Uint8Array>) {
      for (const [key, content] of objects) await env.FILES.put(key, content);
    },
    async writeNear(documents: Map<string, string>) {
      for (const [key, text] of documents) await env.CACHE.put(key, text, { expirationTtl: KV_COPY_SECONDS });
    },
  };
  const published = await publish({ version, files: hashed, pictures }, target, new Date("2026-01-02T03:04:05Z"));
  // Clears the cache, since this isolate would otherwise notice only after 30 seconds.
  clearDatasetCache();
  return published;
}

const hashOf = async (text: string) => String(await sha256(text)).slice(0, 32);
