import { ChallengePlannerPanel } from "#app/challenge/plan/planner-panel.tsx";
import type { LeaderboardPage } from "#app/challenge/run/run-details.ts";
import { type OwnRuns, RunsAside } from "#app/challenge/run/runs-aside.tsx";
import type { ChallengeContent } from "#app/challenge/server/challenge-content.ts";
import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { Info } from "#app/components/info.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { TypedInput } from "#app/components/typed-field.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import { ELIGIBILITY_LABELS } from "#app/game/challenge/eligibility.ts";
import { CHALLENGE_PATH, type ChallengeAddress, challengeParameters } from "#app/game/challenge/query.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import type { EligibilitySearch, EligibilitySummary } from "./eligibility-summary.ts";
import { LeaderboardPanel } from "./leaderboard-panel.tsx";

interface ChallengePageProps {
  content: ChallengeContent;
  own: OwnRuns;
  /** Null while it cannot be read. */
  leaderboard: LeaderboardPage | null;
  address: ChallengeAddress;
}

/** The challenge: rules, eligible vehicles, the route to a goal, and the runs. */
export function ChallengePage({ content, own, leaderboard, address }: ChallengePageProps) {
  const { nation, plan, eligibility } = content;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <PageHead
        title="No-gold challenge"
        lead="From tier I to X on what you earn in battle: no gold, no premium vehicles, no converted experience."
      >
        <NationForm nation={nation} address={address} />
      </PageHead>
      <div className="columns">
        <div className="stack min-w-0">
          <EligibilityPanel summary={eligibility} address={address} />
          <RulesPanel eligible={eligibility.eligible} all={eligibility.all} />
          <ChallengePlannerPanel plan={plan} address={address} />
          <LeaderboardPanel leaderboard={leaderboard} address={address} />
        </div>
        <aside className="stack">
          <RunsAside own={own} nation={nation} address={address} />
        </aside>
      </div>
    </main>
  );
}

/** Whose tree the planner shows. A plan belongs to one nation, so another one begins without it. */
function NationForm({ nation, address }: { nation: Nation; address: ChallengeAddress }) {
  return (
    <form className="flex gap-8px items-end" action={CHALLENGE_PATH} aria-label="Nation" data-keep-scroll="">
      <HiddenFields fields={challengeParameters(address)} without={["nation", "to", "from", "page"]} />
      <label className="field-label lt-tablet:flex-1">
        Your nation
        <select className="select-field w-full tablet:w-200px" name="nation" defaultValue={nation} key={nation}>
          {NATIONS.map((nation) => (
            <option key={nation} value={nation}>
              {NATION_LABELS[nation]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}

interface ChallengeRule {
  strong: string;
  rest: string;
}

const ALLOWED: readonly ChallengeRule[] = [
  { strong: "Tech tree vehicles", rest: " of all nations; those of your nation are the steps" },
  { strong: "Free experience", rest: " from battles and missions" },
  { strong: "Bonds, boosters, blueprints", rest: " earned in battle" },
  { strong: "Premium shells", rest: " bought with credits" },
];

const ENDS: readonly ChallengeRule[] = [
  { strong: "A premium, collector’s or reward", rest: " vehicle in battle" },
  { strong: "Gold", rest: " for crews, camouflage, slots or demounting" },
  { strong: "Converted", rest: " experience" },
  { strong: "A premium account", rest: " during a counted battle" },
];

/** What a run may use and what ends it. */
function RulesPanel({ eligible, all }: { eligible: number; all: number }) {
  return (
    <section className="panel" aria-labelledby="rules">
      <PanelHead id="rules" title="The rules" className="panel-head flex-wrap">
        <a className="note hover:underline" href="#eligible">
          {formatNumber(eligible)} of {formatNumber(all)} vehicles are eligible
        </a>
      </PanelHead>
      <div className="challenge-rules">
        <Rules title="Allowed" rules={ALLOWED} icon="i-lucide-check color-wg-good" />
        <Rules title="Ends the run" rules={ENDS} icon="i-lucide-x color-wg-awful" />
      </div>
      <Info className="px-16px py-4px" label="What we can check">
        <p>
          We see which vehicles you drive. The rest (gold for crews, conversion, a premium account) is on your honour. A
          step is a tech tree vehicle of your nation you drive for the first time in the run.
        </p>
      </Info>
    </section>
  );
}

function Rules({ title, rules, icon }: { title: string; rules: readonly ChallengeRule[]; icon: string }) {
  return (
    <div>
      <h3 className="note">{title}</h3>
      <ul>
        {rules.map(({ strong, rest }) => (
          <li key={strong}>
            <i className={icon} />
            <span>
              <b>{strong}</b>
              {rest}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MARKS = {
  eligible: "i-lucide-check color-wg-good",
  refused: "i-lucide-x color-wg-awful",
  unknown: "i-lucide-circle-question-mark color-text-3",
} as const;

interface EligibilityPanelProps {
  summary: EligibilitySummary;
  address: ChallengeAddress;
}

/** The verdict on any vehicle, and how many vehicles have which. Works without script. */
function EligibilityPanel({ summary: { reasons, search }, address }: EligibilityPanelProps) {
  const typed = search?.typed ?? "";
  return (
    <section className="panel scroll-mt-[calc(var(--bar-h)+16px)]" id="eligible" aria-labelledby="eligible-title">
      <PanelHead id="eligible-title" title="Is it eligible?" />
      <div className="panel-body">
        <form className="flex gap-12px items-end" action={`${CHALLENGE_PATH}#eligible`} data-keep-scroll="">
          <HiddenFields fields={challengeParameters(address)} without={["vehicle"]} />
          <label className="field-label flex-1">
            Vehicle
            <span className="field">
              <i className="i-lucide-search" />
              <TypedInput name="vehicle" value={typed} maxLength={80} placeholder="Name or number" />
            </span>
          </label>
          <button type="submit" className="button lt-tablet:h-44px">
            Look up
          </button>
        </form>
        {search && <Answer search={search} />}
      </div>
      <ul className="challenge-reasons" aria-label="Verdicts on all vehicles">
        {reasons.map(({ label, outcome, count }) => (
          <li key={label}>
            <i className={MARKS[outcome]} role="img" aria-label={ELIGIBILITY_LABELS[outcome]} />
            <span>{label}</span>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ search: { problem, found } }: { search: EligibilitySearch }) {
  if (!found) {
    return (
      <p className="note color-danger mt-12px [overflow-wrap:anywhere]" role="alert">
        {problem}
      </p>
    );
  }
  return (
    <div className="mt-16px grid gap-8px" role="status">
      {VehicleLink({ vehicle: found.vehicle })}
      <p className="flex gap-8px color-text-2 text-13">
        <i className={`${MARKS[found.outcome]} mt-2px text-16px`} />
        <span>
          <b className="color-text font-550">{ELIGIBILITY_LABELS[found.outcome]}.</b> {found.reason}
        </span>
      </p>
    </div>
  );
}
