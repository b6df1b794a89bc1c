import type { FlashToast, KeptToast } from "#app/api/flash.ts";
import type { Flash } from "#app/context.ts";
import type { Env } from "../bindings.ts";
import { keepFlash, takeFlash } from "../request/flash.ts";

/** The status of React Router's redirects inside of `.data` answers; documents use 3xx. */
const DATA_REDIRECT = 202;

/** The toasts that a page request shows, and those that it leaves for the next page. */
export interface PageFlash extends Flash {
  /**
   * The Set-Cookie header that this answer needs; null when the flash changes nothing, so that the answer may be
   * cached.
   * @param status of the answer: a redirect leaves its toasts for the page after it
   */
  settle(status: number): Promise<string | null>;
}

/** Reads the toasts for this page and stores those for the next one. Reads KV at most once. */
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
