import type { GameAccount, Visibility } from "./game-accounts.ts";
import type { SignInProvider, StatusProvider } from "./providers.ts";

/** GET /api/account: the stored account of the signed-in person, for the page /access. Times are unix time in milliseconds. */
export interface Account {
  createdAt: number;
  identities: {
    provider: StatusProvider;
    name: string;
    /** When the provider last answered; null: never yet. */
    statusAt: number | null;
  }[];
  gameAccounts: (GameAccount & {
    visibility: Visibility;
    /** When the publisher's permission ends. */
    tokenExpiresAt: number;
    hasStatsKey: boolean;
    hasWriteKey: boolean;
  })[];
  sessions: {
    sessionId: string;
    device: string;
    createdAt: number;
    seenAt: number;
    expiresAt: number;
    /** The session that makes this call. */
    current: boolean;
  }[];
}

/** GET /api/account/providers: which ways to sign in have been set up here. */
export type AvailableProviders = Record<SignInProvider, boolean>;

/**
 * GET /api/account/merge/{offerId}: the visitor signed in with an account that is linked to another person, and may be
 * both.
 */
export interface MergeRequest {
  offerId: string;
  provider: SignInProvider;
  name: string;
  /** Why the two cannot be merged; null: they can. */
  obstacle: { kind: "same-provider"; providers: SignInProvider[] } | { kind: "too-many-game-accounts" } | null;
}

/** Permission of a game account's key: read its battles while its page is private, or send battles. */
export type AccountKey = "read" | "write";

/** The call that makes (POST) and revokes (DELETE, or POST …/revoke) a key of an account. */
export const accountKeyPath = (accountId: number, kind: AccountKey) =>
  `/api/stats/accounts/${accountId}/${kind === "read" ? "key" : "write-key"}`;

/** GET /api/stats/made-key and …/made-write-key: the key that a form without script has just made; given out once. */
export interface MadeKey {
  accountId: number;
  key: string;
}

/** The page for signing in again; a form without script is redirected there. */
export const SIGN_IN_AGAIN_PATH = "/access?problem=sign_in_again";

/**
 * Why a sign-in failed, or another change was refused; the pages explain each. Codes that the API's errors have too are
 * the same there (workers/http/forms.ts).
 */
export const SIGN_IN_PROBLEMS = [
  /** The visitor declined at the provider. */
  "cancelled",
  /** The sign-in began too long ago or in another browser, or is already finished. */
  "expired",
  /** The provider did not answer, or refused. */
  "provider_unavailable",
  /** This way to sign in has not been set up. */
  "not_available",
  /** Too many tries from one address. */
  "too_many",
  /** Another account of the provider is linked already. */
  "occupied",
  /** The change needs a recent sign-in. */
  "sign_in_again",
  /** The call needs a session. */
  "signed_out",
  /** The person's stored data could not be exported. */
  "export_failed",
  /** Three game accounts are linked already. */
  "too_many_accounts",
  /** The account keeps as many loadouts as it can. */
  "builds_full",
  "followed_full",
  /** The region is not one of the publisher's. */
  "unknown_region",
  /** The region has no public sign-in (cn). */
  "region_not_available",
  /** The request has expired, or was already answered. */
  "not_found",
  /** Two people cannot be merged at present. */
  "conflict",
  /** The form was not one of the site's. */
  "invalid",
  /** The form was longer than any of the site's. */
  "too_large",
  /** Another site has sent the form. */
  "other_origin",
  /** A fault of ours. */
  "unavailable",
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Said once the account is gone, after a form with script and without. */
export const ACCOUNT_DELETED = "Your account on the Index is deleted.";
