import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { SourceFaults } from "#scripts/import/report.ts";

/** Realms of the publisher's API that list vehicles. */
export const PUBLISHER_REALMS = ["eu", "com", "asia"] as const;

export type PublisherRealm = (typeof PUBLISHER_REALMS)[number];

/** Fetches a URL and returns the parsed JSON; tests replace it. */
export type JsonRequest = (url: string) => Promise<unknown>;

/** The publisher's API for one realm, as used by one run. */
export interface PublisherRequest {
  realm: PublisherRealm;
  /** Secret: no message may contain it. */
  applicationId: string;
  faults: SourceFaults;
  request: JsonRequest;
  /** ms before an attempt is repeated. */
  pause: number;
}

/** Errors come with HTTP status 200. */
const errorSchema = z.object({
  status: z.literal("error"),
  error: z.object({ code: z.int(), message: z.string() }),
});

/** Temporary errors: too many requests, or a source that does not answer. */
const TEMPORARY_ERRORS = new Set([407, 504]);
const ATTEMPTS = 4;

/**
 * Calls one method of the API. Each element of the answer that contradicts the documentation is a fault, as is an
 * error reported by the API; the result is then undefined.
 */
export async function askPublisher<T>(
  { realm, applicationId, faults, request, pause }: PublisherRequest,
  method: string,
  parameters: Record<string, string>,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const url = new URL(`https://api.worldoftanks.${realm}/wot/${method}/`);
  url.search = new URLSearchParams({ application_id: applicationId, ...parameters }).toString();
  const page = parameters.page_no === undefined ? "" : `, page ${parameters.page_no}`;
  const source = `${url.host}/${method}${page}`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const raw = await request(url.href).catch((error: unknown) => {
      faults.add(source, "", error instanceof Error ? error.message : String(error));
    });
    if (raw === undefined) return undefined;
    const failed = errorSchema.safeParse(raw).data?.error;
    if (failed === undefined) return checked(raw, schema, source, faults);
    if (!TEMPORARY_ERRORS.has(failed.code) || attempt === ATTEMPTS) {
      faults.add(source, "", `the publisher answers ${failed.code} ${failed.message}`);
      return undefined;
    }
    await wait(pause);
  }
  return undefined;
}

function checked<T>(raw: unknown, schema: z.ZodType<T>, source: string, faults: SourceFaults): T | undefined {
  const answer = schema.safeParse(raw);
  if (answer.success) return answer.data;
  for (const { path, message } of answer.error.issues) faults.add(source, path.join("/"), message);
  return undefined;
}

export async function requestJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
