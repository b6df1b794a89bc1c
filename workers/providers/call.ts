import type { z } from "zod";
import { PUBLISHER_REGIONS } from "#app/game/accounts/publisher-regions.ts";
import { BodyTooLong, bounded } from "#app/lib/bounded-body.ts";
import { Breaker } from "#workers/http/in-time.ts";
import { ProviderError } from "./provider.ts";

/** The timeout of every call to a provider: less than a visitor waits for a page. */
const providerTimeoutMs = 4_000;
/** How long a hung provider is left alone, so that a sign-in that calls it three times waits once. */
const restMs = 5_000;
/** Bytes of the longest answer that is read, unless a call says otherwise. */
const usualLength = 256 * 1024;

/**
 * A `fetch` for providers: has a timeout, follows no redirect, sends no cookies, and turns every failure into a
 * ProviderError. A body is read up to its bound and no further, by whomever.
 * @param longest bytes of the body
 */
export async function providerFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
  longest = usualLength,
): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  try {
    const signal = AbortSignal.timeout(providerTimeoutMs);
    const ask = () => fetch(input, { ...init, signal, redirect: "manual" });
    const patience = { timeoutMs: providerTimeoutMs, restMs };
    const answer = await upstreamBreaker.run(upstreamOf(url) ?? url.host, patience, ask);
    noteUpstream(url, answer.status < 500);
    if (answer.status === 429 || answer.status >= 500) {
      void answer.body?.cancel().catch(() => undefined);
      throw new ProviderError("unavailable", `${url.host}${url.pathname} answered ${answer.status}`);
    }
    return bounded(answer, longest, signal);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    noteUpstream(url, false);
    if (error instanceof BodyTooLong)
      throw new ProviderError("unavailable", `${url.host}${url.pathname} answered what ${error.message}`);
    throw new ProviderError("unavailable", `${url.host}${url.pathname} did not answer`, { cause: error });
  }
}

/**
 * Reads an answer of `providerFetch` as JSON of a shape.
 * @throws ProviderError when it is too long, cut off, not JSON or of another shape
 */
export async function readJson<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
  const url = new URL(answer.url || "https://unknown.invalid");
  const { host, pathname } = url;
  const text = await answer.text().catch((cause: unknown) => {
    noteUpstream(url, false);
    if (cause instanceof BodyTooLong)
      throw new ProviderError("unavailable", `${host}${pathname} answered what ${cause.message}`);
    throw new ProviderError("unavailable", `${host}${pathname} cut its answer off`, { cause });
  });
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  // A refusal has a shape of its own, and is an answer.
  if (answer.ok) noteUpstream(url, false);
  // The message does not include the answer, which can hold a token.
  throw new ProviderError("unavailable", `${host}${pathname} answered in an unknown shape`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: undefined, which no schema accepts.
  }
}

/** External servers that the Worker calls, except feeds, which report their own state. */
export const UPSTREAMS = [...PUBLISHER_REGIONS.map((region) => `publisher-${region}`), "twitch", "youtube", "patreon"];

/** Whether one answered the last time. Both in unix time, ms; 0: never. */
export interface LastSeen {
  succeededAt: number;
  failedAt: number;
}

// How servers of others are says nothing of a request.
const seen = new Map<string, LastSeen>();
export const upstreamBreaker = new Breaker();

/** The server of an address, also a simulated one; null if none. */
export function upstreamOf({ hostname, pathname }: Pick<URL, "hostname" | "pathname">): string | null {
  const address = hostname + pathname.split("/", 3).join("/");
  const [, region] = /(?:worldoftanks\.|\/wargaming\/)(eu|com|asia)\b/.exec(address) ?? [];
  if (region) return `publisher-${region}`;
  if (/google|youtube/.test(address)) return "youtube";
  return /twitch|patreon/.exec(address)?.[0] ?? null;
}

/** Notes that a server has answered, or that it has not. */
export function noteUpstream(url: URL, answered: boolean): void {
  const name = upstreamOf(url);
  if (name === null) return;
  const before = seen.get(name) ?? { succeededAt: 0, failedAt: 0 };
  seen.set(name, { ...before, [answered ? "succeededAt" : "failedAt"]: Date.now() });
}

export const hasSeen = () => seen.size > 0;

/** The states recorded since the last call. */
export function takeSeen(): [name: string, seen: LastSeen][] {
  const taken = [...seen];
  seen.clear();
  return taken;
}
