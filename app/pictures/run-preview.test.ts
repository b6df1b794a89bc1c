import { expect, it } from "vitest";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { type PreviewedRun, runLinkPreview, runPreview } from "./run-preview.ts";

const columns = { id: [1, 2], tier: [3, 10] } as VehicleColumns;
const publicRun: PreviewedRun = {
  accountId: 7,
  nickname: "Nordwind_7",
  region: "eu",
  run: {
    nation: "germany",
    possibleSteps: 54,
    steps: Array(19).fill({}),
    battles: 1377,
    wins: 712,
    highest: 2,
    checkedAt: Date.UTC(2026, 10, 23),
    ended: null,
  },
};
const fresh: PreviewedRun = { ...publicRun, run: { ...publicRun.run, steps: [], battles: 0, wins: 0, highest: null } };

it("a run is shown by its steps, battles, win rate and highest tier", () => {
  expect(runPreview(publicRun, columns)).toEqual({
    nickname: "Nordwind_7",
    where: "Germany, Europe (EU)",
    steps: "19",
    of: "of 54 steps",
    ended: false,
    tiers: 10,
    stats: [
      { label: "Battles", text: "1,377", unit: "" },
      { label: "Win rate", text: "51.7", unit: "%" },
      { label: "Highest tier", text: "X", unit: "" },
    ],
    source: "Publisher’s figures, as of 23 November 2026",
  });
});

it("what is not known of a run is no figure", () => {
  const values = (run: PreviewedRun, of: VehicleColumns | null) => runPreview(run, of).stats.map(({ text }) => text);
  expect(values(fresh, columns)).toEqual(["0", "Not known", "None yet"]);
  expect(values(publicRun, null)).toEqual(["1,377", "51.7", "Not known"]);
  expect(values({ ...publicRun, run: { ...publicRun.run, highest: 99 } }, columns)[2]).toBe("Not known");
});

it("a link to a run tells the same in words", async () => {
  const { description, picture } = await runLinkPreview(publicRun, columns);
  expect(description).toBe(
    "Nordwind_7 in the no-gold challenge, Germany, Europe (EU): 19 of 54 steps, battles 1,377, win rate 51.7%, highest tier X, 0 gold.",
  );
  expect(picture.path).toMatch(/^\/no-gold-challenge\/7\/preview\.png\?r=[0-9a-f]{16}$/);
  const ended = await runLinkPreview({ ...fresh, run: { ...fresh.run, ended: {} } }, columns);
  expect(ended.description).toBe(
    "Nordwind_7 in the no-gold challenge, Germany, Europe (EU): 0 of 54 steps, battles 0, 0 gold. The run has ended.",
  );
  expect(ended.picture.path).not.toBe(picture.path);
});
