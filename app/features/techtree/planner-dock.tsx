import { PlanStep } from "./plan-step.tsx";
import type { PlanView } from "./plan-view.ts";
import { PlannerForm } from "./planner-form.tsx";
import { SharePlan } from "./share-plan.tsx";

/** From this many steps on the columns are narrow. */
const LONG = 6;

interface PlannerDockProps {
  plan: PlanView;
  /** The tree's page, and the query that takes the plan away. */
  path: string;
  cleared: string;
}

/** The plan at the foot of the tree: what it takes together, what it is reckoned with, and a step for each vehicle. */
export function PlannerDock({ plan, path, cleared }: PlannerDockProps) {
  const title = plan.start === null ? `Plan to the ${plan.goal}` : `Plan from the ${plan.start} to the ${plan.goal}`;
  return (
    <section
      className={plan.steps.length < LONG ? "dock" : "dock long"}
      id="plan"
      aria-labelledby="plan-title"
      data-keep-scroll=""
    >
      <h2 className="h2" id="plan-title">
        <i className="i-lucide-route" />
        {title}
      </h2>
      <dl className="dock-sum" aria-live="polite">
        <Total label="Experience" value={plan.xp} note={`incl. ${plan.moduleXp} for modules`} />
        <Total label="Credits" value={plan.credits} note={`+ ${plan.moduleCredits} to buy the modules`} />
        <Total
          label="Battles"
          value={plan.battles?.value ?? "–"}
          note={plan.battles?.note ?? "enter your XP per battle"}
        />
      </dl>
      <details className="dock-more" data-menu="">
        <summary aria-label="Steps of the plan">
          <i className="i-lucide-chevron-up" />
        </summary>
        <div className="dock-acts">
          {plan.fromBeginning !== null && (
            <a className="btn sm" href={plan.fromBeginning}>
              From tier I
            </a>
          )}
          <a className="btn sm" href={path + cleared}>
            <i className="i-lucide-trash-2" />
            Clear
          </a>
          <SharePlan title={title} search={plan.search} />
        </div>
        <PlannerForm plan={plan} path={path} />
        <ol className="dock-steps">
          {plan.steps.map((step, index) => (
            <PlanStep key={step.id} step={step} first={index === 0} last={index === plan.steps.length - 1} />
          ))}
        </ol>
      </details>
    </section>
  );
}

function Total({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b> <span className="note">{note}</span>
      </dd>
    </div>
  );
}
