import type { z } from "zod";
import { BodyTooLong, bounded } from "#app/lib/bounded-body.ts";
import { ProviderError } from "./provider.ts";

/** The timeout of every call to a provider. */
export const providerTimeoutMs = 5_000;
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
    const answer = await fetch(input, { ...init, signal, redirect: "manual" });
    if (answer.status === 429 || answer.status >= 500) void answer.body?.cancel().catch(() => undefined);
    if (answer.status === 429) {
      const retryAfter = Number(answer.headers.get("retry-after")) || undefined;
      throw new ProviderError("throttled", `${url.host}${url.pathname} answered 429`, retryAfter ? { retryAfter } : {});
    }
    if (answer.status >= 500)
      throw new ProviderError("unavailable", `${url.host}${url.pathname} answered ${answer.status}`);
    return bounded(answer, longest);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
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
  const { host, pathname } = new URL(answer.url || "https://unknown.invalid");
  const text = await answer.text().catch((cause: unknown) => {
    if (cause instanceof BodyTooLong)
      throw new ProviderError("unavailable", `${host}${pathname} answered what ${cause.message}`);
    throw new ProviderError("unavailable", `${host}${pathname} cut its answer off`, { cause });
  });
  const result = schema.safeParse(parseJson(text));
  // The message does not include the answer, which can hold a token.
  if (!result.success) throw new ProviderError("unavailable", `${host}${pathname} answered in an unknown shape`);
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: undefined, which no schema accepts.
  }
}
