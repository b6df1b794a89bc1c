import { NATION_LABELS } from "#app/game/model/enumerations/nations.ts";
import { identityAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { readVehicleList } from "#app/game/search/vehicle-list/read-list.ts";
import { indexVehicleNames } from "#app/game/search/vehicle-list/vehicle-names.ts";
import { madeOnce } from "#app/lib/made-once.ts";

/** Names of vehicles shown together; adds the nation where two have the same name: "IS-2 (China)". */
export function disambiguatedNames(ids: readonly number[], columns: VehicleColumns): string[] {
  const rows = ids.map((id) => identityAt(columns, columns.id.indexOf(id)));
  return rows.map(({ name, nation }) =>
    rows.filter((row) => row.name === name).length > 1 ? `${name} (${NATION_LABELS[nation]})` : name,
  );
}

/** The name index of a dataset's vehicles. */
export const namesOf = madeOnce((columns: VehicleColumns) =>
  indexVehicleNames(columns.id.map((_, row) => identityAt(columns, row))),
);

/** The vehicle that somebody types, or a sentence that says why there is none. */
export function vehicleTyped(text: string, columns: VehicleColumns): { id: number } | { problem: string } {
  const names = namesOf(columns);
  const { ids, questions, notFound } = readVehicleList(text, names);
  const [id] = ids;
  if (id !== undefined) return { id };
  const [several] = questions;
  if (several) {
    // Only the number distinguishes vehicles with the same name.
    const isWhole = names.exactly(several.text).length > 0;
    const instead = isWhole ? `its number, ${several.ids.join(" or ")}` : "the whole name";
    return { problem: `“${text}” may be ${disambiguatedNames(several.ids, columns).join(" or ")}: write ${instead}.` };
  }
  const like = notFound[0]?.like ?? null;
  const meant = like === null ? "" : ` Did you mean ${disambiguatedNames([like], columns).join()}?`;
  return { problem: `No vehicle is called “${text}”.${meant}` };
}
