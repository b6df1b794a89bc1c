import type { Context } from "hono";
import { z } from "zod";
import {
  type CurrentVersion,
  contentHashSchema,
  currentVersionSchema,
  KV_COPY_SECONDS,
  objectKey,
  POINTER_KEY,
  versionKey,
} from "#app/game/model/publication.ts";
import type { Env } from "#workers/bindings.ts";
import { BoundedMap } from "./bounded-map.ts";

/** One published document: its text, and the hash of its content, which is also its ETag. */
interface DatasetDocument {
  hash: string;
  text: string;
}

/** All published text is JSON; anything that begins otherwise is not what was stored. */
const isDocument = (text: string) => /^[[{"\d]/.test(text);

const pointerTtlMs = 30_000;
/** A pointer older than this is read again before it is used. */
const confirmedMs = 10 * pointerTtlMs;
/** After this delay the page that needed it is probably sent. */
const keepAfterMs = 50;
/** KV remembers for as long that it does not have a key, and hides meanwhile the copy that the read itself has put. */
const nearTtlSeconds = 60;
const memoryBytes = 24 * 1024 * 1024;

/** A version's list. Hashes are validated when they are used: there are a thousand, and a page needs four. */
const listSchema = z.custom<Readonly<Record<string, unknown>>>(
  (list) => typeof list === "object" && list !== null && !Array.isArray(list),
  "The list of a version's files is not an object.",
);
type List = z.infer<typeof listSchema>;

// Everything stored here is published data, immutable under its key, and the same for every visitor.
const contents = new BoundedMap<string>(memoryBytes, (text) => text.length);
const parsed = new BoundedMap<unknown>(memoryBytes, () => 24 * 1024);
/** The current one, the one before, and what an open page or a crawler asks of older ones. */
const versions = new BoundedMap<List>(8, () => 1);
let pointer: Pointer | undefined;

interface Pointer {
  value: CurrentVersion | null;
  /** Unix time in milliseconds, as below. */
  readAt: number;
  /** When reading it again was last attempted; it is not retried for a while. */
  triedAt: number;
}

/** Clears what this isolate has read; for tests that publish several datasets in one process. */
export function clearDatasetCache(): void {
  contents.clear();
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
  /** Running reads, of this request only: a Worker may not wait for another request's I/O. */
  readonly #reads = new Map<string, Promise<unknown>>();
  #confirmed = true;

  /** @param waitUntil takes work that goes on after the answer; a job waits for none */
  constructor(env: Pick<Env, "CACHE" | "FILES">, waitUntil: (work: Promise<unknown>) => void = () => undefined) {
    this.#env = env;
    this.#waitUntil = waitUntil;
  }

  /**
   * The current version, at most 30 s behind the pointer; null before the first publishing. While the pointer cannot
   * be read, it is the last known version; see isConfirmed().
   */
  async current(): Promise<string | null> {
    const known = pointer;
    if (!known?.value) return (await this.#once(POINTER_KEY, () => this.#firstPointer()))?.version ?? null;
    const now = Date.now();
    const isDue = now - known.triedAt >= pointerTtlMs;
    if (now - known.readAt >= confirmedMs) return await this.#confirm(known.value, isDue);
    if (isDue) {
      known.triedAt = now;
      this.#waitUntil(this.#readPointer().catch(() => undefined));
    }
    return known.value.version;
  }

  /** False when this request got a version that could not be confirmed as the current one. */
  isConfirmed(): boolean {
    return this.#confirmed;
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
    const text = contents.get(hash) ?? (await this.#once(objectKey(hash), (key) => this.#object(key)));
    if (text === null) return null;
    contents.set(hash, text);
    return { hash, text };
  }

  /** Parsed JSON, once per isolate. The result is shared: do not modify it. */
  async json<T>(path: string): Promise<T | null> {
    const hash = await this.hash(path);
    if (!hash) return null;
    const known = parsed.get(hash);
    return known === undefined ? ((await this.withText<T>(path))?.value ?? null) : (known as T);
  }

  /** The same with the text it is stored as. */
  async withText<T>(path: string): Promise<{ value: T; text: string } | null> {
    const document = await this.document(path);
    if (!document) return null;
    const { hash, text } = document;
    const known = parsed.get(hash);
    const value: unknown = known === undefined ? JSON.parse(text) : known;
    parsed.set(hash, value);
    return { value: value as T, text };
  }

  /** The content hash of a path without reading its content. */
  async hash(path: string, version?: string): Promise<string | null> {
    const id = version ?? (await this.current());
    const files = id && (await this.files(id));
    return files && Object.hasOwn(files, path) ? contentHashSchema.parse(files[path]) : null;
  }

  /** Reads the pointer; when that fails, the last known version. */
  async #confirm({ version }: CurrentVersion, isDue: boolean): Promise<string | null> {
    try {
      if (isDue) return (await this.#once(POINTER_KEY, () => this.#readPointer()))?.version ?? null;
    } catch (error) {
      console.warn(`Which version to serve cannot be read, so it stays ${version}: ${error}`);
      if (pointer) pointer.triedAt = Date.now();
    }
    this.#confirmed = false;
    return version;
  }

  /**
   * In an isolate that knows none yet: while KV is away, or has lost it, its copy in R2, which may be that of an earlier
   * version.
   */
  async #firstPointer(): Promise<CurrentVersion | null> {
    const read = await this.#readPointer().catch((error: unknown) => ({ error }));
    if (read !== null && !("error" in read)) return read;
    const copy = await this.#env.FILES.get(POINTER_KEY).catch(() => null);
    if (!copy) {
      if (read === null) return null;
      throw read.error;
    }
    const value = currentVersionSchema.parse(JSON.parse(await copy.text()));
    console.warn(
      `Which version to serve cannot be read, so it is the last one that R2 knows: ${read?.error ?? "none"}`,
    );
    pointer = { value, readAt: Date.now() - confirmedMs, triedAt: Date.now() };
    this.#confirmed = false;
    return value;
  }

  async #readPointer(): Promise<CurrentVersion | null> {
    const text = await this.#env.CACHE.get(POINTER_KEY, { cacheTtl: 30 });
    const value = text === null ? null : currentVersionSchema.parse(JSON.parse(text));
    const now = Date.now();
    pointer = { value, readAt: now, triedAt: now };
    return value;
  }

  /** Shares a read between loaders of a page that ask for the same thing at once. */
  #once<T>(key: string, read: (key: string) => Promise<T>): Promise<T> {
    const underWay = this.#reads.get(key) as Promise<T> | undefined;
    if (underWay) return underWay;
    const begun = read(key).finally(() => this.#reads.delete(key));
    this.#reads.set(key, begun);
    return begun;
  }

  /**
   * Reads an immutable object from KV (near), else from R2, and then copies it to KV. KV is only a copy: it may fail.
   */
  async #object(key: string): Promise<string | null> {
    const near = await this.#env.CACHE.get(key, { cacheTtl: nearTtlSeconds }).catch(() => null);
    if (near !== null && isDocument(near)) return near;
    const object = await this.#env.FILES.get(key);
    if (!object) return null;
    const text = await object.text();
    this.#waitUntil(this.#keepNear(key, text).catch(() => undefined));
    return text;
  }

  /** Copies to KV later: sending half a megabyte now would delay the answer. */
  async #keepNear(key: string, text: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, keepAfterMs));
    await this.#env.CACHE.put(key, text, { expirationTtl: KV_COPY_SECONDS });
  }
}

/** The dataset for one request: what it reads beside the answer may go on after it. */
export const datasetOf = (c: Pick<Context<{ Bindings: Env }>, "env" | "executionCtx">): Dataset =>
  new Dataset(c.env, (work) => c.executionCtx.waitUntil(work));
