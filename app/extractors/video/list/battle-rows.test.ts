import { expect, it } from "vitest";
import { battleOf } from "#app/game/replays/made-up-battle.fixture.ts";
import { NO_VEHICLES } from "../known-vehicles.ts";
import type { ReplayEntry } from "../replays-store.ts";
import { battleRows, type ReplayOrder } from "./battle-rows.ts";

type Result = [outcome: "win" | "draw" | "loss", damage: number | null];
const entry = (key: number, tag: string, mapTag: string, result?: Result): ReplayEntry => {
  const own = result && { outcome: result[0], damageDealt: result[1] };
  const replay = battleOf([], {
    playedAt: `2026-10-0${key}T10:00:00`,
    vehicle: { nation: "germany", tag },
    mapTag,
    mapName: "",
    gameplay: "ctf",
    end: own ? ({ own } as never) : null,
  });
  return { key, name: `${key}`, size: 0, state: { kind: "read", replay } };
};
const entries: ReplayEntry[] = [
  entry(2, "G1_b", "y", ["loss", 900]),
  entry(1, "G1_a", "x", ["win", null]),
  entry(4, "G1_b", "x"),
  entry(3, "G1_a", "z", ["draw", 1000]),
  { key: 9, name: "9", size: 0, state: { kind: "waiting" } },
];

it.each<[ReplayOrder, number[]]>([
  ["newest", [4, 3, 2, 1]],
  ["oldest", [1, 2, 3, 4]],
  ["vehicle", [3, 1, 4, 2]],
  ["map", [4, 1, 2, 3]],
  ["outcome", [1, 3, 2, 4]],
  ["damage", [3, 2, 4, 1]],
])("battles by %s, and what that does not part by time", (order, keys) => {
  expect(battleRows(entries, NO_VEHICLES, [], order).map(({ key }) => key)).toEqual(keys);
});
