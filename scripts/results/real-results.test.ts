import { describe, expect, it } from "vitest";
import { battleRecordSchema } from "#app/game/battles/battle-record.ts";
import { implausibility } from "#app/game/battles/plausible.ts";
import { limitsOfVehicles } from "#app/game/battles/vehicle-limits.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/addresses/dataset-paths.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { published } from "#tests/setup/published.ts";
import { realResults } from "./real-results.ts";

const limitsOf = limitsOfVehicles(
  published<VehicleColumns>(VEHICLE_COLUMNS_PATH),
  published<RevisedColumns>(REVISED_COLUMNS_PATHS.top),
);
const now = 1_795_100_000;
const results = realResults();

describe("The results of real battles", () => {
  it("are 3,628 of 121 battles, of clients from 0.9.7 to 2.3", () => {
    expect(results).toHaveLength(3628);
    const versions = new Set(results.map(({ clientVersion }) => clientVersion));
    expect([...versions]).toEqual(expect.arrayContaining([null, "0.9.7.0", "1.19.0.0", "2.3.0.0"]));
  });

  it("can all have been, by our own rules and what their vehicles can do", () => {
    expect(results.filter(({ tankId }) => limitsOf(tankId)).length).toBeGreaterThan(0.99 * results.length);
    const refused = results.flatMap((result, at) => {
      const battle = battleRecordSchema.parse({
        ...result,
        arenaId: String(at + 1),
        accountId: 500_000_001,
        startedAt: now - result.duration,
      });
      const message = implausibility(battle, now, limitsOf(battle.tankId));
      return message === null ? [] : [{ at, message }];
    });
    expect(refused).toEqual([]);
  });
});
