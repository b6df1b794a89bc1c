/** Calls of the site's API. Its answers are taken as they are: app/game/{topic}/answers.ts says of both sides what they are. */

export type Fetch = typeof globalThis.fetch;

/** Why a call has no answer, as the body of every error of the API says it. */
export interface ApiProblem {
  /** 0: nobody answered, or not with JSON, as a hotel's network does. */
  status: number;
  /** What kind of error it is; empty where nobody says. */
  code: string;
  /** In words for the visitor; null where nobody says. */
  message: string | null;
  /** Further fields of the error. */
  details: Readonly<Record<string, unknown>>;
}

export type Reply<Answer> = { ok: true; answer: Answer } | ({ ok: false } & ApiProblem);

/** What the body of an answer says that is no good one. */
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

/** Asks, whatever comes of it. The answer to a change that has none of its own (204) is null. */
export async function ask<Answer>(fetch: Fetch, path: string, init?: RequestInit): Promise<Reply<Answer>> {
  const headers = { accept: "application/json", ...init?.headers };
  const said = await fetch(path, { ...init, headers }).catch(() => null);
  if (said?.status === 204) return { ok: true, answer: null as Answer };
  const body: unknown = await said?.json().catch(() => undefined);
  if (said?.ok && body !== undefined) return { ok: true, answer: body as Answer };
  return { ok: false, ...apiProblemOf(said && !said.ok ? said.status : 0, body) };
}

/** @returns null for nothing: not signed in, not found, or not to be had */
export async function call<Answer>(fetch: Fetch, path: string, init?: RequestInit): Promise<Answer | null> {
  const reply = await ask<Answer>(fetch, path, init);
  return reply.ok ? reply.answer : null;
}

/** A call without an answer, where that is not the same as nothing. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  /** Of the refusal; empty where nobody says. */
  readonly code: string;

  constructor(message: string, { code }: Pick<ApiProblem, "code">) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads what a page has to tell apart from nothing.
 * @param nothing statuses that mean that there is nothing @throws CallFailed
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

/** Sends a change. @throws CallFailed with what the answer says, or `silent`, in words for the visitor */
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
