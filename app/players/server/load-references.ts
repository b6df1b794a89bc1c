import type { RouterContextProvider } from "react-router";
import { apiContext, orNullContext } from "#app/context.ts";
import type { ExpectedOf } from "#app/game/players/player-wn8.ts";
import { vehiclesById } from "./vehicles-by-id.ts";

/** The reference data for a player's stats; unavailable parts are empty. */
export async function loadReferences(context: Readonly<RouterContextProvider>) {
  const { files } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [columns, expected, maps, manifest] = await Promise.all([
    orNull(files.vehicleColumns()),
    orNull(files.expected()),
    orNull(files.maps()),
    orNull(files.manifest()),
  ]);
  const known = expected?.expected ?? {};
  const expectedOf: ExpectedOf = (tankId) => known[tankId];
  return {
    vehicleOf: vehiclesById(columns),
    expected: known,
    expectedOf,
    maps,
    /** Day of the expected values, ISO 8601; null: not known. */
    expectedOn: manifest?.sources.expected?.date ?? null,
  };
}
export type PlayerReferences = Awaited<ReturnType<typeof loadReferences>>;
