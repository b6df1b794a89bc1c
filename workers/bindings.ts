import type { AccountBattles } from "#workers/battles/store/account-battles.ts";

/**
 * What wrangler.toml binds, plus the optional settings that an operator may add. What a sign-in provider alone needs
 * (client id, secret, …) stands in its file in `workers/providers`, and for the operator in docs/operations.md.
 */
export interface Env {
  /** The files of public/. */
  ASSETS: Fetcher;
  CACHE: KVNamespace;
  FILES: R2Bucket;
  DB: D1Database;
  /** The battles of each game account, by its id (workers/battles/store/battles-of.ts). */
  BATTLES: DurableObjectNamespace<AccountBattles>;
  ERRORS: Queue<unknown>;
  LOG_LIMIT: RateLimit;
  /** Only on a local server: draws link previews at their first request. A deploy has published all of them. */
  PREVIEWS?: Fetcher;
  /** The site's own origin, for canonical links; empty means the origin of the request. */
  SITE_ORIGIN?: string;
  /** Origin of a public service that speaks Iconify's API, for icons that are not published here; empty: none. */
  ICON_SERVICE?: string;
  /** URL to which reported errors are also sent, by POST; empty: nowhere. */
  LOG_ORIGIN?: string;
  /** The operator's webhook, by https, that is told when a part goes down or is back; empty: nobody is told. */
  ALERT_URL?: string;
  /** Takes a data point for each request, for Workers Analytics Engine; where it is not bound, nothing is counted. */
  REQUESTS?: AnalyticsEngineDataset;
  /** Another backend that answers /api/* in place of this Worker's own API. */
  API_ORIGIN?: string;
  /** Limits the sign-ins per address. */
  SIGN_IN_LIMIT: RateLimit;
  /** Limits the lookups of players at the publisher per address. */
  LOOKUP_LIMIT: RateLimit;
  /** Limits the lists of vehicles that are read per address. */
  LIST_LIMIT: RateLimit;
  /** Limits the pictures drawn per address. */
  PICTURE_LIMIT: RateLimit;
  /** Queue of linked identities whose status has to be checked. */
  CHECKS: Queue<unknown>;
  /** Queue of clans, and of members of clans, about whom the publisher has to be asked. */
  CLANS: Queue<unknown>;
  /** Queue of players whose daily reading is due. */
  PLAYERS: Queue<unknown>;
  /** Queue of what accounts' battles add to the averages of vehicles. */
  CONTRIBUTIONS: Queue<unknown>;
  /** Limits the deliveries of battles per account. */
  DELIVERY_LIMIT: RateLimit;
  /** Limits the wrong keys per address. */
  WRONG_KEY_LIMIT: RateLimit;
  /** Keys that seal providers' tokens in the database (workers/accounts/secrets/seal.ts); without them nobody signs in. */
  TOKEN_KEYS?: string;
  /** The feeds whose news are collected, a list in JSON (workers/news/feeds.ts); empty: none. */
  NEWS_FEEDS?: string;
  /** For whom backups are encrypted: the public half of an age key, `age1…`; without it there are none (workers/backup). */
  BACKUP_RECIPIENT?: string;
  /** While a backup is put back: the secret half of that key, and which day's, if not the newest complete one. */
  BACKUP_IDENTITY?: string;
  RESTORE_DAY?: string;
  /** The site's key for the publisher's public API. */
  WARGAMING_APPLICATION_ID?: string;
  /** The advertising network's name, shown when asking for consent; empty: house ads only. */
  ADS_NAME?: string;
  /** The network's page for the frame of a slot; https, of another origin than the site. */
  ADS_FRAME_URL?: string;
}
