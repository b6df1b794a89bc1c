import { describe, expect, it } from "vitest";
import { isUnreachable } from "./unreachable.ts";

describe("the site cannot be reached", () => {
  it.each([
    "Failed to fetch",
    "NetworkError when attempting to fetch resource.",
    "Load failed",
    "Load failed (index.example)",
    "network error",
  ])("when a fetch ends with %j", (message) => {
    expect(isUnreachable(new TypeError(message), true)).toBe(true);
    expect(isUnreachable(new TypeError(message), false)).toBe(true);
  });

  it.each([
    "Failed to fetch dynamically imported module: https://index.example/assets/a.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a.css",
  ])("when the browser is offline and %j", (message) => {
    expect(isUnreachable(new TypeError(message), false)).toBe(true);
    expect(isUnreachable(new Error(message), false)).toBe(true);
  });
});

describe("it can be reached", () => {
  it.each([
    ["when an error only speaks of fetching", new Error("Failed to fetch the vehicle")],
    ["when the code is at fault", new TypeError("undefined is not a function")],
    ["when it has answered", { status: 503, data: "Failed to fetch" }],
    ["when nothing is known", undefined],
  ])("%s", (_, thrown) => {
    expect(isUnreachable(thrown, true)).toBe(false);
    expect(isUnreachable(thrown, false)).toBe(false);
  });

  it("when a part is missing though there is a connection", () => {
    const message = "Failed to fetch dynamically imported module: https://index.example/assets/a.js";
    expect(isUnreachable(new TypeError(message), true)).toBe(false);
  });
});
