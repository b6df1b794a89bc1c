import { knownThings } from "#app/game/battles/known-things.ts";
import { limitsOfVehicles } from "#app/game/battles/vehicle-limits.ts";
import type { RevisedColumns } from "#app/game/model/vehicle/revised-columns.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/vehicle/revised-columns-path.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { validateBattles } from "#workers/battles/api/validate-battles.ts";
import { battlesOf } from "#workers/battles/store/battles-of.ts";
import { dropOldWaiting, dropWaiting, dueBattles } from "#workers/battles/store/waiting-battles.ts";
import type { Env } from "#workers/bindings.ts";
import { Dataset } from "#workers/dataset/dataset.ts";

const EVERY_HOURS = 6;
/** What a run releases at most: each account takes two calls. */
const A_RUN = { accounts: 200, battles: 1000 } as const;

/**
 * Deletes battles that have waited too long and, every six hours, takes those whose vehicle the dataset knows by now as if
 * they were sent again. What is refused then is deleted.
 * @param now unix time in milliseconds
 */
export async function releaseWaiting(env: Pick<Env, "DB" | "BATTLES" | "CACHE" | "FILES">, now: number): Promise<void> {
  await dropOldWaiting(env.DB, now);
  if (new Date(now).getUTCHours() % EVERY_HOURS !== 0) return;
  const dataset = new Dataset(env, () => undefined);
  const columns = await dataset.json<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  const due = columns ? await dueBattles(env.DB, columns.id, A_RUN) : [];
  if (!columns || due.length === 0) return;
  const known = knownThings(columns);
  const limitsOf = limitsOfVehicles(columns, await dataset.json<RevisedColumns>(REVISED_COLUMNS_PATHS.top));
  for (const { link, arenaIds, battles } of due) {
    try {
      const judged = { accountId: link.accountId, now: Math.floor(now / 1000), limitsOf, known };
      const records = validateBattles(battles, judged).good.map(({ battle: { accountId: _, ...record } }) => record);
      // Linked anew meanwhile: what waited went with the earlier link.
      if (records.length > 0 && (await battlesOf(env, link.accountId).record(link, records)) === null) continue;
      await dropWaiting(env.DB, link.accountId, arenaIds);
    } catch (error) {
      console.error("Waiting battles of an account could not be taken and go on waiting", error);
    }
  }
}
