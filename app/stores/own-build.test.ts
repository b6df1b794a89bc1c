import { afterEach, expect, test, vi } from "vitest";
import { keepOwnBuild, keptOwnBuild } from "./own-build.ts";

function storage(entry: string | null) {
  let stored = entry;
  const setItem = (_: string, value: string) => {
    stored = value;
  };
  vi.stubGlobal("sessionStorage", { getItem: () => stored, setItem });
}

afterEach(() => vi.unstubAllGlobals());

test("the last build is kept for its vehicle only", () => {
  storage(null);
  expect(keptOwnBuild(529)).toBeNull();
  keepOwnBuild(529, "?build=1AgN_-");
  expect([keptOwnBuild(529), keptOwnBuild(52)]).toEqual(["?build=1AgN_-", null]);
  keepOwnBuild(7169, "?build=1");
  expect([keptOwnBuild(529), keptOwnBuild(7169)]).toEqual([null, "?build=1"]);
});

test("what is no build is neither kept nor read", () => {
  storage("529?build=1&x=javascript:");
  expect(keptOwnBuild(529)).toBeNull();
  storage(null);
  keepOwnBuild(529, "?setup=own");
  expect(keptOwnBuild(529)).toBeNull();
});

test("a blocked storage keeps nothing", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked });
  keepOwnBuild(529, "?build=1");
  expect(keptOwnBuild(529)).toBeNull();
});
