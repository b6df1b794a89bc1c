import { z } from "zod";
import { type ExtractQuery, FIGURES, MODULES, parseExtract } from "#app/components/vehicle-extract/extract-address.ts";
import { EXTRACT } from "#app/components/vehicle-extract/extract-table.ts";
import { MAX_VEHICLES, readVehicles, VEHICLE_CODE } from "#app/components/vehicle-extract/extract-vehicles.ts";
import { tableParameters } from "../tables/table-parameters.ts";

/** The parameters of the call that the index's address does not have. */
export const OWN_PARAMETERS = {
  modules: z.enum(MODULES, "modules must be top or stock.").describe("Stats with `top` or `stock` modules."),
  figures: z
    .enum(FIGURES, "figures must be current or definitions.")
    .describe(
      "`current`: with stats from sources of later patches, listed in each row’s `revised`. `definitions`: without.",
    ),
  vehicles: z
    .string()
    .superRefine((text, context) => {
      const problem = vehiclesProblem(text);
      if (problem !== null) context.addIssue(problem);
    })
    .describe(`Vehicle IDs, up to ${MAX_VEHICLES}, or the short form from a tank extractor link.`),
};

const readParameters = tableParameters(EXTRACT, OWN_PARAMETERS);

function vehiclesProblem(text: string): string | null {
  const { wrong, lost } = readVehicles(text);
  const [first] = wrong;
  // The short form is that of the page's links.
  if (text.startsWith(VEHICLE_CODE)) return first || lost > 0 ? "The short form of vehicles is broken." : null;
  const entries = text.split(",").length;
  if (entries > MAX_VEHICLES) return `At most ${MAX_VEHICLES} entries, not ${entries}.`;
  return first === undefined ? null : `“${first}” is not a vehicle ID: use a number.`;
}

/** Reads the parameters of a call for vehicles. */
export function readCall(params: URLSearchParams): { query: ExtractQuery } | { problem: string } {
  const read = readParameters(params);
  return "problem" in read ? read : { query: parseExtract(read.params) };
}
