import { z } from "zod";

/**
 * Why a sign-in did not come about, or something else was not done; a page says it in words. Those that a call of the
 * API refuses by have its code (workers/middleware/refused-forms.ts).
 */
export const SIGN_IN_PROBLEMS = [
  /** The visitor said no at the provider. */
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
  /** Something delicate, asked for by a session whose sign-in was too long ago. */
  "sign_in_again",
  /** Something of one's own, asked for without a session. */
  "signed_out",
  /** What is kept of somebody could not be put together for them. */
  "export_failed",
  /** Three game accounts are linked already. */
  "too_many_accounts",
  /** The region is not one of the publisher's. */
  "unknown_region",
  /** The region has no public sign-in (cn). */
  "region_not_available",
  /** What was asked for has ended, or was answered already. */
  "not_found",
  /** Two people cannot be made one as things are. */
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
