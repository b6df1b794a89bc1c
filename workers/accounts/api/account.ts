import { Hono } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import { z } from "zod";
import type { Account, MergeRequest, SignInProblem } from "#app/game/accounts/answers.ts";
import { declineMergeRequest, findMergeRequest, merge, mergeObstacle } from "#workers/accounts/links/merge-requests.ts";
import { deleteUser, exportUser } from "#workers/accounts/personal-data.ts";
import { endOtherSessions, endSessionOf, listSessions } from "#workers/accounts/sessions.ts";
import { asUser, signedOut, signInAgain } from "#workers/accounts/sign-in/as-user.ts";
import { dropActiveAccount, dropCookie, sessionCookie, writeSignInCookie } from "#workers/accounts/sign-in/cookies.ts";
import { availableProviders } from "#workers/accounts/sign-in/sign-in-settings.ts";
import { isRecentlyAuthenticated, type User } from "#workers/accounts/user.ts";
import { ownMapsApi } from "#workers/battles/api/stats.ts";
import { ownRunsApi } from "#workers/challenge/api.ts";
import type { ApiContext, ApiEnv } from "#workers/env.ts";
import { apiError } from "#workers/http/api-error.ts";
import { doneOrRedirect, isNavigation } from "#workers/http/forms.ts";
import { renewSession } from "../sign-in/renew-session.ts";
import { sayDeleted } from "../sign-in/sign-out.ts";
import { followedApi } from "./followed.ts";
import { savedLoadoutsApi } from "./saved-loadouts.ts";

/** Calls about the signed-in person: their stored data, their sessions, and the end of both. */
export function accountApi() {
  const api = new Hono<ApiEnv>();
  // Stryker disable next-line StringLiteral: an empty path is the same route
  api.get("/", (c) => asUser(c, async (user) => c.json(await accountOf(c, user))));
  api.get("/providers", async (c) => c.json(await availableProviders(c.env, c.req.url)));
  api.get("/export", download);
  api.post("/logout", logout);
  api.post("/clear-browser", clearBrowser);
  api.post("/sessions/end-others", (c) => asRecent(c, (user) => endOthers(c, user)));
  api.post("/sessions/:id/end", (c) => asUser(c, (user) => endOne(c, user, c.req.param("id"))));
  api.post("/delete", (c) => asRecent(c, (user) => deleteAll(c, user)));
  api.route("/merge", mergeApi());
  api.route("/builds", savedLoadoutsApi());
  api.route("/followed", followedApi());
  api.route("/challenge", ownRunsApi());
  api.route("/maps", ownMapsApi());
  return api;
}

/** As `asPerson`, for actions that need a recent sign-in, so that a session left open or stolen cannot do them. */
function asRecent(c: ApiContext, answer: (user: User) => Promise<Response>): Promise<Response> {
  const recent = (user: User) => isRecentlyAuthenticated(user, Date.now());
  return asUser(c, async (user) => (recent(user) ? answer(user) : signInAgain(c)));
}

async function accountOf(c: ApiContext, user: User): Promise<Account> {
  const sessions = await listSessions(c.env.DB, user.userId, Date.now());
  return {
    createdAt: user.createdAt,
    identities: user.identities.map(({ provider, name, statusAt }) => ({ provider, name, statusAt })),
    gameAccounts: user.gameAccounts,
    sessions: sessions.map((session) => ({ ...session, current: session.sessionId === user.sessionId })),
  };
}

/** Answers a link with the file, or with a redirect to a page that explains the problem. */
async function download(c: ApiContext): Promise<Response> {
  const page = (problem: SignInProblem) => c.redirect(`/access?problem=${problem}`, 303);
  const isLink = isNavigation(c);
  try {
    const user = await c.env.user();
    if (!user) return isLink ? page("signed_out") : signedOut(c);
    return c.body(streamOf(await exportUser(c.env, user, Date.now())), 200, {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="the-index-my-data.json"',
    });
  } catch (error) {
    if (!isLink) throw error;
    console.error("What is kept of a person could not be put together:", error);
    return page("export_failed");
  }
}

