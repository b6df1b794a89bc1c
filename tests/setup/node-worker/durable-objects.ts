import type { SQLInputValue } from "node:sqlite";
import { clear, emptyDatabase, releaseDatabase } from "./databases.ts";

type Calls = Record<string, (...values: unknown[]) => unknown>;

/** The objects that stubs stand for. */
const behindStubs = new WeakMap<object, () => Promise<Calls>>();

/** Works on an object from within. */
export async function runInDurableObject<T>(
  stub: object,
  work: (object: DurableObject, state: DurableObject["ctx"]) => T,
) {
  const object = (await behindStubs.get(stub)?.()) as unknown as DurableObject;
  return work(object, object.ctx);
}

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
      const statement = this.#database.prepare(query);
      const rows = statement.all(...values).map((row) => ({ ...row }));
      const columnNames = () => statement.columns().map(({ name }) => name);
      return {
        get columnNames() {
          return columnNames();
        },
        toArray: () => rows,
        one: () => ({ ...rows[0] }),
        raw: () => {
          const names = columnNames();
          return rows.map((row) => names.map((name) => row[name])).values();
        },
      };
    },
  };

  transactionSync<T>(work: () => T): T {
    this.#database.exec("SAVEPOINT work");
    try {
      return work();
    } catch (error) {
      this.#database.exec("ROLLBACK TO work");
      throw error;
    } finally {
      this.#database.exec("RELEASE work");
    }
  }

  /** Nothing rings here: what alarms do is tested in workerd. */
  #alarm: number | null = null;

  async getAlarm(): Promise<number | null> {
    return this.#alarm;
  }

  async setAlarm(time: number | Date): Promise<void> {
    this.#alarm = Number(time);
  }

  async deleteAlarm(): Promise<void> {
    this.#alarm = null;
  }

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
  const objects = new Map<string, Promise<Calls>>();
  const storages: ObjectStorage[] = [];
  const objectOf = (name: string) => {
    const known = objects.get(name);
    if (known) return known;
    const storage = new ObjectStorage();
    storages.push(storage);
    const made = load().then((Class) => new Class({ storage } as never, {} as never));
    objects.set(name, made as Promise<Calls>);
    return made as Promise<Calls>;
  };
  return {
    forget() {
      objects.clear();
      for (const storage of storages.splice(0)) storage.forget();
    },
    getByName: (name: string) => {
      const stub = new Proxy(
        {},
        {
          get:
            (_, method) =>
            async (...values: unknown[]) => {
              const object = await objectOf(name);
              return object[String(method)]?.call(object, ...values);
            },
        },
      );
      behindStubs.set(stub, () => objectOf(name));
      return stub;
    },
  };
}
