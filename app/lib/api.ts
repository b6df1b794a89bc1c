/**
 * Calls of the site's API. Answers are not validated: app/game/{topic}/answers.ts defines their types for both sides.
 */

export type Fetch = typeof globalThis.fetch;

/** Why a call has no answer, from the body that every API error has. */
export interface ApiProblem {
  /** 0 if there was no response, or one that is not JSON, such as a hotel network's page. */
  status: number;
  /** The kind of error; empty if unknown. */
  code: string;
  /** Message for the visitor; null if there is none. */
  message: string | null;
  /** Further fields of the error. */
  details: Readonly<Record<string, unknown>>;
}

export type Reply<Answer> = { ok: true; answer: Answer } | ({ ok: false } & ApiProblem);

/** Reads the problem from the body of a failed response. */
export function apiProblemOf(status: number, body: unknown): ApiProblem {
  const details = (body as { error?: Record<string, unknown> } | null | undefined)?.error ?? {};
  const { code, message } = details;
  return {
    status,
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : null,
    details,
  };
}

/** Calls the API and never throws. The answer is null for a change without one (204). */
export async function ask<Answer>(fetch: Fetch, path: string, init?: RequestInit): Promise<Reply<Answer>> {
  const headers = { accept: "application/json", ...init?.headers };
  const said = await fetch(path, { ...init, headers }).catch(() => null);
  if (said?.status === 204) return { ok: true, answer: null as Answer };
  const body: unknown = await said?.json().catch(() => undefined);
  if (said?.ok && body !== undefined) return { ok: true, answer: body as Answer };
  return { ok: false, ...apiProblemOf(said && !said.ok ? said.status : 0, body) };
}

/** @returns null for nothing: not signed in, not found, or unavailable */
export async function call<Answer>(fetch: Fetch, path: string, init?: RequestInit): Promise<Answer | null> {
  const reply = await ask<Answer>(fetch, path, init);
  return reply.ok ? reply.answer : null;
}

/** A call failed, where that must not be confused with an empty answer. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  /** The error's code; empty if unknown. */
  readonly code: string;

  constructor(message: string, { code }: Pick<ApiProblem, "code">) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads an answer where the page must distinguish an error from nothing.
 * @param nothing statuses that mean that there is nothing
 * @throws CallFailed
 */
export async function read<Answer>(fetch: Fetch, path: string): Promise<Answer>;
export async function read<Answer>(fetch: Fetch, path: string, nothing: readonly number[]): Promise<Answer | null>;
export async function read<Answer>(fetch: Fetch, path: string, nothing: readonly number[] = []) {
  const reply = await ask<Answer>(fetch, path);
  if (reply.ok) return reply.answer;
  if (nothing.includes(reply.status)) return null;
  // Numbers of accounts stand in no log.
  throw new CallFailed(`${path.replaceAll(/\d{6,}/g, "…")} cannot be read (${reply.status}).`, reply);
}

/** Sends a change. @throws CallFailed with the answer's message, or `silent`, as text for the visitor */
export async function send<Answer>(
  fetch: Fetch,
  path: string,
  {
    silent = "The Index did not answer. Please try again in a moment.",
    ...init
  }: RequestInit & { silent?: string } = {},
): Promise<Answer> {
  const reply = await ask<Answer>(fetch, path, { method: "POST", ...init });
  if (reply.ok) return reply.answer;
  throw new CallFailed(reply.message ?? silent, reply);
}

/** JSON as the body of a call. */
export const jsonBody = (content: unknown) => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(content),
});
