import type { SQLInputValue } from "node:sqlite";
import { clear, emptyDatabase, releaseDatabase } from "./databases.ts";

type Call = (...values: unknown[]) => unknown;

/** Replaces the base class of `cloudflare:workers`. */
export class DurableObject {
  readonly ctx: { storage: ObjectStorage };
  readonly env: unknown;

  constructor(ctx: { storage: ObjectStorage }, env: unknown) {
    this.ctx = ctx;
    this.env = env;
  }
}

/** An object's own database, as far as the Worker uses it. */
class ObjectStorage {
  readonly #database = emptyDatabase();
  readonly sql = {
    exec: (query: string, ...values: SQLInputValue[]) => {
      const rows = this.#database.prepare(query).all(...values);
      return { toArray: () => rows.map((row) => ({ ...row })), one: () => ({ ...rows[0] }) };
    },
  };

  transactionSync<T>(work: () => T): T {
    this.#database.exec("BEGIN");
    try {
      const result = work();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Nothing rings here: what alarms do is tested in workerd. */
  async getAlarm(): Promise<number | null> {
    return null;
  }

  async setAlarm(): Promise<void> {}

  async deleteAlarm(): Promise<void> {}

  async deleteAll(): Promise<void> {
    clear(this.#database);
  }

  /** The object is no longer used. */
  forget(): void {
    releaseDatabase(this.#database);
  }
}

/**
 * A namespace of objects in memory.
 * @param load loads their class at the first call: its file asks this stand-in for the base class
 */
export function objectNamespace(load: () => Promise<new (ctx: never, env: never) => object>) {
  const objects = new Map<string, Promise<Record<string, Call>>>();
  const storages: ObjectStorage[] = [];
  const objectOf = (name: string) => {
    const known = objects.get(name);
    if (known) return known;
    const storage = new ObjectStorage();
    storages.push(storage);
    const made = load().then((Class) => new Class({ storage } as never, {} as never));
    objects.set(name, made as Promise<Record<string, Call>>);
    return made as Promise<Record<string, Call>>;
  };
  return {
    forget() {
      objects.clear();
      for (const storage of storages.splice(0)) storage.forget();
    },
    getByName: (name: string) =>
      new Proxy(
        {},
        {
          get:
            (_, method) =>
            async (...values: unknown[]) => {
              const object = await objectOf(name);
              return object[String(method)]?.call(object, ...values);
            },
        },
      ),
  };
}
