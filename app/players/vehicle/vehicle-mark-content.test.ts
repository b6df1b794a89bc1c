import { expect, it } from "vitest";
import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import type { PlayerStats } from "../server/load-stats.ts";
import type { PlayedContext } from "./vehicle-battles-content.ts";
import { vehicleMarkContent } from "./vehicle-mark-content.ts";

const marks = { id: [1], p65: [1000], p85: [2000], p95: [3000], p100: [4000] } as unknown as MarksTable;
const battle = { damageDealt: 1500, assistedBySpotting: 0, assistedByTracking: 0, assistedByStun: 0 } as BattleRecord;
const stats = {
  window: "all",
  own: { combined: [], marks: [{ tankId: 1, at: 0, marks: 1, percentage: 75, averageCombined: 1500 }] },
  published: { kind: "none" },
} as unknown as PlayerStats;

/** The plan to 2,000 from 1,500, for an average as typed. */
const planOf = (typed: string) =>
  vehicleMarkContent(stats, { tankId: 1, marks, sent: { battles: [battle] }, typed } as unknown as PlayedContext, 1)
    ?.plan;

// Each battle takes the average by 2/101 towards its damage: ln 2 / 0.02 = 34.7 halve the distance.
it.each([
  ["", "2500", "35 battles"],
  ["2500", "2500", "35 battles"],
  ["2,500", "2,500", "35 battles"],
  ["2500.4", "2500.4", "35 battles"],
  ["9000", "9000", "4 battles"],
  ["0", "0", "Out of reach"],
  ["5", "5", "Out of reach"],
])("the battles to the mark at an average of “%s”", (typed, kept, answer) => {
  expect(planOf(typed)).toMatchObject({ typed: kept, answer, problem: undefined });
});

it.each(["99999", "-1", "lots", "20001"])("keeps “%s” and says what an average can be", (typed) => {
  expect(planOf(typed)).toMatchObject({ typed, answer: "", problem: expect.stringContaining("0 to 20,000") });
});
