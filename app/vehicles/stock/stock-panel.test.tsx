import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import { DEFAULT_CHOICE } from "../vehicle-choice.ts";
import { VehiclePanels } from "../vehicle-panels.tsx";
import { vehicleView } from "../vehicle-view.ts";

const view = vehicleView(stockOnly, DEFAULT_CHOICE, { newest: "2.4.0.0" });
const html = renderToStaticMarkup(<VehiclePanels view={view} />);
/** What a visitor reads. */
const words = html
  .replace(/<[^>]*>/g, " ")
  .replaceAll("&#x27;", "'")
  .replace(/\s+/g, " ");

describe("the page of a vehicle that is known with its stock modules only", () => {
  it("says so beside the key figures, and compares them with nothing", () => {
    expect(words).toContain(
      "Stock modules, from the publisher's API, patch 2.4.0, 3 July 2026. Not compared: the figures of other vehicles are with top modules.",
    );
    expect(words).not.toContain("average of");
    expect(html).not.toContain("stat-bar");
  });

  it("has a section of its own for modules, shells and the second state of driving", () => {
    expect(html).toContain('href="#stock"');
    expect(words).toContain("Gun 12.8 cm simulated gun, tier X");
    expect(words).toContain("440 (330 to 550)");
    expect(words).toContain("Siege mode to switch over");
  });

  it("says what is not known", () => {
    expect(words).toContain("Its figures are those of the stock modules, as the publisher's API states them");
    expect(words).toMatch(/Not known yet concealment/);
  });
});
