import type { ChallengeAddress } from "#app/game/challenge/query.ts";
import { EligibilityPanel } from "./eligibility-panel.tsx";
import { NationForm } from "./nation-form.tsx";
import { PlannerPanel } from "./plan/planner-panel.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import type { ChallengeView } from "./server/challenge-view.ts";

/** The challenge: its rules, what is eligible, and the way to a goal. */
export function ChallengePage({ view, address }: { view: ChallengeView; address: ChallengeAddress }) {
  const { nation, plan, eligibility } = view;
  return (
    <>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">No-gold challenge</h1>
          <p>From tier I to X with what the battles give: no gold, no premium vehicle, no converted experience.</p>
        </div>
        <NationForm nation={nation} address={address} />
      </div>
      <div className="columns">
        <div className="stack min-w-0">
          <RulesPanel eligible={eligibility.eligible} all={eligibility.all} />
          <PlannerPanel plan={plan} address={address} />
        </div>
        <aside className="stack">
          <EligibilityPanel view={eligibility} address={address} />
        </aside>
      </div>
    </>
  );
}
