import { describe, expect, it } from "vitest";
import type { VehicleHistory } from "#app/game/model/vehicle/history.ts";
import { openStored, type StoredDataset } from "#scripts/dataset/stored-dataset.ts";
import type { StoredFull } from "#scripts/dataset/stored-vehicle.ts";
import { miniRun, SAMPLE_ID } from "../fixtures/mini-run.fixture.ts";
import { nextHistories } from "./diff.ts";

/** The small dataset as a later patch has it. */
function patched(version: string, change: (sample: StoredFull) => void, histories?: Map<number, VehicleHistory>) {
  const dataset: StoredDataset = structuredClone(openStored(miniRun().files, "the small dataset"));
  const sample = dataset.vehicles.find(({ id }) => id === SAMPLE_ID);
  if (sample?.record !== "full") throw new Error("The sample is known in full");
  setPatch(sample, version);
  change(sample);
  return { ...dataset, histories: histories ?? dataset.histories };
}

function setPatch(vehicle: StoredFull, version: string): void {
  vehicle.patch = { ...vehicle.patch, version, date: "2026-07-01" };
}

const faster = (sample: StoredFull) => {
  sample.modules.speed.forward = 55;
};
const old = openStored(miniRun().files, "the small dataset");

describe("the history of vehicles", () => {
  it("notes what a later patch changed, figures and parts apart", () => {
    expect([...nextHistories(old, patched("2.0.0.0", faster))]).toEqual([
      [
        SAMPLE_ID,
        [
          {
            from: "1.26.1.0",
            to: "2.0.0.0",
            date: "2026-07-01",
            commonTest: false,
            figures: [{ key: "topSpeed", before: 50, after: 55 }],
            parts: [{ of: [], field: "vehicle.speed.forward", before: 50, after: 55 }],
          },
        ],
      ],
    ]);
  });

  it("goes on from what it knew, and gains nothing by the same import once more", () => {
    const first = nextHistories(old, patched("2.0.0.0", faster));
    const second = patched("2.0.0.0", faster, first);
    expect(nextHistories(second, patched("2.0.0.0", faster))).toEqual(first);
    const slower = patched("2.1.0.0", (sample) => {
      sample.modules.speed.forward = 45;
    });
    const both = nextHistories(second, slower).get(SAMPLE_ID);
    expect(both?.map(({ from, to }) => [from, to])).toEqual([
      ["1.26.1.0", "2.0.0.0"],
      ["2.0.0.0", "2.1.0.0"],
    ]);
  });

  it("takes no correction of ours for a change of the game, nor a new version alone", () => {
    expect(nextHistories(old, patched("1.26.1.0", faster)).size).toBe(0);
    expect(
      nextHistories(
        old,
        patched("2.0.0.0", () => undefined),
      ).size,
    ).toBe(0);
  });

  it("takes back what changed later when earlier definitions are imported again", () => {
    const first = nextHistories(old, patched("2.0.0.0", faster));
    expect(nextHistories(patched("2.0.0.0", faster, first), old).size).toBe(0);
  });

  it("does not tell of measures of the drawing, nor of marks for equipment", () => {
    const moved = patched("2.0.0.0", (sample) => {
      sample.modules.hull.turretPosition = [0, 9, 0];
      sample.features = ["other"];
    });
    expect(nextHistories(old, moved).size).toBe(0);
  });
});
