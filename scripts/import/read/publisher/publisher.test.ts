import { describe, expect, it } from "vitest";
import { SourceFaults } from "#scripts/import/report.ts";
import { wargamingApplicationId } from "#simulators/wargaming.ts";
import { encyclopediaInfo, simulatedVehicle, unprofiledVehicle } from "#simulators/wargaming-encyclopedia.ts";
import { simulatedPublisher } from "../../fixtures/simulated-publisher.fixture.ts";
import { readPublisher } from "./publisher.ts";
import type { JsonRequest } from "./publisher-request.ts";

const profile = simulatedVehicle.default_profile;
const info = { status: "ok", meta: { count: 2 }, data: encyclopediaInfo };

function vehicle(over: object = {}) {
  return { ...simulatedVehicle, ...over };
}

function page(total: number, ...vehicles: { tank_id: number }[]) {
  const data = Object.fromEntries(vehicles.map((vehicle) => [String(vehicle.tank_id), vehicle]));
  return { status: "ok", meta: { count: vehicles.length, page_total: total, total: 2, limit: 100, page: 1 }, data };
}

const ask = (faults: SourceFaults, request: JsonRequest) => ({
  realm: "eu" as const,
  applicationId: wargamingApplicationId,
  faults,
  request,
  pause: 0,
});

