import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PatchChanges } from "#app/game/model/vehicle/history.ts";
import { describeHistory } from "./described-patches.ts";
import { HistoryPanel } from "./history-panel.tsx";

const patch = (change: Partial<PatchChanges> = {}): PatchChanges => ({
  from: "1.26.1.0",
  to: "2.0.0.0",
  date: "2025-09-03",
  commonTest: false,
  figures: [
    { key: "reload", before: 7.8, after: 7.5 },
    { key: "topSpeed", before: 40, after: 45 },
  ],
  parts: [
    { of: ["8.8 cm KwK 43 L/71"], field: "gun.reload", before: 7.8, after: 7.5 },
    { of: ["8.8 cm KwK 43 L/71", "AP shell"], field: "shell.damage", before: 280, after: 300 },
    { of: [], field: "vehicle.speed.forward", before: 40, after: 45 },
    { of: [], field: "vehicle.price", before: { amount: 10, currency: "gold" }, after: null },
  ],
  ...change,
});

/** The panel line by line, as a visitor reads it. */
const read = (...patches: PatchChanges[]) => {
  const markup = renderToStaticMarkup(<HistoryPanel history={describeHistory(patches)} />);
  const text = (html: string) => html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
  return {
    markup,
    rows: [...markup.matchAll(/<(?:h3|h4|li)\b.*?<\/(?:h3|h4|li)>/g)].map(([row]) => text(row).slice(1, -1)),
  };
};

describe("the history of a vehicle", () => {
  it("says what a patch changed, figure by figure, in the vehicle and its modules", () => {
    expect(read(patch()).markup).toContain("3 September 2025, compared with 1.26.1");
    expect(read(patch()).rows).toEqual([
      "Patch 2.0.0",
      "With top modules",
      "Reload|7.8 s → |7.5 s",
      "Top speed|40 km/h → |45 km/h",
      "8.8 cm KwK 43 L/71",
      "Reload|7.8 s → |7.5 s",
      "8.8 cm KwK 43 L/71, AP shell",
      "Damage|280 hp → |300 hp",
      "The vehicle",
      "Price|10 gold → |–",
    ]);
  });

  it("has the newest patch first, and tells a Common Test from the game", () => {
    const test = patch({ from: "2.0.0.0", to: "2.1.0.0", date: null, commonTest: true, parts: [] });
    expect(read(patch({ parts: [] }), test).rows.filter((row) => row.includes("atch "))).toEqual([
      "Common Test of patch 2.1.0",
      "Patch 2.0.0",
    ]);
  });

  it("is nothing where nothing changed", () => {
    expect(renderToStaticMarkup(<HistoryPanel history={describeHistory(undefined)} />)).toBe("");
  });
});
