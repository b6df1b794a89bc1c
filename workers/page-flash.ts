import type { FlashToast, KeptToast } from "#app/api/flash.ts";
import type { Flash } from "#app/context.ts";
import type { Env } from "./env.ts";
import { keepFlash, takeFlash } from "./flash.ts";

/** The status by which React Router sends a redirect inside of data (`.data`), beside the 3xx of documents. */
const DATA_REDIRECT = 202;

/** The toasts that pass through one page request. */
export interface PageFlash extends Flash {
  /**
   * The Set-Cookie header that this answer needs; null: none, and the answer may be what it would be for anyone.
   * @param status the answer's: what is told before a redirect waits for the page that is shown in the end
   */
  settle(status: number): Promise<string | null>;
}

/** What an earlier request left for this page, and what this one leaves for the next. Reads KV once at most. */
export function createPageFlash(env: Env, request: Request): PageFlash {
  const said: FlashToast[] = [];
  let taken: ReturnType<typeof takeFlash> | undefined;
  return {
    async take(): Promise<KeptToast[]> {
      if (request.method === "HEAD") return [];
      taken ??= takeFlash(env, request);
      return (await taken)?.toasts ?? [];
    },
    add(...toasts) {
      said.push(...toasts);
    },
    async settle(status) {
      if (said.length > 0) return await keepFlash(env, request, said);
      const redirects = status === DATA_REDIRECT || (status >= 300 && status < 400);
      return redirects ? null : ((await taken)?.setCookie ?? null);
    },
  };
}
