import { rowAt, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { readVehicleList } from "#app/game/search/vehicle-list/read-list.ts";
import { namesOf } from "./names-of.ts";

/** The vehicle that somebody types, or a sentence that says why there is none. */
export function vehicleTyped(text: string, columns: VehicleColumns): { id: number } | { problem: string } {
  const { ids, questions, notFound } = readVehicleList(text, namesOf(columns));
  const [id] = ids;
  if (id !== undefined) return { id };
  const nameOf = (each: number) => rowAt(columns, columns.id.indexOf(each)).name;
  const several = questions[0];
  if (several) return { problem: `“${text}” may be ${several.ids.map(nameOf).join(" or ")}: write the whole name.` };
  const like = notFound[0]?.like ?? null;
  return { problem: `No vehicle is called “${text}”.${like === null ? "" : ` Did you mean ${nameOf(like)}?`}` };
}
