import type { OwnAverages } from "#app/game/model/tables/own-averages.ts";

/**
 * GET /api/stats/averages: averages of the battles that players sent. Taken as they are, as published data is.
 * @returns null until there are any
 * @throws Error when they cannot be read
 */
export async function readOwnAverages(fetch: typeof globalThis.fetch): Promise<OwnAverages | null> {
  const answer = await fetch("/api/stats/averages");
  if (!answer.ok) throw new Error(`The averages of our own battles cannot be read (${answer.status}).`);
  const averages: OwnAverages = await answer.json();
  return Object.keys(averages.vehicles).length > 0 ? averages : null;
}
