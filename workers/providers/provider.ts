import type { StatusProvider } from "#app/game/accounts/providers.ts";

/** A provider's answer to a sign-in or a refresh. */
export interface TokenSet {
  accessToken: string;
  /** Null when the provider gives none, or the old one stays valid. */
  refreshToken: string | null;
  /** Unix time in milliseconds; null where the provider does not say. */
  expiresAt: number | null;
}

/** The secrets of one sign-in that has begun. */
export interface Attempt {
  state: string;
  codeVerifier: string;
  nonce: string;
  /** Our callback, as the provider knows it. */
  redirectUri: string;
}

/** Who signed in. */
export interface ProviderIdentity {
  /** The provider's own, lasting id of the account. */
  subject: string;
  /** As the provider shows the account to others. */
  name: string;
  tokens: TokenSet;
}

/** The kinds of provider failures. */
export type ProviderFailure =
  /** No answer in time, too many calls, a 5xx status, or an unreadable answer. */
  | "unavailable"
  /** The visitor declined. */
  | "cancelled"
  /** The token, code or state is invalid or expired: the visitor has to sign in again. */
  | "invalid";

export class ProviderError extends Error {
  readonly kind: ProviderFailure;

  /** @param message for the log; never holds a token */
  constructor(kind: ProviderFailure, message: string, { cause }: ErrorOptions = {}) {
    super(message, { cause });
    this.name = "ProviderError";
    this.kind = kind;
  }
}

/**
 * One way to sign in by OAuth 2. Everything a provider answers is validated; every call ends within its
 * timeout; every failure is a ProviderError.
 */
export interface Provider<Status = unknown> {
  readonly key: StatusProvider;
  /** Where the browser is sent. */
  authorizationUrl(attempt: Attempt): Promise<URL>;
  /** @param callback the address that the browser came back with @throws ProviderError */
  exchange(callback: URL, attempt: Attempt): Promise<ProviderIdentity>;
  /** The status fields of the specification. @throws ProviderError, kind "invalid" when the token is not good */
  status(accessToken: string, subject: string): Promise<Status>;
  /** A new pair of tokens. @throws ProviderError, kind "invalid" when the refresh token is not good */
  refresh(refreshToken: string): Promise<TokenSet>;
  /** Revokes the token at the provider; a failure does not matter. */
  revoke?(accessToken: string): Promise<void>;
}
