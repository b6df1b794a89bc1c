import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createSimulators, simulatorSettings } from "#simulators/simulators.ts";
import { objectNamespace } from "./durable-objects.ts";
import { SqliteD1 } from "./sqlite-d1.ts";

export { DurableObject } from "./durable-objects.ts";

const simulatorOrigin = "http://127.0.0.1:8788";
const simulators = createSimulators(() => simulatorOrigin);

// The Worker's requests to other hosts go to the simulators in this process.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const answer = await simulators.fetch(request);
  // Like a network: no answer after an abort, and answers have their URL.
  request.signal.throwIfAborted();
  return Object.defineProperty(answer, "url", { value: request.url });
};

const kv = new Map<string, { text: string; metadata?: unknown; expiration?: number }>();
const objects = new Map<string, string | Uint8Array>();
const edge = new Map<string, Response>();
const database = new SqliteD1();
// In a variable, since it stands under the types of workerd, and this file under those of Node.
const battlesFile: string = "#workers/battles/store/account-battles.ts";
const battles = objectNamespace(async () => (await import(battlesFile)).AccountBattles);
let counts = new Map<string, number>();

Object.assign(globalThis, {
  caches: {
    default: {
      match: async (key: string) => edge.get(key)?.clone(),
      put: async (key: string, answer: Response) => void edge.set(key, answer),
    },
  },
});

function limiter(name: string, limit: number) {
  return {
    limit: async ({ key }: { key: string }) => {
      const count = (counts.get(name + key) ?? 0) + 1;
      counts.set(name + key, count);
      return { success: count <= limit };
    },
  };
}

/** In place of `cloudflare:workers` where the Worker's tests run in Node: bindings in memory. */
export const env = {
  ...simulatorSettings(simulatorOrigin),
  TOKEN_KEYS: randomBytes(32).toString("base64"),
  MIGRATIONS: JSON.stringify(readMigrations("workers/migrations")),
  CACHE: {
    get: async (key: string, options?: { type?: string } | string) => {
      const text = kv.get(key)?.text ?? null;
      const type = typeof options === "string" ? options : options?.type;
      return text !== null && type === "json" ? JSON.parse(text) : text;
    },
    getWithMetadata: async (key: string) => ({
      value: kv.get(key)?.text ?? null,
      metadata: structuredClone(kv.get(key)?.metadata ?? null),
    }),
    put: async (
      key: string,
      text: string,
      options: { expirationTtl?: number; expiration?: number; metadata?: unknown } = {},
    ) => {
      const { expirationTtl, metadata } = options;
      const expiration = expirationTtl ? Math.floor(Date.now() / 1000) + expirationTtl : options.expiration;
      kv.set(key, { text, metadata, ...(expiration && { expiration }) });
    },
    delete: async (key: string) => void kv.delete(key),
    list: async ({ prefix = "" }: { prefix?: string } = {}) => {
      const entries = [...kv].filter(([name]) => name.startsWith(prefix));
      return { keys: entries.map(([name, { expiration }]) => ({ name, expiration })), list_complete: true };
    },
  },
  FILES: {
    head: async (key: string) => (objects.has(key) ? { key } : null),
    get: async (key: string) => {
      const content = objects.get(key);
      return content === undefined ? null : Object.assign(new Response(content as BodyInit), { key });
    },
    put: async (key: string, content: string | Uint8Array) => void objects.set(key, content),
    delete: async (key: string) => void objects.delete(key),
  },
  DB: database,
  BATTLES: battles,
  ASSETS: { fetch: async () => new Response("There is no such file.", { status: 404 }) },
  ERRORS: { send: async () => undefined, sendBatch: async () => undefined },
  CHECKS: { send: async () => undefined, sendBatch: async () => undefined },
  CLANS: { send: async () => undefined, sendBatch: async () => undefined },
  PLAYERS: { send: async () => undefined, sendBatch: async () => undefined },
  CONTRIBUTIONS: { send: async () => undefined, sendBatch: async () => undefined },
  LOG_LIMIT: limiter("log ", 30),
  SIGN_IN_LIMIT: limiter("sign-in ", 60),
  LOOKUP_LIMIT: limiter("lookup ", 60),
  DELIVERY_LIMIT: limiter("delivery ", 60),
  LIST_LIMIT: limiter("list ", 30),
  PICTURE_LIMIT: limiter("picture ", 30),
  WRONG_KEY_LIMIT: limiter("wrong key ", 30),
};

function readMigrations(folder: string): { name: string; queries: string[] }[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => ({ name, queries: [readFileSync(`${folder}/${name}`, "utf8")] }));
}

/** Empties all storage. */
export function resetEverything(): void {
  for (const store of [kv, objects, edge]) store.clear();
  counts = new Map();
  database.reset();
  battles.forget();
}
