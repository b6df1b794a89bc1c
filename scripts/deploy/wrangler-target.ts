import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { KV_COPY_SECONDS, POINTER_KEY } from "#app/game/model/publication.ts";
import type { PublishTarget } from "#scripts/publish/publish.ts";
import { inFolder } from "#scripts/tools.ts";
import { names, type ResourceIds, type Wrangler } from "./names.ts";

/** Cloudflare's R2 and KV, by wrangler, which takes large inputs from files. A key that is not there reads as null. */
export function wranglerTarget(wrangler: Wrangler, ids: ResourceIds): PublishTarget {
  const kv = ["--namespace-id", ids.kv, "--remote"];
  return {
    pictures: "published",
    readPointer: () => orNull(wrangler(["kv", "key", "get", POINTER_KEY, "--text", ...kv])),
    async writePointer(text) {
      await wrangler(["kv", "key", "put", POINTER_KEY, text, ...kv]);
    },
    readObject: (key) => orNull(wrangler(["r2", "object", "get", `${names.r2}/${key}`, "--pipe", "--remote"])),
    writeObjects: (objects) => bulkPut(wrangler, objects),
    async writeNear(documents) {
      const entries = [...documents].map(([key, value]) => ({ key, value, expiration_ttl: KV_COPY_SECONDS }));
      await inFolder(async (folder) => {
        const filename = join(folder, "near.json");
        await writeFile(filename, JSON.stringify(entries));
        await wrangler(["kv", "bulk", "put", filename, ...kv]);
      });
    },
  };
}

async function bulkPut(wrangler: Wrangler, objects: Map<string, string | Uint8Array>): Promise<void> {
  if (objects.size === 0) return;
  await inFolder(async (folder) => {
    const list: { key: string; file: string }[] = [];
    await mkdir(join(folder, "objects"));
    for (const [key, content] of objects) {
      const file = join(folder, "objects", String(list.length));
      await writeFile(file, content);
      list.push({ key, file });
    }
    const filename = join(folder, "list.json");
    await writeFile(filename, JSON.stringify(list));
    await wrangler(["r2", "bulk", "put", names.r2, "--filename", filename, "--remote"]);
  });
}

async function orNull(answer: Promise<string>): Promise<string | null> {
  try {
    const text = await answer;
    return text.trim() === "" || /value not found/i.test(text) ? null : text;
  } catch (error) {
    // wrangler exits with an error for a missing key; any other error is thrown.
    if (/not found|does not exist|404/i.test(String(error))) return null;
    throw error;
  }
}
