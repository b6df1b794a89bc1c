import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { MasteryThresholds } from "#app/game/statistics/mastery/mastery-classes.ts";
import { MasteryPanel, type VehicleMastery } from "./marks-panel.tsx";

const thresholds: MasteryThresholds = { third: 330, second: 540, first: 810, ace: null };
const noteOf = (results: VehicleMastery["results"]) =>
  /class="note">([^<]*)</.exec(renderToStaticMarkup(<MasteryPanel mastery={{ thresholds, results }} />))?.[1] ?? "";

it("an estimate of mastery counts the battles of the tier and class, which it is mostly made of", () => {
  expect(noteOf({ own: 3, group: 38 })).toMatch(/\b38 .*\b3\b/);
  expect(noteOf({ own: 0, group: 1204 })).toMatch(/1,204/);
  expect(noteOf(null)).not.toMatch(/\d/);
});
