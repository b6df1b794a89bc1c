import { objectKey, POINTER_KEY, versionKey } from "#app/game/model/publication.ts";
import type { Env } from "#workers/bindings.ts";

/** An access to a store: the verb, the key and its options. */
type Access = [verb: "get" | "put", key: string, options?: unknown];

/** KV and R2 as plain maps that record every access, for tests without workerd. */
export class MemoryStorage {
  readonly kv = new Map<string, string>();
  readonly r2 = new Map<string, string>();
  readonly kvAccess: Access[] = [];
  readonly r2Access: Access[] = [];
  /** Set, KV remembers that it does not have a key, as the real one does: until when, by key. */
  missing: Map<string, number> | undefined;
  /** While this is set, every access fails with it. */
  failure: Error | undefined;

  /** The bindings, as the Worker gets them. */
  get env(): Pick<Env, "CACHE" | "FILES"> {
    const CACHE = {
      get: async (key: string, options?: { cacheTtl?: number }) => {
        this.#note(this.kvAccess, ["get", key, options]);
        if ((this.missing?.get(key) ?? 0) > Date.now()) return null;
        const text = this.kv.get(key) ?? null;
        if (text === null) this.missing?.set(key, Date.now() + (options?.cacheTtl ?? 60) * 1000);
        return text;
      },
      put: async (key: string, text: string, options?: unknown) => {
        this.#note(this.kvAccess, ["put", key, options]);
        this.kv.set(key, text);
      },
    };
    const FILES = {
      get: async (key: string) => {
        this.#note(this.r2Access, ["get", key]);
        const text = this.r2.get(key);
        return text === undefined ? null : { text: async () => text };
      },
    };
    return { CACHE, FILES } as unknown as Pick<Env, "CACHE" | "FILES">;
  }

  /** Publishes a version as scripts/publish does: contents and their list in R2, the pointer in KV. */
  publish(version: string, files: Record<string, string>): void {
    const hashes: Record<string, string> = {};
    for (const [path, text] of Object.entries(files)) {
      hashes[path] = contentHash(text);
      this.r2.set(objectKey(contentHash(text)), text);
    }
    this.r2.set(versionKey(version), JSON.stringify(hashes));
    const publishedAt = "2026-01-02T03:04:05.000Z";
    this.kv.set(POINTER_KEY, JSON.stringify({ version, previous: null, publishedAt }));
  }

  #note(accesses: Access[], access: Access): void {
    accesses.push(access);
    if (this.failure) throw this.failure;
  }
}

/** A synchronous stand-in for SHA-256: enough to tell a handful of texts apart. */
export function contentHash(text: string): string {
  let hash = 0n;
  for (const letter of text.slice(0, 200)) {
    hash = (hash * 1_099_511_628_211n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 128n;
  }
  return (hash + BigInt(text.length)).toString(16).padStart(32, "0").slice(-32);
}
