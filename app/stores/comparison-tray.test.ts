import { expect, it, vi } from "vitest";
import { readTray, useTray } from "./comparison-tray.ts";

it("vehicles to compare are there for the page where storage is blocked, until they are taken out", () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  useTray.getState().put([...readTray(), { v: "529", name: "Tiger I" }]);
  useTray.getState().put([...readTray(), { v: "5137", name: "Tiger II" }]);
  expect(readTray().map(({ name }) => name)).toEqual(["Tiger I", "Tiger II"]);
  useTray.getState().put([]);
  expect(readTray()).toEqual([]);
});
