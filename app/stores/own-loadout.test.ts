import { expect, test, vi } from "vitest";
import { ownLoadout, saveOwnLoadout } from "./own-loadout.ts";

function storage(entry: string | null) {
  let stored = entry;
  const setItem = (_: string, value: string) => {
    stored = value;
  };
  vi.stubGlobal("sessionStorage", { getItem: () => stored, setItem });
}

test("the last build is kept for its vehicle only", () => {
  storage(null);
  expect(ownLoadout(529)).toBeNull();
  saveOwnLoadout(529, "?loadout=1AgN_-");
  expect([ownLoadout(529), ownLoadout(52)]).toEqual(["?loadout=1AgN_-", null]);
  saveOwnLoadout(7169, "?loadout=1A");
  expect([ownLoadout(529), ownLoadout(7169)]).toEqual([null, "?loadout=1A"]);
});

test("what is no build is neither kept nor read", () => {
  storage("529?loadout=1A&x=javascript:");
  expect(ownLoadout(529)).toBeNull();
  storage(null);
  saveOwnLoadout(529, "?loadout=typical");
  expect(ownLoadout(529)).toBeNull();
});

test("a blocked storage keeps nothing", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
  saveOwnLoadout(529, "?loadout=1A");
  expect(ownLoadout(529)).toBeNull();
});
