import type { PersonLookup } from "./accounts/person-lookup.ts";
import type { AccountBattles } from "./storage/account-battles.ts";
import type { Dataset } from "./storage/dataset.ts";

/** What wrangler.toml binds, plus the optional settings that an operator may add. */
export interface Env {
  ASSETS: Fetcher;
  CACHE: KVNamespace;
  FILES: R2Bucket;
  DB: D1Database;
  /** The battles of each game account, by its id (workers/storage/battles-of.ts). */
  BATTLES: DurableObjectNamespace<AccountBattles>;
  ERRORS: Queue<unknown>;
  LOG_LIMIT: RateLimit;
  /** Locally: draws the link previews that nobody has asked for yet. A deploy has published all of them. */
  PREVIEWS?: Fetcher;
  /** The site's own origin, for canonical links; empty means the origin of the request. */
  SITE_ORIGIN?: string;
  /** Origin of a public service that speaks Iconify's API, for icons that are not published here; empty: none. */
  ICON_SERVICE?: string;
  /** Where reported errors are sent on to, by POST; empty: they stay here. */
  LOG_ORIGIN?: string;
  /** Another backend that answers /api/* (spec §7) in place of this Worker's own API. */
  API_ORIGIN?: string;
  /** Sign-ins that one address may begin. */
  SIGN_IN_LIMIT: RateLimit;
  /** Players that one address may have looked up at the publisher. */
  LOOKUP_LIMIT: RateLimit;
  /** Linked identities that a provider shall be asked about again. */
  CHECKS: Queue<unknown>;
  /** Keys that seal providers' tokens in the database (workers/accounts/seal.ts); without them nobody signs in. */
  TOKEN_KEYS?: string;
  /** The site's key for the publisher's public API. */
  WARGAMING_APPLICATION_ID?: string;
  /** The advertising network's name, as visitors are asked for their consent; empty: house notes only. */
  ADS_NAME?: string;
  /** The network's page for the frame of a slot; https, of another origin than the site. */
  ADS_FRAME_URL?: string;
}

/** Hono's view of one request: bindings from outside, variables from our own middleware. */
export interface SiteEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    nonce: string;
    /** Who is signed in. */
    person: PersonLookup;
    visitor: { readonly crawler: boolean; anonymous: boolean };
    dataset: Dataset;
  };
}

/** The API's view: every call of one visitor's request shares what was found out about the visitor. */
export interface ApiEnv {
  Bindings: Env & { person: PersonLookup };
}
