import type { ChallengeAddress } from "#app/game/challenge/query.ts";
import { PlanForm } from "./plan-form.tsx";
import type { ChallengePlan, PlanFigures } from "./plan-view.ts";
import { Road } from "./road.tsx";

/** The cheapest way to a goal: what it costs, and in how many battles it is earned. */
export function PlannerPanel({ plan, address }: { plan: ChallengePlan; address: ChallengeAddress }) {
  const { figures, notice } = plan;
  return (
    <section className="panel scroll-mt-[calc(var(--bar-h)+16px)]" id="planner" aria-labelledby="planner-title">
      <div className="panel-head flex-wrap">
        <h2 className="heading-2" id="planner-title">
          Planner
        </h2>
        <span className="note">The cheapest way by experience</span>
      </div>
      <div className="panel-body">
        <PlanForm plan={plan} address={address} />
        {notice !== null && (
          <div className="callout mt-16px" role="status">
            <i className="i-lucide-info" />
            <p className="[overflow-wrap:anywhere]">{notice}</p>
          </div>
        )}
      </div>
      {figures && <Answer figures={figures} />}
    </section>
  );
}

function Answer({ figures }: { figures: PlanFigures }) {
  return (
    <>
      <Road vehicles={figures.road} />
      <dl className="challenge-totals">
        <Total label="Experience to go" value={figures.vehicleXp} note="vehicles only" />
        <Total label="Modules on the way" value={figures.moduleXp} note="XP, only those the path needs" />
        <Total
          label="Credits"
          value={figures.credits}
          note={`${figures.vehicles}, and ${figures.moduleCredits} to mount the modules`}
        />
        <Total label="Battles" value={figures.battles ?? "–"} note={figures.battlesNote} />
      </dl>
      <div className="panel-foot">
        <i className={figures.everyStepEligible ? "i-lucide-circle-check" : "i-lucide-circle-question-mark"} />
        <span>
          {figures.everyStepEligible ? "Every step is eligible." : "Whether every step is eligible is not known."}
        </span>
        <a className="button button-primary ml-auto" href={figures.treeHref}>
          <i className="i-lucide-route" />
          Plan in the tree
        </a>
      </div>
    </>
  );
}

function Total({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="big-figure">{value}</b>
        <small>{note}</small>
      </dd>
    </div>
  );
}
