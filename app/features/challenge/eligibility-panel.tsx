import { CHALLENGE_PATH, type ChallengeAddress } from "#app/game/challenge/query.ts";
import { OUTCOME_WORDS } from "#app/game/challenge/verdict-words.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { VehicleLink } from "#app/widgets/vehicle-link.tsx";
import { CarriedAddress } from "./carried-address.tsx";
import type { EligibilityView, LookUp } from "./eligibility-view.ts";

const MARKS = {
  eligible: "i-lucide-check color-wg-good",
  refused: "i-lucide-x color-wg-awful",
  unknown: "i-lucide-circle-question-mark color-text-3",
} as const;

interface EligibilityPanelProps {
  view: EligibilityView;
  address: ChallengeAddress;
}

/** The verdict on any vehicle, and how many vehicles have which. Works without script. */
export function EligibilityPanel({ view: { reasons, lookUp }, address }: EligibilityPanelProps) {
  const typed = lookUp?.typed ?? "";
  return (
    <section className="panel scroll-mt-[calc(var(--bar-h)+16px)]" id="eligible" aria-labelledby="eligible-title">
      <h2 className="heading-2 panel-head" id="eligible-title">
        Is it eligible?
      </h2>
      <div className="panel-body">
        <form className="flex gap-12px items-end" action={`${CHALLENGE_PATH}#eligible`} data-keep-scroll="">
          <CarriedAddress address={address} without={["vehicle"]} />
          <label className="challenge-choice flex-1">
            Vehicle
            <span className="field">
              <i className="i-lucide-search" />
              <input
                name="vehicle"
                key={typed}
                defaultValue={typed}
                maxLength={80}
                placeholder="Name or number"
                autoComplete="off"
                spellCheck={false}
              />
            </span>
          </label>
          <button type="submit" className="button">
            Look up
          </button>
        </form>
        {lookUp && <Answer lookUp={lookUp} />}
      </div>
      <ul className="challenge-reasons" aria-label="Verdicts on all vehicles">
        {reasons.map(({ words, outcome, count }) => (
          <li key={words}>
            <i className={MARKS[outcome]} role="img" aria-label={OUTCOME_WORDS[outcome]} />
            <span>{words}</span>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ lookUp: { problem, found } }: { lookUp: LookUp }) {
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
          <b className="color-text font-550">{OUTCOME_WORDS[found.outcome]}.</b> {found.reason}
        </span>
      </p>
    </div>
  );
}
