/** Problems with the stats. */
export function SourceProblems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="callout callout-bad mb-16px" role="status">
      <i className="i-lucide-clock" />
      <p>{problems.join(" ")}</p>
    </div>
  );
}
