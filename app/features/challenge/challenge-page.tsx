import type { ChallengeAddress } from "#app/game/challenge/query.ts";
import { EligibilityPanel } from "./eligibility-panel.tsx";
import { LeaderboardPanel } from "./leaderboard-panel.tsx";
import { NationForm } from "./nation-form.tsx";
import { PlannerPanel } from "./plan/planner-panel.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import type { LeaderboardView } from "./run/run-view.ts";
import { type OwnRuns, RunsAside } from "./run/runs-aside.tsx";
import type { ChallengeView } from "./server/challenge-view.ts";

interface ChallengePageProps {
  view: ChallengeView;
  own: OwnRuns;
  /** Null while it cannot be read. */
  leaderboard: LeaderboardView | null;
  address: ChallengeAddress;
}

/** The challenge: its rules, what is eligible, the way to a goal, and who does it. */
export function ChallengePage({ view, own, leaderboard, address }: ChallengePageProps) {
  const { nation, plan, eligibility } = view;
  return (
    <>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1 heading-1-large">No-gold challenge</h1>
          <p>From tier I to X on what battles earn: no gold, no premium vehicle, no converted experience.</p>
        </div>
        <NationForm nation={nation} address={address} />
      </div>
      <div className="columns">
        <div className="stack min-w-0">
          <RulesPanel eligible={eligibility.eligible} all={eligibility.all} />
          <PlannerPanel plan={plan} address={address} />
          <LeaderboardPanel view={leaderboard} address={address} />
        </div>
        <aside className="stack">
          <RunsAside own={own} nation={nation} address={address} />
          <EligibilityPanel view={eligibility} address={address} />
        </aside>
      </div>
    </>
  );
}
