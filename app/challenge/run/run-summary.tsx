import { Callout } from "#app/components/callout.tsx";
import type { RunDetails } from "./run-details.ts";

export function RunSummary({ run }: { run: RunDetails }) {
  return (
    <>
      <p className="large-stat text-44">
        {run.steps} <small className="text-13">of {run.possible} steps</small>
      </p>
      <span className={`stat-bar stat-bar-good percent-${run.percent}`} />
      <dl className="mt-12px">
        {run.facts.map(({ name, value, note }) => (
          <div
            key={name}
            className="flex gap-12px justify-between items-center min-h-34px py-6px color-text-2 text-13 [&+&]:border-t
              [&+&]:border-t-grid"
          >
            <dt>{name}</dt>
            <dd className="color-text font-600 text-right">
              {value} {note !== undefined && <small className="color-text-3 text-11 font-400">{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {run.ended !== null && (
        <Callout bad icon="i-lucide-x" className="mt-12px">
          {run.ended} Figures from the last check before it ended.
        </Callout>
      )}
    </>
  );
}

export function RunChip({ run }: { run: RunDetails }) {
  return run.ended === null ? (
    <span className="chip color-wg-good">
      <i className="i-lucide-circle-check" />
      Clean
    </span>
  ) : (
    <span className="chip color-wg-awful">
      <i className="i-lucide-x" />
      Ended
    </span>
  );
}
