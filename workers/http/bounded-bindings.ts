import type { Env } from "#workers/bindings.ts";
import { Breaker, type Patience } from "./in-time.ts";

/** Bindings are the same objects for every request of an isolate; a test's own have a state of their own. */
const breakers = new WeakMap<object, Breaker>();

/**
 * Wraps the bindings so that no call exceeds `patience`: the platform sets no timeouts, and a page waiting for a hung
 * database would never arrive. Settings stay as they are.
 */
export function boundedBindings(env: Env, patience: Patience): Env {
  return Object.fromEntries(
    Object.entries(env).map(([name, binding]) =>
      typeof binding === "object" && binding !== null ? [name, bounded(name, binding, patience)] : [name, binding],
    ),
  ) as unknown as Env;
}

/** The object behind each proxy: bindings require their own objects back, as D1 does in a batch. */
const originals = new WeakMap<object, object>();

const original = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(original);
  return typeof value === "object" && value !== null ? (originals.get(value) ?? value) : value;
};

type Method = (...values: unknown[]) => unknown;

function bounded(name: string, binding: object, patience: Patience): object {
  const breaker = breakers.get(binding) ?? new Breaker();
  breakers.set(binding, breaker);

  /** @param label names the binding, or one object of many */
  const watched = <T extends object>(target: T, label: string): T => {
    const proxy = new Proxy(target, {
      get(_, key) {
        // Called on the target itself, since native objects know no proxies.
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function" || typeof key === "symbol" || key === "constructor") return value;
        return (...values: unknown[]) => {
          const call = () => (target as Record<string, Method>)[key]?.(...values.map(original));
          // Getting an object does not call it; each may hang by itself.
          if (key === "getByName") return watched(call() as object, `${name} ${values[0]}`);
          // A statement that is only made.
          if (key === "prepare" || key === "bind") return watched(call() as object, label);
          return breaker
            .run(label, patience, async () => call())
            .then((answer) => (hasBody(answer) ? watched(answer, label) : answer));
        };
      },
    });
    originals.set(proxy, target);
    return proxy;
  };
  return watched(binding, name);
}

/** An object of R2, whose bytes come later. */
const hasBody = (answer: unknown): answer is object =>
  typeof answer === "object" && answer !== null && "etag" in answer && "body" in answer;
