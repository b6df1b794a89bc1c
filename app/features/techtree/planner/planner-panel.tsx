import { CompareButton } from "#app/widgets/compare-button.tsx";
import { isLong } from "./long-plan.ts";
import { PlanStep } from "./plan-step.tsx";
import type { PlanView } from "./plan-view.ts";
import { PlannerForm } from "./planner-form.tsx";
import { SharePlan } from "./share-plan.tsx";
import "./planner.css";

interface PlannerPanelProps {
  plan: PlanView;
  /** The tree's path, and the query without the plan. */
  path: string;
  cleared: string;
}

/** The plan below the tree: its totals, the form for the experience, and a column for each vehicle. */
export function PlannerPanel({ plan, path, cleared }: PlannerPanelProps) {
  const title = plan.start === null ? `Plan to the ${plan.goal}` : `Plan from the ${plan.start} to the ${plan.goal}`;
  return (
    <section className="planner" id="plan" aria-labelledby="plan-title" data-keep-scroll="">
      <div className="flex gap-6px items-center pt-10px pb-6px pl-16px lt-tablet:pt-20px lt-tablet:pr-48px lt-tablet:pb-8px">
        <h2 className="heading-2 flex gap-10px items-center" id="plan-title">
          <i className="i-lucide-route text-18px" />
          {title}
        </h2>
        <CompareButton entry={plan.to} name={plan.goal} className="planner-compare" />
      </div>
      <dl
        className="flex flex-wrap row-start-2 col-span-full gap-x-20px gap-y-2px px-16px pb-10px color-text-3
          lt-tablet:gap-y-0 lt-tablet:pb-14px"
        aria-live="polite"
      >
        <Total label="Experience" value={plan.xp} note={`incl. ${plan.moduleXp} for modules`} />
        <Total label="Credits" value={plan.credits} note={`+ ${plan.moduleCredits} to buy the modules`} />
        <Total
          label="Battles"
          value={plan.battles?.value ?? "–"}
          note={plan.battles?.note ?? "enter your XP per battle"}
        />
      </dl>
      <details className="planner-details" data-menu="">
        <summary className="planner-opener" aria-label="Steps of the plan">
          <i className="i-lucide-chevron-up" />
        </summary>
        <div className="flex gap-8px pt-10px pr-16px pb-4px lt-tablet:px-16px lt-tablet:pt-0 lt-tablet:pb-14px lt-tablet:[&>*]:flex-1">
          {plan.fromBeginning !== null && (
            <a className="button button-small" href={plan.fromBeginning}>
              From tier I
            </a>
          )}
          <a className="button button-small" href={path + cleared}>
            <i className="i-lucide-trash-2" />
            Clear
          </a>
          <SharePlan title={title} search={plan.search} />
        </div>
        <PlannerForm plan={plan} path={path} />
        <ol className="flex col-span-full overflow-x-auto border-t [scrollbar-width:thin] lt-tablet:block">
          {plan.steps.map((step, index) => (
            <PlanStep key={step.id} step={step} first={index === 0} narrow={isLong(plan)} />
          ))}
        </ol>
      </details>
    </section>
  );
}

function Total({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="flex gap-6px items-baseline">
      <dt>{label}</dt>
      <dd>
        <b className="color-text font-600">{value}</b> <span className="note">{note}</span>
      </dd>
    </div>
  );
}
