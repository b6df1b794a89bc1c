/** What wrangler.toml binds, plus the optional settings that an operator may add. */
export interface Env {
  ASSETS: Fetcher;
  CACHE: KVNamespace;
  FILES: R2Bucket;
  DB: D1Database;
  ERRORS: Queue<unknown>;
  LOG_LIMIT: RateLimit;
  /** The site's own origin, for canonical links; empty means the origin of the request. */
  SITE_ORIGIN?: string;
  /** Origin of a public service that speaks Iconify's API, for icons that are not published here; empty: none. */
  ICON_SERVICE?: string;
  /** Where reported errors are sent on to, by POST; empty: they stay here. */
  LOG_ORIGIN?: string;
  /** Another backend that answers /api/* (spec §7) in place of this Worker's own API. */
  API_ORIGIN?: string;
}

/** Hono's view of one request: bindings from outside, variables from our own middleware. */
export interface SiteEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    nonce: string;
    visitor: { crawler: boolean; anonymous: boolean };
  };
}
