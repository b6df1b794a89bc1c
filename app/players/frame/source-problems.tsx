import type { SourceFacts } from "./source-facts.ts";

/** Problems with the stats. */
export function SourceProblems({ problems, simulated }: Pick<SourceFacts, "problems" | "simulated">) {
  return (
    <>
      {simulated && (
        <div className="callout mb-16px" role="status">
          <i className="i-lucide-flask-conical" />
          <p>{simulated}</p>
        </div>
      )}
      {problems.length > 0 && (
        <div className="callout callout-bad mb-16px" role="status">
          <i className="i-lucide-clock" />
          <p>{problems.join(" ")}</p>
        </div>
      )}
    </>
  );
}
