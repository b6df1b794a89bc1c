import type { Miniflare } from "miniflare";
import { KV_COPY_SECONDS, POINTER_KEY } from "#app/game/model/publication.ts";
import type { PublishTarget } from "./publish.ts";

const batchSize = 50;

/** The local R2 and KV of the instance that serves. */
export async function miniflareTarget(instance: Miniflare): Promise<PublishTarget> {
  const bucket = await instance.getR2Bucket("FILES");
  const cache = await instance.getKVNamespace("CACHE");
  return {
    pictures: "on demand",
    readPointer: () => cache.get(POINTER_KEY, "text"),
    writePointer: (text) => cache.put(POINTER_KEY, text),
    readObject: async (key) => (await (await bucket.get(key))?.text()) ?? null,
    async writeObjects(objects) {
      const entries = [...objects];
      for (let i = 0; i < entries.length; i += batchSize) {
        await Promise.all(entries.slice(i, i + batchSize).map(([key, content]) => bucket.put(key, content)));
      }
    },
    async writeNear(documents) {
      const options = { expirationTtl: KV_COPY_SECONDS };
      await Promise.all([...documents].map(([key, text]) => cache.put(key, text, options)));
    },
  };
}
