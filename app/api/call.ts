import { z } from "zod";

// Compiling a schema would need `new Function`, which our content security policy forbids, in workerd and here.
z.config({ jitless: true });

/** An answer of the API; null for nothing: not signed in, not found, or not reachable. */
export type ApiAnswer<T> = Promise<T | null>;

/**
 * Asks for JSON of a known shape.
 * @returns null for any error and when there is no answer: status calls that fail count as signed out, lists that fail
 * as empty
 */
export async function callJson<T>(
  fetch: typeof globalThis.fetch,
  path: string,
  schema: z.ZodType<T>,
  init?: RequestInit,
): ApiAnswer<T> {
  try {
    const answer = await fetch(path, { ...init, headers: { accept: "application/json", ...init?.headers } });
    if (!answer.ok) return null;
    return schema.parse(await answer.json());
  } catch {
    return null;
  }
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Sends the fields of a form, as a form does it without script.
 * @throws Error with what the answer says, or that there was none, in words for the visitor
 */
export async function sendForm(
  fetch: typeof globalThis.fetch,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) }).catch(() => null);
  if (answer?.ok) return answer;
  const said = refusalSchema.safeParse(await answer?.json().catch(() => null));
  throw new Error(said.data?.error.message ?? "The Index did not answer, so nothing has changed. Please try again.");
}
