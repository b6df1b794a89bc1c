import { describe, expect, it } from "vitest";
import type { ExportTable } from "#app/components/export/export-table.ts";
import { type GameMaps, MAPS_FILE } from "#app/game/maps/map-file.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { readReplay } from "#app/game/replays/read-replay.ts";
import { resultsText, sampleHead, samplePersonal, sampleReplay } from "#tests/fixtures/replays/sample-replay.ts";
import { published } from "#tests/setup/published.ts";
import { knownVehicles } from "../known-vehicles.ts";
import { battlesTable, battleTable } from "./battle-tables.ts";

const data = {
  vehicles: knownVehicles(published<VehicleColumns>(VEHICLE_COLUMNS_PATH)),
  maps: published<GameMaps>(MAPS_FILE).maps.map((map) => ({ ...map, minimap: null })),
};
const without = { data, names: false, origin: "https://index.example" };
const everything = {
  damageAssistedTrack: 30,
  damageAssistedStun: 5,
  damageBlockedByArmor: 777,
  damageReceived: 320,
  lifeTime: 288,
};
const replay = await readReplay(
  sampleReplay(sampleHead(), resultsText({ personal: { "1": samplePersonal(everything) } })),
);
const left = await readReplay(sampleReplay(sampleHead({ playerVehicle: "ussr-R00_Unknown" }), null));
const rowsOf = ({ columns, rows }: ExportTable) =>
  rows.map((row) => Object.fromEntries(columns.map(({ key }, at) => [key, row[at]])));

describe("battles to be taken along", () => {
  it("have each figure in its own column", () => {
    expect(rowsOf(battlesTable([replay], without))).toEqual([
      {
        played_at: "2024-10-16T20:15:30",
        map: "Cliff",
        battle_type: "Standard",
        spawn_point: "South",
        vehicle: "T-34",
        tier: 5,
        outcome: "Victory",
        duration: 301,
        damage: 912,
        assisted: 275,
        blocked: 777,
        received: 320,
        kills: 1,
        spotted: 2,
        shots: 14,
        hits: 11,
        penetrations: 9,
        base_xp: 843,
        mastery: "Class II",
        life_time: 288,
        arena_id: "36643412784517925",
        client: "1.26.1.0",
      },
    ]);
  });

  it("are of the vehicle with the number of the results, which old clients called otherwise", async () => {
    const old = await readReplay(sampleReplay(sampleHead({ playerVehicle: "ussr-R00_Former" })));
    expect(rowsOf(battlesTable([old], without))).toMatchObject([{ vehicle: "T-34", tier: 5 }]);
  });

  it("are told by what is known without results", () => {
    const [row] = rowsOf(battlesTable([left], { ...without, names: true }));
    expect(row).toMatchObject({ player: "commander_1", vehicle: "Unknown", tier: null, outcome: null, damage: null });
  });
});

describe("one battle to be taken along", () => {
  it("has the own team first, and who was lost when and to whom", () => {
    const rows = rowsOf(battleTable(replay, without));
    expect(rows).toMatchObject([
      { team: "yours", you: "yes", vehicle: "T-34", tier: 5, damage: 912, assisted: 240, kills: 1, lost_at: "" },
      { team: "theirs", you: "", vehicle: "T-34", damage: 0, received: 450, lost_at: 187, lost_to: "T-34" },
    ]);
    expect(rows[0]).not.toHaveProperty("player");
  });

  it("has the players' names where one asks for them", () => {
    const rows = rowsOf(battleTable(replay, { ...without, names: true }));
    expect(rows.map(({ player, clan }) => [player, clan])).toEqual([
      ["commander_1", "INDEX"],
      ["enemy_1", ""],
    ]);
  });
});
