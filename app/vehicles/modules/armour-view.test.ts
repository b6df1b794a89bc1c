import { expect, it } from "vitest";
import { topConfiguration } from "#app/game/stats/configuration.ts";
import { publishedRecord, publishedRecords } from "#tests/setup/published.ts";
import { armourView } from "./armour-view.ts";

it("names front, sides and rear once, and lists what else is as thick", () => {
  const record = publishedRecord("ussr/heavyTank/X/R45_IS-7");
  if (record.record !== "full") throw new Error("The IS-7 has no definitions.");
  const { modules } = record;
  const armour = armourView(modules, topConfiguration(modules));
  expect(armour?.named.turret).toEqual({ front: 240, side: 185, rear: 94 });
  const row = (thickness: string) => armour?.rows.find((each) => each.thickness === thickness);
  expect(row("240")).toMatchObject({ hull: "", turret: "Front" });
  expect(row("270")).toMatchObject({ hull: "Other plates", turret: "Other plates", share: 100 });
  expect(row("30")?.hull).toContain("spaced");
  expect(row("20")?.hull).toContain("tracks");
});

it("has every thickness of every vehicle once, thickest first", () => {
  for (const record of publishedRecords()) {
    if (record.record !== "full") continue;
    const rows = armourView(record.modules, topConfiguration(record.modules))?.rows ?? [];
    const thicknesses = rows.map(({ thickness }) => Number(thickness.replace(",", "")));
    expect(thicknesses.length, record.name).toBeGreaterThan(0);
    expect(thicknesses, record.name).toEqual([...new Set(thicknesses)].sort((a, b) => b - a));
  }
});
