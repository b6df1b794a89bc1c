import type { SignInProblem } from "#app/api/sign-in-problems.ts";
import { PROBLEM_TEXTS } from "./provider-texts.ts";

/** Says why a sign-in did not come about. */
export function ProblemNote({ problem }: { problem: SignInProblem | null }) {
  if (!problem) return null;
  const kind = problem === "cancelled" ? "" : "bad";
  return (
    <p className={`say ${kind}`} role="status">
      <i className="i-lucide-circle-alert" />
      <span>{PROBLEM_TEXTS[problem]}</span>
    </p>
  );
}
