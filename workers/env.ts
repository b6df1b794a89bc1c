import type { Context } from "hono";
import type { Dataset } from "#workers/dataset/dataset.ts";
import type { UserLoader } from "./accounts/user-lookup.ts";
import type { Env } from "./bindings.ts";

/** Hono's view of one request: bindings from outside, variables from our own middleware. */
export interface SiteEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    nonce: string;
    /** Who is signed in. */
    user: UserLoader;
    visitor: { crawler: boolean; anonymous: boolean };
    dataset: Dataset;
  };
}

/** The API's environment: all calls of one page request share the lookup of the person. */
export interface ApiEnv {
  Bindings: Env & {
    user: UserLoader;
    /** The Worker asks itself, while it renders a page. Nothing that a request says makes this true. */
    byWorker: boolean;
  };
}

export type ApiContext = Context<ApiEnv>;
