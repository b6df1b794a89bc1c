import { beforeEach, expect, it, vi } from "vitest";
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

it("builds whose time or vehicle cannot be read keep no other from the account", async () => {
  const loadout = { vehicleId: 529, vehicleName: "Tiger I", name: "Sniper", patch: null, savedAt: 5 };
  const entries = [
    { ...loadout, loadoutId: "a", code: "1A" },
    { ...loadout, loadoutId: "b", code: "1B", savedAt: "yesterday" },
    { ...loadout, loadoutId: "c", code: "1C", savedAt: 1, vehicleId: 530 },
  ];
  localStorage.setItem("index-builds", JSON.stringify(entries));
  const sent: [string | null, string | null][] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push([body.get("code"), body.get("saved_at")]);
    return Response.json({ build: {}, already: false });
  });
  await moveToAccount(browserLoadouts.read().loadouts);
  // The account gives a time to what has none; what is no vehicle's stays as it is.
  expect(sent).toEqual([
    ["1B", null],
    ["1A", "5"],
  ]);
  expect(browserLoadouts.read()).toEqual({ loadouts: [], foreign: entries.slice(2) });
});

it("builds move to the account one by one, and what it does not take stays in the browser", async () => {
  const loadout = { vehicleId: 529, vehicleName: "Tiger I", name: "", patch: null };
  for (const [index, code] of ["1A", "1B", "1C"].entries())
    browserLoadouts.keep({ ...loadout, code, savedAt: index + 1 });
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: URLSearchParams }) => {
    requested.push(body.get("code") ?? "");
    if (requested.length > 1)
      return Response.json({ error: { code: "builds_full", message: "It is full." } }, { status: 409 });
    const kept = {
      ...loadout,
      loadoutId: "new",
      code: "1A",
      savedAt: Number(body.get("saved_at")),
      name: body.get("name"),
    };
    return Response.json({ build: kept, already: false });
  });
  await expect(moveToAccount(browserLoadouts.read().loadouts)).rejects.toThrow("It is full.");
  expect(requested).toEqual(["1A", "1B"]);
  expect(browserLoadouts.read().loadouts.map(({ code }) => code)).toEqual(["1C", "1B"]);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await expect(moveToAccount(browserLoadouts.read().loadouts)).rejects.toThrow(
    /did not answer, so nothing has changed/,
  );
  expect(browserLoadouts.read().loadouts).toHaveLength(2);
});
