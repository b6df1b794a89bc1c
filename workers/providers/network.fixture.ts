import { vi } from "vitest";

export type Answers = Record<string, unknown>;

/** A network of answers by path; one that is a number is a status without a body, a Response is itself. */
export function network(answers: Answers) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { pathname, href } = new URL(input instanceof Request ? input.url : input);
    return Object.defineProperty(made(pathname in answers ? answers[pathname] : 404), "url", { value: href });
  });
}

function made(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return typeof answer === "number" ? new Response(null, { status: answer }) : Response.json(answer);
}

/** The requests that were made. */
export const requests = (fetch: ReturnType<typeof network>) =>
  fetch.mock.calls.map(([input, init]) => {
    const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
    return { at: host + pathname, query: search, headers: Object.fromEntries(new Headers(init?.headers)) };
  });

/** The forms that were sent. */
export const sent = (fetch: ReturnType<typeof network>) =>
  fetch.mock.calls
    .filter(([, init]) => init?.body !== undefined)
    .map(([input, init]) => ({
      to: String(input),
      method: init?.method,
      form: Object.fromEntries(init?.body as URLSearchParams),
    }));
