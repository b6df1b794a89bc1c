import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { readVehicleList } from "#app/game/search/vehicle-list/read-list.ts";
import { disambiguatedNames } from "./disambiguate.ts";
import { namesOf } from "./names-of.ts";

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
