import type { SignInProblem } from "#app/game/accounts/answers.ts";
import { STATUS_PROVIDERS } from "#app/game/accounts/providers.ts";
import { withReturnTo } from "#app/lib/return-to.ts";
import { useAccounts } from "./accounts-context.tsx";
import { PROVIDER_TEXTS } from "./providers/provider-texts.ts";

/** Says why a sign-in failed, or why something was not done. */
export function ProblemNote({ problem }: { problem: SignInProblem | null }) {
  if (!problem) return null;
  const kind = problem === "cancelled" ? "callout" : "callout callout-bad";
  return (
    <div className={`${kind} mb-16px`} role="status">
      <i className="i-lucide-circle-alert" />
      <div>
        <p>{PROBLEM_TEXTS[problem]}</p>
        {problem === "sign_in_again" && <SignInAgain />}
      </div>
    </div>
  );
}

/** Why it did not work and what to do, in one or two sentences, by the problem; mostly of a sign-in. */
const PROBLEM_TEXTS: Record<SignInProblem, string> = {
  cancelled: "You cancelled it there, so nothing was linked. You can try again whenever you like.",
  expired: "This sign-in has expired, was started in another browser, or is finished already. Please start again.",
  provider_unavailable: "The platform does not answer at the moment. Please try again in a few minutes.",
  not_available: "This way to sign in has not been set up on this site. The others work without it.",
  too_many: "Too many attempts from your connection. Please wait a minute and try again.",
  occupied: "You have linked another account of this platform already. Please sign out of that one first.",
  signed_out: "You are not signed in any more. Please sign in again, and then repeat what you wanted to do.",
  export_failed:
    "Your data could not be put together at the moment, so nothing was downloaded. Please try again in a minute.",
  sign_in_again:
    "For your safety, this needs a fresh sign-in. Please sign in again with a linked account, then repeat it.",
  too_many_accounts: "Three game accounts are linked already. Please unlink one of them first.",
  builds_full:
    "Your account keeps as many loadouts as it can, so this one was not kept. Please delete one under “Saved loadouts” first.",
  unknown_region: "There is no such region. Please choose one of those below.",
  region_not_available: "The publisher offers no public sign-in for this region yet.",
  not_found: "That has ended already or was answered before, so nothing has changed. Here you see how things are now.",
  conflict:
    "These two cannot be put together, so nothing has changed. Please end one of the links that both have, then sign in again.",
  invalid: "The Index could not read that, so nothing has changed. Please try it again on this page.",
  too_large: "That was more than the Index takes at once, so nothing has changed. Please try it again on this page.",
  other_origin: "That came from another site, so nothing has changed. If it was you, please do it on this page.",
  unavailable: "Something went wrong here. Please look below whether it was done, and if not, try again in a moment.",
};

/** The linked accounts, with which the visitor can confirm their identity again. */
function SignInAgain() {
  const statuses = useAccounts((state) => state.statuses);
  const accounts = useAccounts((state) => state.gameAccounts);
  return (
    <div className="flex flex-wrap gap-8px items-center mt-10px">
      {STATUS_PROVIDERS.filter((key) => statuses[key]).map((key) => (
        <a key={key} className="button button-small" href={withReturnTo(`/api/${key}/login`, "/access")}>
          Sign in again with {PROVIDER_TEXTS[key].name}
        </a>
      ))}
      {accounts.map(({ accountId, nickname, region }) => (
        <a
          key={accountId}
          className="button button-small"
          href={withReturnTo(`/api/wgauth/login?region=${region}&account_id=${accountId}`, "/access")}
        >
          Sign in again as {nickname}
        </a>
      ))}
    </div>
  );
}
