import { describe, expect, it } from "vitest";
import { knownThings } from "#app/game/battles/known-things.ts";
import { limitsOfVehicles } from "#app/game/battles/vehicle-limits.ts";
import { REVISED_COLUMNS_PATHS } from "#app/game/model/addresses/dataset-paths.ts";
import type { RevisedColumns } from "#app/game/model/revisions/revised-columns.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { realResults } from "#scripts/results/real-results.ts";
import { published, publishedRows } from "#tests/setup/published.ts";
import { validateBattles } from "#workers/battles/api/validate-battles.ts";
import { type DemoBattle, demoBattles } from "./demo-account.ts";
import { demoSample } from "./sample.ts";

const day = 86_400;
const now = 20_780 * day + 10 * 3600;
const accountId = 500_000_001;
const limitsOf = limitsOfVehicles(
  published<VehicleColumns>(VEHICLE_COLUMNS_PATH),
  published<RevisedColumns>(REVISED_COLUMNS_PATHS.top),
);
const known = knownThings(published<VehicleColumns>(VEHICLE_COLUMNS_PATH));
const sample = demoSample(published);
const vehicles = new Map(publishedRows().map((row) => [row.id, row]));
const battles = demoBattles(sample, now);

const end = ({ startedAt, duration }: DemoBattle) => startedAt + duration;
const count = (of: (battle: DemoBattle) => unknown) => new Set(battles.map(of)).size;

describe("The battles of the demo account", () => {
  it("are some 1,500 in a dozen vehicles on many maps, none of which the site refuses", () => {
    expect(battles.length).toBeGreaterThan(1300);
    expect(battles.length).toBeLessThan(1700);
    expect(count(({ tankId }) => tankId)).toBe(13);
    expect(count(({ arenaTypeId }) => arenaTypeId & 0xffff)).toBeGreaterThan(25);
    const sent = battles.map((battle) => ({ ...battle, accountId }));
    expect(validateBattles(sent, { accountId, now, limitsOf, known }).refused).toEqual([]);
  });

  it("are real results of vehicles of the same class and tier, which the dataset has", () => {
    const kindOf = (id: number) => `${vehicles.get(id)?.type} ${vehicles.get(id)?.tier}`;
    const real = new Set(
      realResults()
        .filter(({ tankId }) => vehicles.has(tankId))
        .map((result) => JSON.stringify({ ...result, tankId: kindOf(result.tankId), clientVersion: null })),
    );
    for (const { arenaId: _, startedAt: __, ...battle } of battles) {
      expect(vehicles.has(battle.tankId)).toBe(true);
      expect(real).toContain(JSON.stringify({ ...battle, tankId: kindOf(battle.tankId) }));
    }
  });

  it("are one after another, in evenings of at most 20, and the newest ended shortly before the start", () => {
    for (const [at, battle] of battles.entries())
      expect(battle.startedAt).toBeGreaterThan(at > 0 ? end(battles[at - 1] as DemoBattle) : 0);
    const perDay = new Map<number, number>();
    for (const { startedAt } of battles) {
      const on = Math.floor(startedAt / day);
      perDay.set(on, (perDay.get(on) ?? 0) + 1);
    }
    expect(Math.max(...perDay.values())).toBeLessThanOrEqual(20);
    expect(Math.min(...perDay.values())).toBeGreaterThanOrEqual(5);
    const newest = battles.at(-1) as DemoBattle;
    expect(now - end(newest)).toBeGreaterThan(0);
    expect(now - end(newest)).toBeLessThan(900);
  });

  it("are the same at another start, and a day later those of one day more", () => {
    expect(demoBattles(sample, now)).toEqual(battles);
    const ids = new Set(battles.map(({ arenaId }) => arenaId));
    expect(ids.size).toBe(battles.length);
    const later = demoBattles(sample, now + 3 * 3600).filter(({ arenaId }) => !ids.has(arenaId));
    expect(later).toEqual([]);
    const nextDay = demoBattles(sample, now + day).filter(({ arenaId }) => !ids.has(arenaId));
    expect(new Set(nextDay.map(({ startedAt }) => Math.floor(startedAt / day)))).toEqual(new Set([20_781]));
  });

  it.each([0, 1, 60, 1800, 3600, 17 * 3600, 20 * 3600, 23 * 3600, day - 1])(
    "never run into each other, whenever the site starts (%i s after midnight)",
    (second) => {
      const known = new Map<string, DemoBattle>();
      for (const start of [20_780 * day + second, 20_780 * day + second + 7200, 20_782 * day]) {
        // What the site has stays as it is.
        for (const battle of demoBattles(sample, start))
          if (!known.has(battle.arenaId)) known.set(battle.arenaId, battle);
      }
      const all = [...known.values()].sort((a, b) => a.startedAt - b.startedAt);
      for (const [at, battle] of all.entries())
        expect(battle.startedAt).toBeGreaterThan(at > 0 ? end(all[at - 1] as DemoBattle) : 0);
    },
  );
});
