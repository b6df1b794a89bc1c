import { z } from "zod";
import {
  type CurrentVersion,
  contentHashSchema,
  currentVersionSchema,
  NEAR_SECONDS,
  objectKey,
  POINTER_KEY,
  versionKey,
} from "#app/game/model/publication.ts";
import type { Env } from "#workers/env.ts";
import { BoundedMap } from "./bounded-map.ts";

/** One published document: its text, and the hash of its content, which is also its ETag. */
export interface DatasetDocument {
  hash: string;
  text: string;
}

const pointerTtlMs = 30_000;
/** By then the page that needed it is made, or nearly so. */
const keepAfterMs = 50;
const memoryBytes = 24 * 1024 * 1024;

/** A version's list, whose hashes are looked at when they are asked for: there are a thousand, and a page needs four. */
const listSchema = z.custom<Readonly<Record<string, unknown>>>(
  (list) => typeof list === "object" && list !== null && !Array.isArray(list),
  "The list of a version's files is not an object.",
);
type List = z.infer<typeof listSchema>;

// Everything kept here is published data, immutable under its key, and the same for every visitor.
const texts = new BoundedMap<string>(memoryBytes, (text) => text.length);
const parsed = new BoundedMap<unknown>(memoryBytes, () => 24 * 1024);
const versions = new Map<string, List>();
let pointer: { value: CurrentVersion | null; readAt: number } | undefined;

/** Forgets what this isolate has read; for tests that publish several datasets in one process. */
export function forgetDataset(): void {
  texts.clear();
  parsed.clear();
  versions.clear();
  pointer = undefined;
}

/**
 * The published dataset, read R2 → KV → this isolate's memory. Content is addressed by its hash, so
 * nothing is ever invalidated: a new version is another list of hashes and one pointer that names it.
 */
export class Dataset {
  readonly #env: Pick<Env, "CACHE" | "FILES">;
  readonly #waitUntil: (work: Promise<unknown>) => void;
  /** Reads that are under way. Of this request alone: a Worker may not wait for what another request reads. */
  readonly #reads = new Map<string, Promise<unknown>>();

  constructor(env: Pick<Env, "CACHE" | "FILES">, waitUntil: (work: Promise<unknown>) => void) {
    this.#env = env;
    this.#waitUntil = waitUntil;
  }

  /** The version that is served now, at most 30 s behind the pointer; null before the first publishing. */
  async current(): Promise<string | null> {
    const age = pointer ? Date.now() - pointer.readAt : Number.POSITIVE_INFINITY;
    if (pointer?.value && age < pointerTtlMs) return pointer.value.version;
    if (pointer?.value && age < 10 * pointerTtlMs) {
      pointer.readAt = Date.now();
      this.#waitUntil(this.#readPointer().catch(() => undefined));
      return pointer.value.version;
    }
    return (await this.#once(POINTER_KEY, () => this.#readPointer()))?.version ?? null;
  }

  /** Day on which the version that is served was published, ISO 8601; null before the first publishing. */
  async publishedAt(): Promise<string | null> {
    await this.current();
    return pointer?.value?.publishedAt.slice(0, 10) ?? null;
  }

  /** The list of a version's files; null when that version was never published. */
  async files(version: string): Promise<List | null> {
    const known = versions.get(version);
    if (known) return known;
    return this.#once(versionKey(version), async (key) => {
      const text = await this.#object(key);
      if (text === null) return null;
      const files = listSchema.parse(JSON.parse(text));
      versions.set(version, files);
      return files;
    });
  }

  /** A document of a version (default: the current one) by its path below /api/files; null when there is none. */
  async document(path: string, version?: string): Promise<DatasetDocument | null> {
    const hash = await this.hash(path, version);
    if (!hash) return null;
    const text = texts.get(hash) ?? (await this.#object(objectKey(hash)));
    if (text === null) return null;
    texts.set(hash, text);
    return { hash, text };
  }

  /** The same, parsed once per isolate. The result is shared: nobody may change it. */
  async json<T>(path: string): Promise<T | null> {
    const hash = await this.hash(path);
    if (!hash) return null;
    const known = parsed.get(hash);
    if (known !== undefined) return known as T;
    return this.#once(hash, async () => {
      const document = await this.document(path);
      if (!document) return null;
      const value: T = JSON.parse(document.text);
      parsed.set(hash, value);
      return value;
    });
  }

  /** The content hash of a path without reading its content. */
  async hash(path: string, version?: string): Promise<string | null> {
    const id = version ?? (await this.current());
    const files = id && (await this.files(id));
    return files && Object.hasOwn(files, path) ? contentHashSchema.parse(files[path]) : null;
  }

  async #readPointer(): Promise<CurrentVersion | null> {
    const text = await this.#env.CACHE.get(POINTER_KEY, { cacheTtl: 30 });
    const value = text === null ? null : currentVersionSchema.parse(JSON.parse(text));
    pointer = { value, readAt: Date.now() };
    return value;
  }

  /** Reads what several loaders of a page ask for at the same time only once. */
  #once<T>(key: string, read: (key: string) => Promise<T>): Promise<T> {
    const underWay = this.#reads.get(key) as Promise<T> | undefined;
    if (underWay) return underWay;
    const begun = read(key).finally(() => this.#reads.delete(key));
    this.#reads.set(key, begun);
    return begun;
  }

  /** An immutable object: KV first (near), then R2, which fills KV for the next one. */
  async #object(key: string): Promise<string | null> {
    const near = await this.#env.CACHE.get(key, { cacheTtl: 86_400 });
    if (near !== null) return near;
    const object = await this.#env.FILES.get(key);
    if (!object) return null;
    const text = await object.text();
    this.#waitUntil(this.#keepNear(key, text).catch(() => undefined));
    return text;
  }

  /** Fills KV when the answer is under way: half a megabyte that is sent meanwhile would hold it up. */
  async #keepNear(key: string, text: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, keepAfterMs));
    await this.#env.CACHE.put(key, text, { expirationTtl: NEAR_SECONDS });
  }
}
