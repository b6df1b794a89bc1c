import { CHALLENGE_PATH, type ChallengeAddress } from "#app/game/challenge/query.ts";
import { NATION_LABELS, NATIONS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { CarriedAddress } from "./carried-address.tsx";

/** Whose tree the planner shows. A plan belongs to one nation, so another one begins without it. */
export function NationForm({ nation, address }: { nation: Nation; address: ChallengeAddress }) {
  return (
    <form className="flex gap-8px items-end" action={CHALLENGE_PATH} aria-label="Nation" data-keep-scroll="">
      <CarriedAddress address={address} without={["nation", "to", "from", "page"]} />
      <label className="challenge-choice lt-tablet:flex-1">
        Your nation
        <select className="select-field w-full tablet:w-200px" name="nation" defaultValue={nation} key={nation}>
          {NATIONS.map((each) => (
            <option key={each} value={each}>
              {NATION_LABELS[each]}
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
