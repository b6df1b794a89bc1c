import { useLocation } from "react-router";
import type { SignInProblem } from "#app/game/accounts/answers.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { RETURN_TO, withReturnTo } from "#app/lib/return-to.ts";
import { useAccounts } from "./accounts-context.tsx";
import { PROVIDER_LABELS } from "./providers/provider-texts.ts";

/** Says why a sign-in failed, or why something was not done. */
export function ProblemNote({ problem }: { problem: SignInProblem | null }) {
  if (!problem) return null;
  const kind = problem === "cancelled" ? "callout" : "callout callout-bad";
  return (
    <div className={`${kind} mb-16px`} role="status">
      <i className="i-lucide-circle-alert" />
      <div>
        <p>{PROBLEM_MESSAGES[problem]}</p>
        {problem === "sign_in_again" && <SignInAgain />}
      </div>
    </div>
  );
}

/** Why it did not work and what to do, in one or two sentences, by the problem; mostly of a sign-in. */
const PROBLEM_MESSAGES: Record<SignInProblem, string> = {
  cancelled: "You cancelled, so nothing was linked. Try again any time.",
  expired: "This sign-in has expired or was started in another browser. Please start again.",
  provider_unavailable: "The platform isn’t answering right now. Try again in a few minutes.",
  not_available: "This sign-in isn’t set up here. The others work.",
  too_many: "Too many attempts from your connection. Try again in a minute.",
  occupied: "Another account of this platform is already linked. Unlink it first.",
  signed_out: "You’ve been signed out. Sign in, then try again.",
  export_failed: "Your data could not be collected, so nothing was downloaded. Try again in a minute.",
  sign_in_again: "This needs a fresh sign-in. Sign in with a linked account, then try again.",
  too_many_accounts: "Three game accounts are already linked. Unlink one first.",
  builds_full: "Your account has no room for more loadouts. Delete one first.",
  followed_full: "You follow as many players as an account keeps. Unfollow one first.",
  unknown_region: "Unknown region. Choose one below.",
  region_not_available: "The publisher offers no public sign-in for this region yet.",
  not_found: "That has already ended, so nothing has changed. This is the current state.",
  conflict: "These accounts can’t be merged. Unlink one platform both have, then sign in again.",
  invalid: "That could not be read, so nothing has changed. Try again on this page.",
  too_large: "That was too large, so nothing has changed. Try again on this page.",
  other_origin: "That came from another site, so nothing has changed. If it was you, do it on this page.",
  unavailable: "Something went wrong. Check below whether it worked; if not, try again in a moment.",
};

/** The linked accounts, with which the visitor can confirm their identity again. */
function SignInAgain() {
  const statuses = useAccounts((state) => state.statuses);
  const accounts = useAccounts((state) => state.gameAccounts);
  const from = new URLSearchParams(useLocation().search).get(RETURN_TO) ?? "/access";
  return (
    <div className="flex flex-wrap gap-8px items-center mt-10px">
      {STATUS_PROVIDERS.filter((key) => statuses[key]).map((key) => (
        <a key={key} className="button button-small" href={withReturnTo(`/api/${key}/login`, from)}>
          Sign in again with {PROVIDER_LABELS[key].name}
        </a>
      ))}
      {accounts.map(({ accountId, nickname, region }) => (
        <a
          key={accountId}
          className="button button-small"
          href={withReturnTo(`/api/wgauth/login?region=${region}&account_id=${accountId}`, from)}
        >
          Sign in again as {nickname}
        </a>
      ))}
    </div>
  );
}
