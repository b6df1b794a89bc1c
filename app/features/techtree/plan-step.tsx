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
  const { modules, xp, price, startHere } = step;
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
        {xp !== null && <Cost label="Research" value={`${xp} XP`} />}
        {price !== null && <Cost label="Price" value={price} />}
        {modules.map((module) => (
          <Cost key={module.id} label={module.name} value={`${module.xp} XP`} module />
        ))}
      </dl>
      {startHere !== null && (
        <a className="link" href={startHere} aria-label={`Start with the ${step.name}`}>
          Start here
        </a>
      )}
    </li>
  );
}

function Cost({ label, value, module = false }: { label: string; value: string; module?: boolean }) {
  return (
    <div className={module ? "module" : undefined}>
      <dt title={module ? label : undefined}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
