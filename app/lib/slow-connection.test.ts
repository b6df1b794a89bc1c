import { expect, it, vi } from "vitest";
import { isSlowConnection } from "./slow-connection.ts";

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g", saveData: false }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("a connection %j is slow: %s", (connection, slow) => {
  vi.stubGlobal("navigator", { connection });
  expect(isSlowConnection()).toBe(slow);
});
