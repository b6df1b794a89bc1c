import { z } from "zod";

/**
 * Why a sign-in failed, or another change was refused; the pages explain each. Codes that the API's errors have too are
 * the same there (workers/http/refused-forms.ts).
 */
export const SIGN_IN_PROBLEMS = [
  /** The visitor declined at the provider. */
  "cancelled",
  /** The sign-in was begun too long ago, in another browser, or was finished already. */
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
  /** The region is not one of the publisher's. */
  "unknown_region",
  /** The region has no public sign-in (cn). */
  "region_not_available",
  /** What was asked for has ended, or was answered already. */
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
export const signInProblemSchema = z.enum(SIGN_IN_PROBLEMS);
export type SignInProblem = z.infer<typeof signInProblemSchema>;
