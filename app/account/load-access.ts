import type { Api } from "#app/api/client.ts";
import { SIGN_IN_PROBLEMS, type SignInProblem } from "#app/game/accounts/answers.ts";

const NONE = { patreon: false, twitch: false, google: false, wgauth: false };

/**
 * Data for the sign-in pages, in addition to the layout's statuses.
 * @param url of the page: `?problem=` says why a sign-in failed, `?merge=` names a pending merge question
 */
export async function loadAccess({ account }: Api, url: URL) {
  const mergeRequestId = url.searchParams.get("merge");
  const [details, available, mergeRequest] = await Promise.all([
    account.read(),
    account.providers(),
    mergeRequestId ? account.mergeRequest(mergeRequestId) : null,
  ]);
  return { details, available: available ?? NONE, mergeRequest, problem: problemOf(url), now: Date.now() };
}

/** The problem that an address names; null when it names none, or an unknown one. */
function problemOf(url: URL): SignInProblem | null {
  const named = url.searchParams.get("problem");
  return SIGN_IN_PROBLEMS.find((problem) => problem === named) ?? null;
}
