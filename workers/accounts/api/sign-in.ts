import { Hono } from "hono";
import { PROVIDER_NAMES, type StatusProvider } from "#app/game/accounts/providers.ts";
import { STATUS_SCHEMAS } from "#app/game/accounts/statuses.ts";
import { RETURN_TO } from "#app/lib/return-to.ts";
import { checkIdentity, claimIdentityCheck } from "#workers/accounts/links/check-identity.ts";
import { linkIdentity } from "#workers/accounts/links/link-identity.ts";
import {
  beginAttempt,
  browserSeconds,
  isCrossSite,
  takeAttempt,
  tooManySignIns,
} from "#workers/accounts/sign-in/attempts.ts";
import { browserCookie, writeSignInCookie } from "#workers/accounts/sign-in/cookies.ts";
import { returnPath } from "#workers/accounts/sign-in/return-path.ts";
import { callbackUrl, providerOf, sealOf } from "#workers/accounts/sign-in/sign-in-settings.ts";
import { isRecentlyAuthenticated, type LinkedIdentity } from "#workers/accounts/user.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { ProviderError } from "#workers/providers/provider.ts";
import { finishSignIn, redirectOnFault, redirectWithProblem } from "../sign-in/finish-sign-in.ts";
import { signOut } from "../sign-in/sign-out.ts";

/** An older status is requested again in the background. */
const freshMs = 10 * 60_000;
/** An older status counts as unknown. */
const knownMs = 72 * 3_600_000;

/** The calls of one provider: /status, /login, /callback and /logout. */
export function signInApi(key: StatusProvider) {
  const api = new Hono<ApiEnv>();
  api.get("/status", (c) => status(c, key));
  api.get(
    "/login",
    redirectOnFault(key, (c) => login(c, key)),
  );
  api.get(
    "/callback",
    redirectOnFault(key, (c) => callback(c, key)),
  );
  api.post("/logout", (c) => signOut(c, key));
  return api;
}

async function status(c: ApiContext, key: StatusProvider): Promise<Response> {
  const user = await c.env.user();
  const identity = user?.identities.find(({ provider }) => provider === key);
  if (!identity) {
    const message = `You aren’t signed in with ${PROVIDER_NAMES[key]}.`;
    return apiError(c, "signed_out", message);
  }
  const now = Date.now();
  if (now - identity.checkedAt > freshMs) c.executionCtx.waitUntil(check(c, key, identity, now));
  if (identity.unreadableSince !== null) {
    const message = `Your link to ${PROVIDER_NAMES[key]} can no longer be checked. Please link it again.`;
    return apiError(c, "sign_in_again", message, { status: 401 });
  }
  const known = STATUS_SCHEMAS[key].safeParse(identity.status);
  if (known.success && now - (identity.statusAt ?? 0) < knownMs) return c.json(known.data);
  const message = `${PROVIDER_NAMES[key]} doesn’t answer right now. Please try again later.`;
  return apiError(c, "unavailable", message, { retryAfter: 60 });
}

async function check(
  c: ApiContext,
  key: StatusProvider,
  { subject, checkedAt }: LinkedIdentity,
  now: number,
): Promise<void> {
  const [seal, provider] = [await sealOf(c.env), providerOf(c.env, key, c.req.url)];
  if (!seal || !provider || !(await claimIdentityCheck(c.env.DB, { provider: key, subject }, checkedAt, now))) return;
  await checkIdentity(c.env.DB, seal, provider, subject, now);
}

async function login(c: ApiContext, key: StatusProvider): Promise<Response> {
  if (isCrossSite(c)) return c.redirect(`/${key}`, 303);
  const returnTo = returnPath(c.req.query(RETURN_TO), "/access");
  const [seal, provider] = [await sealOf(c.env), providerOf(c.env, key, c.req.url)];
  if (!seal || !provider) return redirectWithProblem(c, key, "not_available");
  if (await tooManySignIns(c)) return redirectWithProblem(c, key, "too_many");
  if (await needsSignIn(c, key)) return redirectWithProblem(c, key, "sign_in_again");
  const { browser, ...attempt } = await beginAttempt(c, seal, { provider: key, returnTo });
  try {
    const url = await provider.authorizationUrl({ ...attempt, redirectUri: redirectUri(c, key) });
    writeSignInCookie(c, browserCookie, browser, browserSeconds);
    return c.redirect(url.href, 302);
  } catch (error) {
    return failed(c, key, error, returnTo);
  }
}

/** Whether the callback would refuse to link because the sign-in is too old: checked before visiting the provider. */
async function needsSignIn(c: ApiContext, key: StatusProvider): Promise<boolean> {
  const user = await c.env.user();
  const isLinked = user?.identities.some(({ provider }) => provider === key);
  return user !== null && !isLinked && !isRecentlyAuthenticated(user, Date.now());
}

async function callback(c: ApiContext, key: StatusProvider): Promise<Response> {
  const [seal, provider] = [await sealOf(c.env), providerOf(c.env, key, c.req.url)];
  if (!seal || !provider) return redirectWithProblem(c, key, "not_available");
  if (await tooManySignIns(c)) return redirectWithProblem(c, key, "too_many");
  const now = Date.now();
  // Read first, because a sign-in that ends meanwhile in another tab would end this session.
  const user = await c.env.user();
  const attempt = await takeAttempt(c, seal, { provider: key, state: c.req.query("state"), now });
  if (!attempt) return redirectWithProblem(c, key, "expired");
  const { returnTo } = attempt;
  try {
    const redirect = redirectUri(c, key);
    const identity = await provider.exchange(new URL(c.req.url), { ...attempt, redirectUri: redirect });
    const said = await provider.status(identity.tokens.accessToken, identity.subject).catch(nullIfTemporary);
    const outcome = await linkIdentity(c.env.DB, seal, { provider: key, identity, status: said, user, now });
    const { subject, name } = identity;
    return await finishSignIn(c, { provider: key, outcome, subject, name, returnTo, now });
  } catch (error) {
    return failed(c, key, error, returnTo);
  }
}

function failed(c: ApiContext, key: StatusProvider, error: unknown, returnTo: string): Response {
  if (!(error instanceof ProviderError)) throw error;
  if (error.kind === "cancelled") return redirectWithProblem(c, key, "cancelled", returnTo);
  console.warn(`Signing in with ${key}: ${error.message}`);
  return redirectWithProblem(c, key, error.kind === "invalid" ? "expired" : "provider_unavailable", returnTo);
}

/**
 * A handler for `catch`: null when the provider cannot return the status now, since it is requested again later. An
 * invalid token right after signing in fails the sign-in.
 */
function nullIfTemporary(error: unknown): null {
  if (error instanceof ProviderError && error.kind !== "invalid") return null;
  throw error;
}

const redirectUri = (c: ApiContext, key: StatusProvider) => callbackUrl(c.env, c.req.url, `/api/${key}/callback`);
