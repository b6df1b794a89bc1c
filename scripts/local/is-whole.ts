import type { Miniflare } from "miniflare";
import { manifestSchema } from "#app/game/model/manifest.ts";
import { FIRST_READ_PATHS, objectKey, versionKey } from "#app/game/model/publication.ts";
import { CONTENT_INDEX_PATH, CONTENT_VERSION } from "#app/game/site/content-version.ts";
import { manifestPath } from "#scripts/dataset/paths.ts";
import { hashOf } from "#scripts/fingerprint.ts";
import { miniflareTarget } from "#scripts/publish/miniflare-target.ts";
import { publishedBefore } from "#scripts/publish/publish.ts";

/**
 * Whether the data published by an earlier start can be served: its list and what every page reads are unchanged in R2
 * and in the KV copies, and have the shape that this code reads.
 */
export async function isWhole(instance: Miniflare): Promise<boolean> {
  const target = await miniflareTarget(instance);
  const cache = await instance.getKVNamespace("CACHE");
  const before = await publishedBefore(target);
  if (!before?.files) return false;
  const { pointer, files } = before;
  const read = async (key: string): Promise<string | null> => {
    const [stored, near] = await Promise.all([target.readObject(key), cache.get(key, "text")]);
    return near === null || near === stored ? stored : null;
  };
  if ((await read(versionKey(pointer.version))) === null) return false;
  const documents = new Map<string, unknown>();
  for (const path of [...FIRST_READ_PATHS, CONTENT_INDEX_PATH]) {
    const hash = files[path] ?? "";
    const text = await read(objectKey(hash));
    if (text === null || hashOf(text) !== hash) return false;
    documents.set(path, JSON.parse(text));
  }
  const content = documents.get(CONTENT_INDEX_PATH) as { version?: unknown };
  return content.version === CONTENT_VERSION && manifestSchema.safeParse(documents.get(manifestPath)).success;
}
