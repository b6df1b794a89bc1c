import { afterEach, describe, expect, it, vi } from "vitest";
import { wargamingSettingsSchema } from "./wargaming.ts";
import { createPlayedVehicles } from "./wargaming-tanks.ts";

const played = createPlayedVehicles(wargamingSettingsSchema.parse({ WARGAMING_APPLICATION_ID: "our-application" }));
const ID = 445_888;

afterEach(() => vi.restoreAllMocks());

function giving(answer: object) {
  const requests: URL[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    requests.push(new URL(input instanceof Request ? input.url : input));
    return Response.json(answer);
  });
  return requests;
}

describe("what an account has driven", () => {
  it("is asked for without a permission, and only what is needed", async () => {
    // As the publisher answers, with more than was asked for.
    const tank = { statistics: { wins: 297, battles: 548 }, mark_of_mastery: 4, tank_id: 8977 };
    const requests = giving({ status: "ok", meta: { count: 1 }, data: { [ID]: [tank] } });
    expect(await played("asia", ID)).toEqual([{ vehicleId: 8977, battles: 548, wins: 297 }]);
    const [url] = requests;
    expect(url && url.origin + url.pathname).toBe("https://api.worldoftanks.asia/wot/account/tanks/");
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      application_id: "our-application",
      account_id: String(ID),
      fields: "tank_id,statistics.battles,statistics.wins",
    });
  });

  it("is null where there is no such account, or nothing is shown of it", async () => {
    giving({ status: "ok", data: { [ID]: null } });
    expect(await played("eu", ID)).toBeNull();
  });

  it.each([
    ["a refusal", { status: "error", error: { code: 407, message: "REQUEST_LIMIT_EXCEEDED" } }, "throttled"],
    [
      "negative battles",
      { status: "ok", data: { [ID]: [{ tank_id: 1, statistics: { battles: -1, wins: 0 } }] } },
      "unavailable",
    ],
    ["an answer about nobody", { status: "ok", data: null }, "unavailable"],
    ["an answer without the account", { status: "ok", data: { 1: null } }, "unavailable"],
    ["an answer that is no record", { status: "ok", data: [] }, "unavailable"],
    ["another shape", { status: "ok", data: { [ID]: [{ tank_id: 1 }] } }, "unavailable"],
  ])("fails with %s", async (_, answer, kind) => {
    giving(answer);
    await expect(played("eu", ID)).rejects.toMatchObject({ kind });
  });
});
