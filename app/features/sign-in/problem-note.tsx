import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { PROBLEM_TEXTS } from "./problem-texts.ts";
import { SignInAgain } from "./sign-in-again.tsx";

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
