import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { StepView } from "./plan-view.ts";

interface PlanStepProps {
  step: StepView;
  first: boolean;
  last: boolean;
}

/** A vehicle of the plan: what it costs, and what is to be researched on it before the next one opens. */
export function PlanStep({ step, first, last }: PlanStepProps) {
  const { modules, further, xp, price, startHere } = step;
  return (
    <li className={first ? "done" : last ? "goal" : undefined}>
      <h3 className="h3">
        <TierDial tier={step.tier} />
        <a href={vehiclePagePath(step)} title={step.name}>
          {step.shortName}
        </a>
        {first && <i className="i-lucide-check" />}
      </h3>
      {first && <p>In the garage</p>}
      <dl>
        {xp !== null && <Cost label="XP" value={xp} />}
        {price !== null && <Cost label="Credits" value={price} />}
        {modules.map((module) => (
          <Cost key={module.id} label={module.name} value={`${module.xp} XP`} className="module" />
        ))}
        {further !== null && (
          <Cost label={furtherLabel(further.count, modules.length)} value={`${further.xp} XP`} className="module" />
        )}
      </dl>
      {startHere !== null && (
        <a className="link" href={startHere}>
          Start here<span className="sr">{` with the ${step.name}`}</span>
        </a>
      )}
    </li>
  );
}

function furtherLabel(count: number, needed: number): string {
  const modules = `module${count === 1 ? "" : "s"}`;
  return needed === 0 ? `${count} ${modules}` : `${count} other ${modules}`;
}

function Cost({ label, value, className }: { label: string; value: string; className?: string }) {
  return (
    <div className={className}>
      <dt title={className && label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
