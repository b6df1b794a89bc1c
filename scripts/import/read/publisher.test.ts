import { describe, expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { readPublisher } from "./publisher.ts";

/** Answers in the shape that the publisher documents, by page. */
function vehicle(over: object = {}) {
  return {
    tank_id: 529,
    tag: "G04_PzVI_Tiger_I",
    name: "Tiger I",
    short_name: "Tiger I",
    nation: "germany",
    tier: 7,
    type: "heavyTank",
    is_premium: false,
    price_credit: 1_390_000,
    price_gold: 0,
    default_profile: {
      hp: 1400,
      speed_forward: 40,
      gun: { caliber: 75, dispersion: 0.35 },
      ammo: [{ damage: [101, 135, 169] }, { damage: [131, 175, 219] }],
    },
    ...over,
  };
}

function page(total: number, ...vehicles: { tank_id: number }[]) {
  const data = Object.fromEntries(vehicles.map((each) => [String(each.tank_id), each]));
  return { status: "ok", meta: { count: vehicles.length, page_total: total, total: 2, limit: 100, page: 1 }, data };
}

async function read(...answers: unknown[]) {
  const faults = new Faults();
  const urls: string[] = [];
  const request = async (url: string) => {
    urls.push(url);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const catalogue = await readPublisher("eu", "secret-id", faults, request, 0);
  return { catalogue, urls, faults: faults.list };
}

describe("the publisher's list of vehicles", () => {
  it("is read page by page until the last", async () => {
    const { catalogue, urls, faults } = await read(page(2, vehicle()), page(2, vehicle({ tank_id: 1, name: "T-34" })));
    expect(faults).toEqual([]);
    expect(urls.map((url) => new URL(url).searchParams.get("page_no"))).toEqual(["1", "2"]);
    expect(new URL(urls[0] ?? "").host).toBe("api.worldoftanks.eu");
    expect([...catalogue.names.values()].map(({ name }) => name)).toEqual(["Tiger I", "T-34"]);
    expect(catalogue.complete).toBe(true);
  });

  it("gives what it states and null for what it does not", async () => {
    const bare = vehicle({ tank_id: 2, price_credit: null, price_gold: null, default_profile: null });
    const gold = vehicle({ tank_id: 3, is_premium: true, price_credit: 0, price_gold: 7500 });
    const { catalogue } = await read(page(1, vehicle(), bare, gold));
    const byId = new Map(catalogue.newer.map((each) => [each.id, each]));
    expect(byId.get(529)).toMatchObject({
      price: { amount: 1_390_000, currency: "credits" },
      stats: { damage: 135, health: 1400, topSpeed: 40, calibre: 75, dispersion: 0.35 },
    });
    expect(byId.get(2)).toMatchObject({ price: null, stats: { damage: null, health: null } });
    expect(byId.get(3)).toMatchObject({ premium: true, price: { amount: 7500, currency: "gold" } });
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
    [{ status: "error", error: { code: 407_1, message: "INVALID_APPLICATION_ID" } }, "INVALID_APPLICATION_ID"],
    [{ status: "ok", meta: { page_total: 1 }, data: { "1": { tank_id: 1 } } }, "tag"],
    ["<html>", "expected object"],
    [new Error("HTTP 503"), "HTTP 503"],
  ])("is a fault when it answers %j", async (answer, message) => {
    const { faults } = await read(answer);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toContain(message);
    expect(JSON.stringify(faults)).not.toContain("secret-id");
  });
});
