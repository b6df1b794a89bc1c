import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { typedPlan } from "#app/components/marks-planner/plan-fields.ts";
import { stockOnly } from "#app/game/model/vehicle/default-profile.fixture.ts";
import { Overview } from "../page/overview.tsx";
import { Statistics } from "../page/statistics.tsx";
import { VEHICLE_ROUTE } from "../page/vehicle-data.ts";

/** The overview and the statistics, as the server renders them. */
const html = ["/", "/statistics"]
  .map((path) => {
    const data = { text: JSON.stringify(stockOnly), newest: "2.4.0.0", version: null };
    const Stub = createRoutesStub([
      {
        id: VEHICLE_ROUTE,
        children: [
          { index: true, Component: Overview },
          {
            path: "statistics",
            Component: () => <Statistics scatter={null} mastery={null} own={null} typed={typedPlan()} kept={[]} />,
          },
        ],
      },
    ]);
    return renderToStaticMarkup(
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { [VEHICLE_ROUTE]: data } }} />,
    );
  })
  .join("");
/** What a visitor reads. */
const text = html
  .replace(/<[^>]*>/g, " ")
  .replaceAll("&#x27;", "'")
  .replace(/\s+/g, " ");

describe("the page of a vehicle that is known with its stock modules only", () => {
  it("says so beside the key stats, and compares them with nothing", () => {
    expect(text).toContain("Key stats Stock modules");
    expect(text).toContain("Stock modules, from the publisher’s API, patch 2.4.0, 3 July 2026.");
    expect(text).not.toContain("average of");
    expect(html).not.toContain("stat-bar");
  });

  it("has a section of its own for modules, shells and the second state of driving", () => {
    expect(html).toContain('id="stock"');
    expect(text).toContain("Gun 12.8 cm simulated gun, tier X");
    expect(text).toContain("440 (330 to 550)");
    expect(text).toContain("Siege mode to switch over");
  });

  it("says what is not known", () => {
    expect(html).toContain('id="not-known"');
    expect(text).toMatch(/No data yet concealment/);
  });
});
