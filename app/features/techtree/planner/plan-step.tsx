import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import type { StepView } from "./plan-view.ts";

interface PlanStepProps {
  step: StepView;
  first: boolean;
  narrow: boolean;
}

/** A vehicle of the plan: what it costs, and what is to be researched on it before the next one opens. */
export function PlanStep({ step, first, narrow }: PlanStepProps) {
  const { modules, further, xp, price, startHere } = step;
  const moduleLook = narrow ? "plan-cost plan-cost-narrow" : "plan-cost";
  return (
    <li className={narrow ? "plan-step plan-step-narrow" : "plan-step"}>
      <h3
        className={`heading-3 flex gap-7px items-center mb-4px whitespace-nowrap ${first ? "color-wg-accent" : "color-text"}`}
      >
        <TierDial tier={step.tier} />
        <a
          className="overflow-hidden py-3px text-ellipsis hover:underline hover:underline-offset-3px lt-tablet:py-10px"
          href={vehiclePagePath(step)}
          title={step.name}
        >
          {step.shortName}
        </a>
        {first && <i className="i-lucide-check" />}
      </h3>
      {first && <p>In the garage</p>}
      <dl>
        {xp !== null && <Cost label="XP" value={xp} />}
        {price !== null && <Cost label="Credits" value={price} />}
        {modules.map((module) => (
          <Cost key={module.id} label={module.name} value={`${module.xp} XP`} look={moduleLook} />
        ))}
        {further !== null && (
          <Cost label={furtherLabel(further.count, modules.length)} value={`${further.xp} XP`} look={moduleLook} />
        )}
      </dl>
      {startHere !== null && (
        <a className="text-link inline-block py-4px lt-tablet:py-10px" href={startHere}>
          Start here<span className="sr-only">{` with the ${step.name}`}</span>
        </a>
      )}
    </li>
  );
}

function furtherLabel(count: number, needed: number): string {
  const modules = `module${count === 1 ? "" : "s"}`;
  return needed === 0 ? `${count} ${modules}` : `${count} other ${modules}`;
}

/** @param look of what may be cut off, and is told by a title as well */
function Cost({ label, value, look }: { label: string; value: string; look?: string }) {
  return (
    <div className={look ?? "plan-cost"}>
      <dt title={look && label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
