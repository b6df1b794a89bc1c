import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserLoadouts } from "./browser-loadouts.ts";
import { moveToAccount } from "./loadout-keepers.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("builds move to the account one by one, and what it does not take stays in the browser", async () => {
  const build = { vehicleId: 529, vehicleName: "Tiger I", name: "", patch: null };
  for (const [place, code] of ["1A", "1B", "1C"].entries())
    browserLoadouts.keep({ ...build, code, savedAt: place + 1 });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body.get("code") ?? "");
    if (asked.length > 1)
      return Response.json({ error: { code: "builds_full", message: "It is full." } }, { status: 409 });
    const kept = {
      ...build,
      loadoutId: "new",
      code: "1A",
      savedAt: Number(body.get("saved_at")),
      name: body.get("name"),
    };
    return Response.json({ build: kept, already: false });
  });
  await expect(moveToAccount(browserLoadouts.read().builds)).rejects.toThrow("It is full.");
  expect(asked).toEqual(["1A", "1B"]);
  expect(browserLoadouts.read().builds.map(({ code }) => code)).toEqual(["1C", "1B"]);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await expect(moveToAccount(browserLoadouts.read().builds)).rejects.toThrow(/did not answer, so nothing has changed/);
  expect(browserLoadouts.read().builds).toHaveLength(2);
});
