import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";

/** Names of vehicles shown together; adds the nation where two have the same name: "IS-2 (China)". */
export function disambiguatedNames(ids: readonly number[], columns: VehicleColumns): string[] {
  const rows = ids.map((id) => rowAt(columns, columns.id.indexOf(id)));
  return rows.map(({ name, nation }) =>
    rows.filter((row) => row.name === name).length > 1 ? `${name} (${NATION_LABELS[nation]})` : name,
  );
}
