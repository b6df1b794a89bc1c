import type { ExecutionContext } from "hono";
import type { UserLoader } from "#workers/accounts/user-lookup.ts";
import type { createApiApp } from "#workers/api.ts";
import type { Env } from "#workers/bindings.ts";

/** The signed-in user, if any, and whether the Worker itself asks, while rendering a page for them. */
interface Asking {
  user: UserLoader;
  byWorker: boolean;
}

/** Answers a call to /api/*. */
export type Dispatch = (
  call: Request,
  env: Env,
  context: ExecutionContext,
  asking: Asking,
) => Response | Promise<Response>;

/** Calls the site's own API in this process, or the backend of API_ORIGIN. */
export function createDispatch(api: ReturnType<typeof createApiApp>): Dispatch {
  return async (call, env, context, asking) => {
    if (!env.API_ORIGIN) return api.fetch(call, { ...env, ...asking }, context);
    const { pathname, search } = new URL(call.url);
    const answer = await fetch(new Request(new URL(pathname + search, env.API_ORIGIN), call), { redirect: "manual" });
    // Copied, because the headers of a fetched answer are immutable.
    return new Response(answer.body, answer);
  };
}
