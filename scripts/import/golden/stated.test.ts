import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { storedFullSchema } from "#scripts/dataset/stored-vehicle.ts";
import { SourceFaults } from "#scripts/import/report.ts";
import { STATED_HEAD } from "../fixtures/stated.fixture.ts";
import { layStated } from "../normalise/stated/lay-stated.ts";
import { readStated } from "../read/stated/read-stated.ts";
import { STATED_CASES, type StatedCase } from "./stated-rows.fixture.ts";

/** What the sources state of a vehicle, laid over its definitions. */
function laid({ vehicle, row, published }: StatedCase) {
  const faults = new SourceFaults();
  const image = `https://publisher.example/contour/${vehicle.replace("/", "-")}.png`;
  const files = [{ file: "table", text: `${STATED_HEAD}\n${row}\n` }];
  if (published) files.push({ file: "list", text: JSON.stringify([{ ...JSON.parse(published), image }]) });
  const stated = readStated(files, faults);
  faults.throwIfAny();
  const text = readFileSync(`data/game/vehicles/${vehicle}.json`, "utf8");
  const record = storedFullSchema.parse(JSON.parse(text));
  return layStated(record, stated.table?.[0], stated.published?.[0]);
}

const byVehicle = new Map(STATED_CASES.map((entry) => [entry.vehicle, entry]));

/** Which gun a source is of, by its tag, or why none. */
function gunOf(vehicle: string, source: "stated" | "statedByPublisher"): string | undefined {
  const known = byVehicle.get(vehicle);
  const placed = known && laid(known).stated?.[source];
  const record = storedFullSchema.parse(JSON.parse(readFileSync(`data/game/vehicles/${vehicle}.json`, "utf8")));
  const guns = record.modules.turrets.flatMap(({ guns }) => guns);
  return placed?.gun ? guns.find(({ id }) => id === placed.gun?.gun)?.tag : placed?.reason?.split(":")[0];
}

describe("real rows", () => {
  it.each(STATED_CASES)("revise $vehicle as worked out by hand", (entry) => {
    const { revisions = [] } = laid(entry);
    const lines = revisions.map(
      ({ state, field, place, before, after }) =>
        `${state === "siege" ? "siege " : ""}${field}${place === undefined ? "" : `[${place}]`} ${before} → ${after}`,
    );
    expect([...new Set(lines)]).toEqual(entry.revises);
  });

  it.each<[string, "stated" | "statedByPublisher", string]>([
    ["germany/G03_PzV_Panther", "stated", "_75mm_KwK45_L100"],
    ["ussr/R01_IS", "stated", "_122-mm_D-25T_with_wedges_shutter"],
    ["japan/J13_STA_1", "stated", "_90mm_Gun_Type61"],
    ["usa/A04_M3_Grant", "stated", "_75mm_Gun_M3_L37"],
    ["uk/GB21_Cromwell", "stated", "_75mm_Gun_Vickers_HV"],
    ["sweden/S14_Ikv_103", "stated", "_105mm_kan_ikv_103"],
    ["czech/Cz07_TVP_46", "stated", "no gun with a magazine of 88 mm"],
    ["czech/Cz07_TVP_46", "statedByPublisher", "no gun with a magazine of 88 mm"],
    ["czech/Cz17_Vz_55", "stated", "_130mm_vz_54"],
    ["czech/Cz17_Vz_55", "statedByPublisher", "_130mm_vz_54_2A"],
    ["usa/A143_M_V_Y", "statedByPublisher", "_105mm_Gun_T141"],
    ["germany/G56_E-100", "statedByPublisher", "_128mm_KwK44_L55_N"],
    ["usa/A38_T92", "statedByPublisher", "_240mm_Howitzer_M1"],
    [
      "czech/Cz18_TNH_105_1000",
      "statedByPublisher",
      "cannot be told which of its guns of 105 mm has 320 hp and 0.41 m",
    ],
  ])("of %s are of one gun (%s), or of none", (vehicle, source, gun) => {
    expect(gunOf(vehicle, source)).toBe(gun);
  });

  it("confirm what agrees, and know guns with other shells", () => {
    const placed = (vehicle: string) => {
      const known = byVehicle.get(vehicle);
      return known && laid(known).stated;
    };
    for (const vehicle of ["usa/A38_T92", "usa/A04_M3_Grant", "ussr/R54_KV-5", "uk/GB48_FV215b_183"])
      expect(placed(vehicle)?.stated?.confirmed, vehicle).toBe(true);
    expect(placed("usa/A143_M_V_Y")).toMatchObject({
      stated: { confirmed: false },
      statedByPublisher: { confirmed: true },
    });
    expect(placed("ussr/R18_SU-152")?.stated).toMatchObject({ shellsChanged: true, confirmed: false });
  });
});
