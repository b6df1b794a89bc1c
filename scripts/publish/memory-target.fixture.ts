import { currentVersionSchema, versionKey } from "#app/game/model/publication.ts";
import type { PublishTarget } from "./publish.ts";

/** In-memory storage with the publisher's interface, and what tests read from it. */
export function memoryTarget() {
  const objects = new Map<string, string | Uint8Array>();
  const near = new Map<string, string>();
  const written: string[] = [];
  let pointer: string | null = null;
  const version = () => currentVersionSchema.parse(JSON.parse(pointer ?? "null")).version;
  return {
    pictures: "on demand",
    readPointer: async () => pointer,
    async writePointer(text: string) {
      pointer = text;
    },
    readObject: async (key: string) => objects.get(key)?.toString() ?? null,
    async writeObjects(more: Map<string, string | Uint8Array>) {
      for (const [key, content] of more) {
        objects.set(key, content);
        written.push(key);
      }
    },
    async writeNear(documents: Map<string, string>) {
      for (const [key, text] of documents) near.set(key, text);
    },
    near,
    /** Keys in the order in which they were written. */
    written,
    /** The version that is served. */
    version,
    /** Its files by path. */
    list: (): unknown => JSON.parse(objects.get(versionKey(version()))?.toString() ?? "null"),
  } satisfies PublishTarget & Record<string, unknown>;
}
