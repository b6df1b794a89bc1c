import { beforeEach, describe, expect, it, vi } from "vitest";
import { COLOUR_MODE_KEY } from "#app/lib/colour-mode-key.ts";
import { nextMode, useColourMode } from "./colour-mode.ts";

const root = { dataset: {} as Record<string, string> };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  root.dataset = {};
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  useColourMode.setState({ mode: "system" });
});

describe("colour mode", () => {
  it("applies and keeps a choice under the key that the first script reads", () => {
    useColourMode.getState().choose("light");
    expect(root.dataset.theme).toBe("light");
    expect(stored.get(COLOUR_MODE_KEY)).toBe("light");
  });

  it("keeps nothing for the system's mode", () => {
    stored.set(COLOUR_MODE_KEY, "dark");
    useColourMode.getState().choose("system");
    expect(stored.has(COLOUR_MODE_KEY)).toBe(false);
    expect(root.dataset.theme).toBe("system");
  });

  it.each([
    ["dark", "dark"],
    ["nonsense", "system"],
  ])("restores %j as %j", (value, mode) => {
    stored.set(COLOUR_MODE_KEY, value);
    useColourMode.getState().restore();
    expect(useColourMode.getState().mode).toBe(mode);
  });

  it("works where storage throws", () => {
    const deny = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: deny, setItem: deny, removeItem: deny });
    useColourMode.getState().restore();
    useColourMode.getState().choose("dark");
    expect(useColourMode.getState().mode).toBe("dark");
  });

  it("goes round the modes", () => {
    expect([nextMode("system"), nextMode("light"), nextMode("dark")]).toEqual(["light", "dark", "system"]);
  });
});
