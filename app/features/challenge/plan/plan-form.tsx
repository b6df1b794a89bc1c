import { CHALLENGE_PATH, type ChallengeAddress } from "#app/game/challenge/query.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { CarriedAddress } from "../carried-address.tsx";
import type { ChallengePlan } from "./plan-view.ts";

interface PlanFormProps {
  plan: ChallengePlan;
  address: ChallengeAddress;
}

/** Goal, start and what a battle brings: a form that works without script. */
export function PlanForm({ plan: { nation, goals, starts, fields }, address }: PlanFormProps) {
  return (
    <form className="challenge-form" action={`${CHALLENGE_PATH}#planner`} aria-label="Plan" data-keep-scroll="">
      <CarriedAddress address={address} without={["nation", "to", "from", "xp", "free"]} />
      <input type="hidden" name="nation" value={nation} />
      <label className="challenge-choice">
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
      <label className="challenge-choice">
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
      <NumberField
        name="xp"
        label="XP per battle"
        value={fields.xp}
        fault={fields.faults.xp}
        hint={xpHint(fields.ownXp)}
      />
      <NumberField name="free" label="Free XP" value={fields.free} fault={fields.faults.free} hint="0" />
      <button type="submit" className="button button-primary">
        Plan
      </button>
    </form>
  );
}

function xpHint(ownXp: number | null): string {
  return ownXp === null ? "e.g. 800" : formatNumber(ownXp);
}

interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  fault: string | undefined;
  hint: string;
}

/** What was typed stays, whatever is wrong with it. */
function NumberField({ name, label, value, fault, hint }: NumberFieldProps) {
  const id = `challenge-${name}-fault`;
  return (
    <label className="challenge-choice">
      {label}
      <span className="field [&:has([aria-invalid])]:border-danger">
        <input
          name={name}
          key={value}
          defaultValue={value}
          inputMode="numeric"
          maxLength={15}
          placeholder={hint}
          autoComplete="off"
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : id}
        />
      </span>
      {fault !== undefined && (
        <span className="color-danger text-12 font-550" id={id} role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}
