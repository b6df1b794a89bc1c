import { Callout } from "#app/components/callout.tsx";
import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { ScrollFrame } from "#app/components/scroll-frame.tsx";
import { TypedField } from "#app/components/typed-field.tsx";
import { ClassIcon } from "#app/components/vehicle/vehicle-icons.tsx";
import type { LinkedVehicle } from "#app/components/vehicle/vehicle-link.tsx";
import { CHALLENGE_PATH, type ChallengeAddress, challengeParameters } from "#app/game/challenge/query.ts";
import { vehiclePagePath } from "#app/game/model/addresses/vehicle-path.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { formatNumber } from "#app/game/stats/format.ts";

export interface RoadVehicle extends LinkedVehicle {
  state: "earned" | "garage" | "open" | "goal";
  /** Text below the name: the XP needed, "Earned", "In the garage" or "Not known". */
  note: string;
}

export interface ChallengePlanTotals {
  xp: string;
  /** Part of it. */
  moduleXp: string;
  credits: string;
  /** What the credits buy: "three vehicles". */
  vehicles: string;
  moduleCredits: string;
  /** Null without an experience of a battle. */
  battles: string | null;
  battlesNote: string;
  road: RoadVehicle[];
  everyStepEligible: boolean;
  /** The same plan in the nation's tree. */
  treeHref: string;
}

export interface ChallengePlan {
  nation: Nation;
  goals: { tier: string; vehicles: { id: number; name: string }[] }[];
  starts: { id: number; name: string }[];
  fields: {
    to: number | undefined;
    from: number | undefined;
    xp: string;
    free: string;
    /** The visitor's average experience per battle; null if unknown. */
    ownXp: number | null;
    faults: { xp?: string; free?: string };
  };
  /** Why there is no plan, or one other than requested. */
  notice: string | null;
  totals: ChallengePlanTotals | null;
}

/** The cheapest route to a goal: its cost, and the battles needed to earn it. */
export function ChallengePlannerPanel({ plan, address }: { plan: ChallengePlan; address: ChallengeAddress }) {
  const { totals, notice } = plan;
  return (
    <section className="panel scroll-mt-[calc(var(--bar-h)+16px)]" id="planner" aria-labelledby="planner-title">
      <PanelHead id="planner-title" title="Planner" note="Cheapest path by XP" className="panel-head flex-wrap" />
      <div className="panel-body">
        <PlanForm plan={plan} address={address} />
        {notice !== null && <Callout className="mt-16px">{notice}</Callout>}
      </div>
      {totals && <Answer totals={totals} />}
    </section>
  );
}

function Answer({ totals }: { totals: ChallengePlanTotals }) {
  return (
    <>
      <Road vehicles={totals.road} />
      <dl className="challenge-totals">
        <Total label="Experience to go" value={totals.xp} note="for vehicles and modules" />
        <Total label="Of that for modules" value={totals.moduleXp} note="only those the path needs" />
        <Total
          label="Credits"
          value={totals.credits}
          note={`for ${totals.vehicles}, plus ${totals.moduleCredits} to buy the modules`}
        />
        <Total label="Battles" value={totals.battles ?? "–"} note={totals.battlesNote} />
      </dl>
      <div className="panel-foot">
        <i className={totals.everyStepEligible ? "i-lucide-circle-check" : "i-lucide-circle-question-mark"} />
        <span>
          {totals.everyStepEligible ? "Every step is eligible." : "Whether every step is eligible is not known."}
        </span>
        <a className="button button-primary ml-auto" href={totals.treeHref}>
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
        <b className="large-stat">{value}</b>
        <small>{note}</small>
      </dd>
    </div>
  );
}

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const LOOKS: Record<RoadVehicle["state"], string> = {
  earned: "challenge-stop challenge-stop-earned",
  garage: "challenge-stop challenge-stop-earned",
  open: "challenge-stop challenge-stop-open",
  goal: "challenge-stop challenge-stop-goal",
};

/** The vehicles on the way in order, from the first one to the goal; on a phone one line that scrolls. */
function Road({ vehicles }: { vehicles: readonly RoadVehicle[] }) {
  return (
    <ScrollFrame className="challenge-road" aria-label="The way to the goal">
      <ol>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <a className={LOOKS[vehicle.state]} href={vehiclePagePath(vehicle)} title={vehicle.name}>
              <b>
                <ClassIcon type={vehicle.type} />
                <span>{vehicle.shortName}</span>
              </b>
              <small>
                <span>{vehicle.note}</span>
                <span>{romanTier(vehicle.tier)}</span>
              </small>
            </a>
          </li>
        ))}
      </ol>
    </ScrollFrame>
  );
}

interface PlanFormProps {
  plan: ChallengePlan;
  address: ChallengeAddress;
}

/** Goal, start and experience per battle, as a form that works without script. */
function PlanForm({ plan: { nation, goals, starts, fields }, address }: PlanFormProps) {
  return (
    <form className="challenge-form" action={`${CHALLENGE_PATH}#planner`} aria-label="Plan" data-keep-scroll="">
      <HiddenFields fields={challengeParameters(address)} without={["nation", "to", "from", "xp", "free"]} />
      <input type="hidden" name="nation" value={nation} />
      <label className="field-label">
        Goal
        <select className="select-field w-full" name="to" defaultValue={fields.to ?? ""} key={fields.to}>
          {goals.map(({ tier, vehicles }) => (
            <optgroup key={tier} label={`Tier ${tier}`}>
              {vehicles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="field-label">
        In the garage
        <select
          className="select-field w-full"
          name="from"
          defaultValue={fields.from ?? ""}
          key={`${fields.to} ${fields.from}`}
        >
          <option value="">Tier I</option>
          {starts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TypedField
        name="xp"
        label="XP per battle"
        value={fields.xp}
        fault={fields.faults.xp}
        hint={xpHint(fields.ownXp)}
        inputMode="numeric"
      />
      <TypedField
        name="free"
        label="Free XP"
        value={fields.free}
        fault={fields.faults.free}
        hint="0"
        inputMode="numeric"
      />
      <button type="submit" className="button button-primary">
        Plan
      </button>
    </form>
  );
}

function xpHint(ownXp: number | null): string {
  return ownXp === null ? "e.g. 800" : formatNumber(ownXp);
}
