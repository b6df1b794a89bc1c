/** What the library makes of random bytes; nothing else is looked up. */
const idPattern = /^[0-9a-f]{16}$/;
const prefix = "flash:";

/**
 * The part of a KV namespace that holds flashes, as the session storage of @react-router/cloudflare wants it. The
 * library takes the id of a session straight from the visitor's cookie, so a key that is no id is never looked up,
 * and an id reaches no key but those of flashes.
 */
export function flashKeys(kv: KVNamespace): KVNamespace {
  const part: Pick<KVNamespace, "put" | "delete"> & { get(id: unknown, type?: unknown): Promise<string | null> } = {
    async get(id, type) {
      // Before it writes, the library asks (as JSON) whether its random id is taken. KV would keep the answer "no"
      // for a minute, and the page that comes next would be told the same. 64 random bits are not taken.
      if (type === "json") return null;
      return typeof id === "string" && idPattern.test(id) ? kv.get(prefix + id) : null;
    },
    put: (id, value, options) => kv.put(prefix + id, value, options),
    delete: (id) => kv.delete(prefix + id),
  };
  return part as KVNamespace;
}
