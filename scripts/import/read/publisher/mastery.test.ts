import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { wargamingApplicationId } from "#simulators/wargaming.ts";
import { simulatedVehicle, unprofiledVehicle } from "#simulators/wargaming-encyclopedia.ts";
import { simulatedPublisher } from "../../fixtures/simulated-publisher.fixture.ts";
import { readPublishedMastery } from "./publisher.ts";
import type { JsonRequest } from "./publisher-request.ts";

const row = { "50": 500, "80": 800, "95": 950, "99": 990 };
const answer = (distribution: object) => ({ status: "ok", data: { distribution, updated_at: 1_783_468_800 } });

async function read(request: JsonRequest) {
  const faults = new SourceFaults();
  const publisher = { realm: "eu" as const, applicationId: wargamingApplicationId, faults, request, pause: 0 };
  return { mastery: await readPublishedMastery(publisher), faults: faults.list };
}

describe("the publisher's marks of mastery", () => {
  it("are read from the simulated API: the thresholds of every vehicle, their realm and day", async () => {
    const { mastery, faults } = await read(simulatedPublisher());
    expect(faults).toEqual([]);
    expect(mastery?.thresholds.get(simulatedVehicle.tank_id)).toEqual({
      third: 500,
      second: 800,
      first: 950,
      ace: 990,
    });
    expect(mastery?.degenerate).toEqual([unprofiledVehicle.tank_id]);
    expect(mastery?.source).toMatchObject({ title: expect.stringMatching(/, EU$/), date: "2026-07-02" });
  });

  it("are asked for in one call, by the percentiles of the marks", async () => {
    const requested: URL[] = [];
    await read(async (url) => {
      requested.push(new URL(url));
      return answer({});
    });
    expect(requested.map(({ pathname }) => pathname)).toEqual(["/wot/tanks/mastery/"]);
    expect(requested[0]?.searchParams.get("distribution")).toBe("xp");
    expect(requested[0]?.searchParams.get("percentile")).toBe("50,80,95,99");
  });

  it("leave out vehicles whose figures do not rise, and those that are not known", async () => {
    const { mastery } = await read(async () =>
      answer({ 1: row, 2: { ...row, "95": 800 }, 3: { ...row, "50": 0 }, 4: null }),
    );
    expect([...(mastery?.thresholds.keys() ?? [])]).toEqual([1]);
    expect(mastery?.degenerate).toEqual([2, 3]);
  });

  it.each([
    ["a row without one of the marks", answer({ 1: { "50": 1, "80": 2, "95": 3 } }), "data/distribution/1/99"],
    ["an id that is none", answer({ x: row }), "data/distribution/x"],
    ["no distribution", { status: "ok", data: null }, "data"],
  ])("are a fault with its place: %s", async (_, wrong, path) => {
    const { mastery, faults } = await read(async () => wrong);
    expect(mastery).toBeUndefined();
    expect(faults.map(({ element }) => element)).toEqual([path]);
  });

  it("are a fault where the publisher answers an error, which does not name the secret id", async () => {
    const error = { status: "error", error: { code: 407, message: "INVALID_APPLICATION_ID" } };
    const { faults } = await read(async () => error);
    expect(JSON.stringify(faults)).toContain("INVALID_APPLICATION_ID");
    expect(JSON.stringify(faults)).not.toContain(wargamingApplicationId);
  });
});
