import { beforeEach, describe, expect, it, vi } from "vitest";

const locationOf = (pathname: string) => ({ pathname, search: "", hash: "" });
const assign = vi.fn();
const reload = vi.fn();

/** The module holds the state of one document, so every test reloads it. */
const load = async () => {
  vi.resetModules();
  return import("./reload.ts");
};

beforeEach(() => {
  assign.mockReset();
  reload.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { ...locationOf("/"), assign, reload } });
  vi.stubGlobal("navigator", { onLine: true });
  // A reload that has just happened, so that another one is not allowed.
  vi.stubGlobal("sessionStorage", { getItem: () => String(Date.now()), setItem: () => {} });
});

describe("a part that a navigation finds missing less than 10 s after a reload", () => {
  it("is shown as missing, also where React hears of the navigation only after it failed", async () => {
    const { enterNavigation, followNavigation, reloadForFailedChunk } = await load();
    const leave = enterNavigation(locationOf("/techtree/uk"));
    expect(reloadForFailedChunk()).toBe(false);
    followNavigation(locationOf("/techtree/uk"), "/");
    leave();
    followNavigation(null, "/techtree/uk");
    expect(assign).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(["/529/tiger-i", "/techtree/uk"])("lets the next navigation, to %s, load a document", async (path) => {
    const { enterNavigation, followNavigation, reloadForFailedChunk } = await load();
    const leave = enterNavigation(locationOf("/techtree/uk"));
    reloadForFailedChunk();
    followNavigation(locationOf("/techtree/uk"), "/");
    leave();
    enterNavigation(locationOf(path));
    followNavigation(locationOf(path), "/");
    expect(assign.mock.calls).toEqual([[path]]);
  });
});

it("a part that is missing loads the document that the visitor is on the way to", async () => {
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  const { enterNavigation, followNavigation, reloadForFailedChunk } = await load();
  enterNavigation(locationOf("/techtree/uk"));
  expect(reloadForFailedChunk()).toBe(true);
  followNavigation(locationOf("/techtree/uk"), "/");
  expect(assign.mock.calls).toEqual([["/techtree/uk"]]);
});