/** Texts as a body, each made when the one before has been sent. */
function streamOf(chunks: AsyncGenerator<string>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** Ends the session; all links stay. */
async function logout(c: ApiContext): Promise<Response> {
  const user = await c.env.user();
  if (user) await endSessionOf(c.env.DB, user.userId, user.sessionId);
  dropCookie(c, sessionCookie);
  dropActiveAccount(c);
  return doneOrRedirect(c, "/");
}

async function endOthers(c: ApiContext, user: User): Promise<Response> {
  const kept = getCookie(c, sessionCookie) ?? "";
  const renewed = await endOtherSessions(c.env.DB, user.userId, kept, Date.now());
  if (!renewed) return signedOut(c);
  writeSignInCookie(c, sessionCookie, renewed.token, renewed.maxAge);
  return doneOrRedirect(c, "/access");
}

async function endOne(c: ApiContext, user: User, id: string): Promise<Response> {
  const isThis = id === user.sessionId;
  if (!isThis && !isRecentlyAuthenticated(user, Date.now())) return signInAgain(c);
  if (!(await endSessionOf(c.env.DB, user.userId, id))) {
    const message = "That session has already ended. Please reload the page.";
    return apiError(c, "not_found", message);
  }
  if (isThis) dropCookie(c, sessionCookie);
  return doneOrRedirect(c, "/access");
}

async function deleteAll(c: ApiContext, user: User): Promise<Response> {
  await deleteUser(c.env, user);
  dropCookie(c, sessionCookie);
  dropActiveAccount(c);
  await sayDeleted(c);
  return doneOrRedirect(c, "/");
}

/**
 * POST /api/account/clear-browser: deletes everything that the site has stored in the browser, and ends the session.
 * Cookies are deleted one by one: Clear-Site-Data would also delete those of neighbouring sites of the same domain.
 */
async function clearBrowser(c: ApiContext): Promise<Response> {
  // This has to help when something is broken: a failing database must not keep the cookies.
  await endOwnSession(c).catch((error: unknown) => console.error("A session stays:", error));
  for (const name of Object.keys(getCookie(c))) deleteCookie(c, name, { secure: true, path: "/" });
  c.header("clear-site-data", '"cache", "storage"');
  return doneOrRedirect(c, "/faq?cleared=1#clearing");
}

async function endOwnSession(c: ApiContext): Promise<void> {
  const user = await c.env.user();
  if (user) await endSessionOf(c.env.DB, user.userId, user.sessionId);
}

const decisionSchema = z.enum(["accept", "refuse"]);
const gone = "This question has been answered or is too old. Please sign in once more.";

/** The question whether two people should be merged, and its answer by the visitor who has just signed in as both. */
function mergeApi() {
  const api = new Hono<ApiEnv>();
  api.on(["GET", "POST"], "/:offer", async (c) => {
    const user = await c.env.user();
    if (!user) return signedOut(c);
    const mergeRequest = await findMergeRequest(c.env.DB, c.req.param("offer"), user.userId, Date.now());
    if (!mergeRequest) return apiError(c, "not_found", gone);
    if (c.req.method === "GET") {
      const { offerId, provider, name } = mergeRequest;
      const obstacle = await mergeObstacle(c.env.DB, mergeRequest);
      return c.json({ offerId, provider, name, obstacle } satisfies MergeRequest);
    }
    const decision = decisionSchema.safeParse(c.req.query("decision"));
    if (!decision.success) {
      const message = 'The decision must be "accept" or "refuse".';
      return apiError(c, "invalid", message);
    }
    if (decision.data === "refuse") {
      await declineMergeRequest(c.env.DB, mergeRequest.offerId, user.userId);
      return doneOrRedirect(c, "/access");
    }
    if (await mergeObstacle(c.env.DB, mergeRequest)) {
      const message = "These accounts can’t be merged. Please unlink a platform that both have, and try again.";
      return apiError(c, "conflict", message);
    }
    if (!(await merge(c.env.DB, mergeRequest))) return apiError(c, "not_found", gone);
    await renewSession(c, Date.now());
    return doneOrRedirect(c, "/access");
  });
  return api;
}