/** Answers to the pages of the list, one after the other; the rest of the encyclopedia answers as ever. */
async function read(...answers: unknown[]) {
  const faults = new SourceFaults();
  const urls: string[] = [];
  const request = async (url: string) => {
    if (url.includes("/encyclopedia/info/")) return info;
    urls.push(url);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const catalogue = await readPublisher({ ...ask(faults, request), applicationId: "secret-id" });
  return { catalogue, urls, faults: faults.list };
}

describe("the publisher's list of vehicles", () => {
  it("is read from the simulated encyclopedia with all that it states, and with its version and day", async () => {
    const faults = new SourceFaults();
    const catalogue = await readPublisher(ask(faults, simulatedPublisher()));
    expect(faults.list).toEqual([]);
    expect([...catalogue.names.values()].map(({ name }) => name)).toEqual([
      simulatedVehicle.name,
      unprofiledVehicle.name,
    ]);
    expect([...(catalogue.profiles ?? [])]).toEqual([
      [simulatedVehicle.tank_id, { tag: simulatedVehicle.tag, profile: expect.objectContaining({ modes: [] }) }],
    ]);
    expect(catalogue.publisher).toMatchObject({
      title: "The publisher's API, EU",
      version: "2.4.0.0",
      date: "2026-07-03",
    });
  });

  it.each([
    [750, 400_000, { amount: 750, currency: "gold" }],
    [0, 0, { amount: 0, currency: "credits" }],
    [null, 3600, { amount: 3600, currency: "credits" }],
    [null, null, null],
  ])("has a price in gold before one in credits: %j and %j", async (price_gold, price_credit, price) => {
    const { catalogue } = await read(page(1, vehicle({ price_gold, price_credit })));
    expect(catalogue.newer[0]?.price).toEqual(price);
  });

  it("is read page by page until the last", async () => {
    const { catalogue, urls, faults } = await read(page(2, vehicle()), page(2, vehicle({ tank_id: 1, name: "T-34" })));
    expect(faults).toEqual([]);
    expect(urls.map((url) => new URL(url).searchParams.get("page_no"))).toEqual(["1", "2"]);
    expect(new URL(urls[0] ?? "").host).toBe("api.worldoftanks.eu");
    const { language, limit, fields = "" } = Object.fromEntries(new URL(urls[0] ?? "").searchParams);
    expect([language, limit]).toEqual(["en", "100"]);
    const asked = fields.split(",");
    expect(asked).toEqual(expect.arrayContaining(["tank_id", "tag", "price_gold", "default_profile.gun"]));
    expect(asked).not.toContain("default_profile");
    expect(catalogue.newer[0]?.fromPublisher).toBe(true);
    expect(catalogue.names.get(1)?.fromPublisher).toBe(true);
    expect([...catalogue.names.values()].map(({ name }) => name)).toEqual([simulatedVehicle.name, "T-34"]);
    expect(catalogue.complete).toBe(true);
  });

  it("gives prices as stated, and figures only as those of the stock modules", async () => {
    const gold = vehicle({ tank_id: 3, is_premium: true, price_credit: 0, price_gold: 7500 });
    const { catalogue } = await read(page(1, vehicle(), unprofiledVehicle, gold));
    const byId = new Map(catalogue.newer.map((vehicle) => [vehicle.id, vehicle]));
    expect(byId.get(simulatedVehicle.tank_id)).toMatchObject({
      price: { amount: 6_100_000, currency: "credits" },
      stats: { damage: null, health: null },
    });
    expect(byId.get(unprofiledVehicle.tank_id)?.price).toBeNull();
    expect(byId.get(3)).toMatchObject({ premium: true, price: { amount: 7500, currency: "gold" } });
    expect([...(catalogue.profiles?.keys() ?? [])]).toEqual([3, simulatedVehicle.tank_id]);
  });

  it("skips ids that it answers with null", async () => {
    const answer = { ...page(1, vehicle()), data: { "529": vehicle(), "530": null } };
    expect((await read(answer)).catalogue.newer).toHaveLength(1);
  });

  it("is asked again when the limit of requests is reached", async () => {
    const limit = {
      status: "error",
      error: { code: 407, message: "REQUEST_LIMIT_EXCEEDED", field: null, value: null },
    };
    const { catalogue, faults, urls } = await read(limit, limit, page(1, vehicle()));
    expect(faults).toEqual([]);
    expect(urls).toHaveLength(3);
    expect(catalogue.newer).toHaveLength(1);
    expect((await read(limit, limit, limit, limit)).faults[0]?.message).toContain("407 REQUEST_LIMIT_EXCEEDED");
  });

  it.each([
    [{ status: "error", error: { code: 407_1, message: "INVALID_APPLICATION_ID" } }, "", "INVALID_APPLICATION_ID"],
    [page(1, vehicle({ tag: undefined })), `data/${simulatedVehicle.tank_id}/tag`, "expected string"],
    ["<html>", "", "expected object"],
    [new Error("HTTP 503"), "", "HTTP 503"],
  ])("is a fault when it answers %j", async (answer, element, message) => {
    const { faults } = await read(answer);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ element, message: expect.stringContaining(message) });
    expect(JSON.stringify(faults)).not.toContain("secret-id");
  });

  it.each<[string, object]>([
    ["gun/reload_time", { gun: { ...profile.gun, reload_time: -1 } }],
    ["gun/aim_time", { gun: { ...profile.gun, aim_time: "2.4" } }],
    ["engine/fire_chance", { engine: { ...profile.engine, fire_chance: 12 } }],
    ["armor/hull/front", { armor: { hull: { front: "thick" } } }],
    ["ammo/0/damage", { ammo: [{ damage: [550, 440, 330] }] }],
    ["ammo/0/damage", { ammo: [{ damage: [330, 200, 550] }] }],
    ["ammo/0/damage", { ammo: [{ damage: [330, 600, 550] }] }],
    ["ammo/1/type", { ammo: [{ damage: [440, 440, 440] }, { type: "PLASMA" }] }],
    ["ammo/0/damage/2", { ammo: [{ damage: [330, 440, null] }] }],
    ["ammo/0/type", { ammo: [{ type: "PLASMA" }] }],
    ["hp", { hp: 0 }],
  ])("is a fault that names the odd figure: %s", async (path, odd) => {
    const { faults } = await read(page(1, vehicle({ default_profile: { ...profile, ...odd } })));
    expect(faults.map(({ file, element }) => `${file} ${element}`)).toEqual([
      `api.worldoftanks.eu/encyclopedia/vehicles, page 1 data/${simulatedVehicle.tank_id}/default_profile/${path}`,
    ]);
  });

  it.each(["2", "v2.4", "2.4b", "2.4.0.0.1"])("has no version that reads %s", async (game_version) => {
    const faults = new SourceFaults();
    const of = { status: "ok", data: { game_version, tanks_updated_at: 1 } };
    await readPublisher(ask(faults, async (url) => (url.includes("/info/") ? of : page(1))));
    expect(faults.list).toMatchObject([{ element: "data/game_version", message: "is no game version" }]);
  });

  it("has to say of which version and day it is", async () => {
    const faults = new SourceFaults();
    const request = async (url: string) =>
      url.includes("/info/") ? { status: "ok", data: { game_version: "soon" } } : page(1, vehicle());
    await readPublisher(ask(faults, request));
    expect(faults.list.map(({ file, element }) => `${file} ${element}`)).toEqual([
      "api.worldoftanks.eu/encyclopedia/info data/game_version",
      "api.worldoftanks.eu/encyclopedia/info data/tanks_updated_at",
    ]);
  });
});
