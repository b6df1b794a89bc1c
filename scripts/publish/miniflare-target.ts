import type { Miniflare } from "miniflare";
import { KV_COPY_SECONDS, POINTER_KEY } from "#app/game/model/publication.ts";
import { Fault } from "#scripts/tools.ts";
import type { PublishTarget } from "./publish.ts";

const batchSize = 50;

/** Bytes: the minimum disk block of a file, and what the databases may need in addition to the files. */
const block = 4096;
const databases = 4 * 2 ** 20;

/**
 * The local R2 and KV of the serving instance.
 * @param room returns the free bytes on its disk: data that does not fit is refused before writing, because workerd
 * never answers a failed write
 */
export async function miniflareTarget(
  instance: Miniflare,
  room: () => Promise<number> = async () => Number.POSITIVE_INFINITY,
): Promise<PublishTarget> {
  const bucket = await instance.getR2Bucket("FILES");
  const cache = await instance.getKVNamespace("CACHE");
  return {
    pictures: "on demand",
    readPointer: () => cache.get(POINTER_KEY, "text"),
    writePointer: (text) => cache.put(POINTER_KEY, text),
    readObject: async (key) => (await (await bucket.get(key))?.text()) ?? null,
    async writeObjects(objects) {
      assertRoom(objects.values(), await room());
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

/** @throws Fault when the contents do not fit into so many bytes */
function assertRoom(contents: Iterable<string | Uint8Array>, room: number): void {
  let needed = 0;
  for (const content of contents) needed += Buffer.byteLength(content) + block;
  if (needed > 0 && needed + databases > room)
    throw new Fault(
      `There is no room for the data: ${inMegabytes(needed + databases)} are needed, ${inMegabytes(room)} are free. Free some space and try again.`,
    );
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`;
