import type { Context } from "hono";
import { z } from "zod";
import { accountIdSchema } from "#app/game/accounts/account-id-schema.ts";
import type { LinkedGameAccount, User } from "#workers/accounts/user.ts";
import type { ApiContext } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { field } from "#workers/http/forms.ts";

/** The answer when nobody is signed in. */
export function signedOut(c: Context): Response {
  const message = "You aren’t signed in. Please sign in on the Access page.";
  return apiError(c, "signed_out", message);
}

/** Answers for the signed-in user; 401 when nobody is signed in. */
export async function asUser(c: ApiContext, answer: (user: User) => Promise<Response>): Promise<Response> {
  const user = await c.env.user();
  return user ? answer(user) : signedOut(c);
}

/** The answer to a sensitive action without a recent sign-in. */
export function signInAgain(c: Context): Response {
  const message = "For your safety, please sign in again with a linked account, then repeat this.";
  return apiError(c, "sign_in_again", message);
}

const idSchema = z
  .string()
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(accountIdSchema);

/**
 * Passes one of the visitor's own accounts to `answer`, or answers with an error; another user's account counts as not
 * found. The body is not read when nobody is signed in.
 */
export async function withAccount(
  c: ApiContext,
  answer: (user: User, account: LinkedGameAccount) => Promise<Response> | Response,
): Promise<Response> {
  const user = await c.env.user();
  if (!user) return signedOut(c);
  const id = idSchema.safeParse(await field(c, "account_id"));
  if (!id.success) {
    const message = "The call needs account_id, the ID of a linked game account.";
    return apiError(c, "invalid", message);
  }
  const account = user.gameAccounts.find(({ accountId }) => accountId === id.data);
  if (!account) return apiError(c, "not_found", "Account not found");
  return answer(user, account);
}
