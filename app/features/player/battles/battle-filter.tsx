import { OUTCOME_LABELS } from "#app/game/battles/outcome-labels.ts";
import type { BattleChoice, BattleQuery } from "./battle-query.ts";

interface BattleFilterProps {
  /** Of the page. */
  path: string;
  query: Pick<BattleQuery, "vehicle" | "outcome" | "map">;
  vehicles: readonly BattleChoice[];
  maps: readonly BattleChoice[];
}

/** Which battles the list is of: a form, so that it works without script. */
export function BattleFilter({ path, query, vehicles, maps }: BattleFilterProps) {
  const { vehicle, outcome, map } = query;
  const filtered = vehicle !== null || outcome !== null || map !== null;
  return (
    <form
      action={path}
      className="flex flex-wrap gap-12px items-end px-16px pb-16px print:hidden"
      aria-label="Filter battles"
    >
      <Field label="Vehicle" name="vehicle" value={vehicle} choices={vehicles} />
      <Field
        label="Result"
        name="outcome"
        value={outcome}
        choices={Object.entries(OUTCOME_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <Field label="Map" name="map" value={map} choices={maps} />
      <button type="submit" className="button">
        Show
      </button>
      {filtered && (
        <a className="button button-quiet" href={path}>
          All battles
        </a>
      )}
    </form>
  );
}

interface FieldProps {
  label: string;
  name: string;
  value: string | number | null;
  choices: readonly { value: string | number; label: string }[];
}

function Field({ label, name, value, choices }: FieldProps) {
  return (
    <label className="grid gap-4px min-w-0 color-text-2 text-12">
      {label}
      <select className="select-field max-w-full" name={name} defaultValue={value ?? ""} key={value ?? ""}>
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
