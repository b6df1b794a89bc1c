import { z } from "zod";
import { type ExtractQuery, FIGURES, MODULES, parseExtract } from "#app/components/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { MAX_VEHICLES, readVehicles, VEHICLE_CODE } from "#app/components/vehicle-extract/extract-vehicles.ts";
import { tableParameters } from "../tables/table-parameters.ts";

/** The parameters of the call that the index's address does not have. */
export const OWN_PARAMETERS = {
  modules: z.enum(MODULES, "modules has to be top or stock.").describe("Figures of `top` or `stock` modules."),
  figures: z
    .enum(FIGURES, "figures has to be current or definitions.")
    .describe(
      "`current`: with what sources state of later patches; `revised` of a row says which of its stats these are. `definitions`: without.",
    ),
  vehicles: z
    .string()
    .superRefine((text, context) => {
      const problem = vehiclesProblem(text);
      if (problem !== null) context.addIssue(problem);
    })
    .describe(`Ids of vehicles, up to ${MAX_VEHICLES}, or the short form of a link of the tank extractor.`),
};

const readParameters = tableParameters(EXTRACT, OWN_PARAMETERS);

function vehiclesProblem(text: string): string | null {
  const { wrong, lost } = readVehicles(text);
  const [first] = wrong;
  // The short form is that of the page's links.
  if (text.startsWith(VEHICLE_CODE)) return first || lost > 0 ? "The short form of vehicles is damaged." : null;
  const entries = text.split(",").length;
  if (entries > MAX_VEHICLES) return `There may be ${MAX_VEHICLES} entries at most, not ${entries}.`;
  return first === undefined ? null : `“${first}” is no id of a vehicle: it is a number.`;
}

/** Reads the parameters of a call for vehicles. */
export function readCall(params: URLSearchParams): { query: ExtractQuery } | { problem: string } {
  const read = readParameters(params);
  return "problem" in read ? read : { query: parseExtract(read.params) };
}
