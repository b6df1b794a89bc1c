import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { definitions } from "#tests/setup/loadout-items.ts";
import { definedVehicle } from "#tests/setup/published.ts";
import { currentLoadout } from "./current-loadout.ts";
import { loadoutContent } from "./loadout-content.ts";
import { LoadoutPanels } from "./loadout-panels.tsx";

it("tells empty slots of one kind apart for who hears them", () => {
  const tiger = definedVehicle("germany/heavyTank/VII/G04_PzVI_Tiger_I");
  const loadout = loadoutContent(tiger, currentLoadout(new URLSearchParams(), tiger, definitions), "", []);
  expect(new Set(loadout.equipment.map(({ label }) => label)).size).toBeLessThan(loadout.equipment.length);
  const html = renderToStaticMarkup(<LoadoutPanels loadout={loadout} path="/529/tiger-i/loadout" />);
  const names = [...html.matchAll(/<a [^>]*id="equipment-\d"[^>]*>(.*?)<\/a>/g)].map(([, inside = ""]) =>
    inside.replace(/<[^>]+>/g, ""),
  );
  expect(names).toHaveLength(loadout.equipment.length);
  expect(new Set(names).size).toBe(names.length);
});
