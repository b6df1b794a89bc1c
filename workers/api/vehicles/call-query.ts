import { z } from "zod";
import { type ExtractQuery, MODULES, parseExtract } from "#app/widgets/vehicle-table/extract-address.ts";
import { EXTRACT } from "#app/widgets/vehicle-table/extract-table.ts";
import { listOf, tableParameters } from "../tables/table-parameters.ts";

/** Vehicles that can be named at once. */
const MAX_VEHICLES = 2_000;

const readParameters = tableParameters(EXTRACT, {
  modules: z.enum(MODULES, "modules has to be top or stock."),
  vehicles: listOf(
    (id) => (/^\d{1,7}$/.test(id) ? null : `“${id}” is no id of a vehicle: it is a number.`),
    MAX_VEHICLES,
  ),
});

/** Reads the parameters of a call for vehicles. */
export function readCall(params: URLSearchParams): { query: ExtractQuery } | { problem: string } {
  const read = readParameters(params);
  return "problem" in read ? read : { query: parseExtract(read.params) };
}
