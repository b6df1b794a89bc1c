/** The form of the library's ids; no other key is read. */
const idPattern = /^[0-9a-f]{16}$/;
const prefix = "flash:";

/**
 * Wraps a KV namespace for the session storage of @react-router/cloudflare. The library uses the id in the visitor's
 * cookie directly as a key, so anything that is not an id is refused, and a prefix keeps ids apart from all other keys.
 */
export function flashKeys(kv: KVNamespace): KVNamespace {
  const part: Pick<KVNamespace, "put" | "delete"> & { get(id: unknown, type?: unknown): Promise<string | null> } = {
    async get(id, type) {
      // Before writing, the library reads (as JSON) whether its random id is taken. KV would cache "not found" for a
      // minute, and the next page would get the same answer. 64 random bits do not collide.
      if (type === "json") return null;
      return typeof id === "string" && idPattern.test(id) ? kv.get(prefix + id) : null;
    },
    put: (id, value, options) => kv.put(prefix + id, value, options),
    delete: (id) => kv.delete(prefix + id),
  };
  return part as KVNamespace;
}
