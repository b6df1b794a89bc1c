import type { SourceFacts } from "./source-facts.ts";

/** Problems with the stats. */
export function SourceProblems({ problems }: Pick<SourceFacts, "problems">) {
  if (problems.length === 0) return null;
  return (
    <div className="callout callout-bad mb-16px" role="status">
      <i className="i-lucide-clock" />
      <p>{problems.join(" ")}</p>
    </div>
  );
}
