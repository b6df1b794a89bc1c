import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { clearDatasetCache } from "#workers/dataset/dataset.ts";
import { clearHealth } from "#workers/health/api.ts";
import { clearPageCache } from "#workers/http/cache/html-cache.ts";
import { clearCollectedNews } from "#workers/news/collected-news.ts";
import { type Browser, localOrigin } from "./browser.ts";
import { createWholeSite, publishedStores } from "./whole-site.ts";

/** What a part can do to whoever asks it. */
export const FAULTS = {
  throws: () => Promise.reject(new Error("the part is away")),
  hangs: () => new Promise<never>(() => undefined),
  garbage: async () => "<html>an upstream proxy</html>",
  null: async () => null,
} as const;
export type Fault = keyof typeof FAULTS;

/** An object answers by code of our own, and a limiter with yes or no: they can only be away. */
export const canHappen = (binding: string, fault: Fault) =>
  fault === "throws" || fault === "hangs" || !(binding === "BATTLES" || binding.endsWith("_LIMIT"));
/** There is no row: an answer like others, by which nobody is signed in and nothing is found. */
export const isNoFault = (binding: string, fault: Fault, status: number) =>
  fault === "null" && binding === "DB" && [401, 404].includes(status);

type Method = (...values: unknown[]) => unknown;

/** Things that a binding makes without asking anybody. */
const MADE = new Set(["prepare", "bind", "getByName"]);

/** A binding of which every call fails. */
export function faulty(fault: Fault): object {
  const proxy: object = new Proxy(
    {},
    { get: (_, key) => (key === "then" ? undefined : MADE.has(String(key)) ? () => proxy : FAULTS[fault]) },
  );
  return proxy;
}

/** Bindings that note which of them are asked. */
function watched(bindings: object, touched: Set<string>): object {
  const watch = (name: string, target: object): object =>
    new Proxy(target, {
      get(_, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function" || typeof key === "symbol") return value;
        return (...values: unknown[]) => {
          touched.add(name);
          return (target as Record<string, Method>)[key]?.(...values);
        };
      },
    });
  return Object.fromEntries(
    Object.entries(bindings).map(([name, binding]) =>
      typeof binding === "object" && binding !== null ? [name, watch(name, binding)] : [name, binding],
    ),
  );
}

export interface MatrixRequest {
  path: string;
  init?: RequestInit;
  who: Browser | null;
}

export interface Outcome {
  status: number;
  retryAfter: string | null;
  /** Cookies that it takes away or gives. */
  cookies: string[];
  body: string;
  ms: number;
}

/** The site with its pages and calls, of which any part can be made to fail. */
export async function createMatrix() {
  const sites = {
    // Where a part that hangs is to cost no seconds.
    hasty: await createWholeSite({ timeoutMs: 80, restMs: 60_000 }),
    // Asked again after the hasty one: a busy machine is no fault.
    calm: await createWholeSite({ timeoutMs: 1_500, restMs: 60_000 }),
    patient: await createWholeSite({ timeoutMs: 30_000, restMs: 0 }),
  };
  let stores = await publishedStores();
  let cells = 0;
  // The questions of the table are more than those of a visitor.
  const unlimited = Object.fromEntries(
    Object.keys(env)
      .filter((name) => name.endsWith("_LIMIT"))
      .map((name) => [name, { limit: async () => ({ success: true }) }]),
  );

  async function ask(site: keyof typeof sites, bindings: object, { path, init, who }: MatrixRequest): Promise<Outcome> {
    // As an isolate that has just started.
    clearDatasetCache();
    clearPageCache();
    clearCollectedNews();
    clearHealth();
    await env.DB.prepare("DELETE FROM publisher_calls").run();
    const headers = new Headers(init?.headers);
    const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("cookie", cookie);
    const context = createExecutionContext();
    const request = new Request(localOrigin + path, { ...init, headers, redirect: "manual" });
    const begun = performance.now();
    const answer = await sites[site].fetch(request, { ...env, ...stores, ...unlimited, ...bindings } as never, context);
    const body = await answer.text();
    const ms = performance.now() - begun;
    await waitOnExecutionContext(context);
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, retryAfter, cookies: answer.headers.getSetCookie(), body, ms };
  }

  return {
    get cells() {
      return cells;
    },
    /** Nothing of what was asked before is near any more. */
    async forget() {
      stores = await publishedStores();
    },
    /** The answer while everything works, and which bindings it needed. */
    async whole(request: MatrixRequest, bindings: object = {}): Promise<{ outcome: Outcome; touched: string[] }> {
      const touched = new Set<string>();
      const outcome = await ask("patient", watched({ ...env, ...stores, ...unlimited, ...bindings }, touched), request);
      return { outcome, touched: [...touched] };
    },
    /** @returns the answer while a binding fails; with the calm site where the hasty one's is not good */
    async cell(
      request: MatrixRequest,
      binding: string,
      fault: Fault,
      isGood: (outcome: Outcome) => boolean,
    ): Promise<Outcome> {
      cells++;
      const hasty = await ask("hasty", { [binding]: faulty(fault) }, request);
      return isGood(hasty) ? hasty : ask("calm", { [binding]: faulty(fault) }, request);
    },
  };
}
