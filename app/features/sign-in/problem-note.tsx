import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { PROBLEM_TEXTS } from "./provider-texts.ts";
import { SignInAgain } from "./sign-in-again.tsx";

/** Says why a sign-in did not come about, or why something was not done. */
export function ProblemNote({ problem }: { problem: SignInProblem | null }) {
  if (!problem) return null;
  const kind = problem === "cancelled" ? "" : "bad";
  return (
    <div className={`say ${kind}`} role="status">
      <i className="i-lucide-circle-alert" />
      <div>
        <p>{PROBLEM_TEXTS[problem]}</p>
        {problem === "sign_in_again" && <SignInAgain />}
      </div>
    </div>
  );
}
