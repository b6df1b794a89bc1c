import { describe, expect, it } from "vitest";
import { faultText } from "./fault-text.ts";

describe("what a visitor reads of a fault", () => {
  it("is the sentence of our own error", () => {
    expect(faultText(new Error("This battle is too old."))).toBe("This battle is too old.");
  });

  it.each([
    new TypeError("Failed to fetch"),
    new TypeError("NetworkError when attempting to fetch resource."),
    new TypeError("Load failed (index.example)"),
    new TypeError("Failed to fetch dynamically imported module: https://index.example/assets/a.js"),
    new TypeError("error loading dynamically imported module: https://index.example/assets/a.js"),
    new TypeError("Importing a module script failed."),
    new Error("Unable to preload CSS for /assets/a.css"),
    "thrown text",
    undefined,
  ])("has none of the browser's own words: %s", (thrown) => {
    const text = faultText(thrown);
    expect(text).toContain("try again");
    expect(text).not.toMatch(/fetch|module|CSS|Load failed|thrown text/);
  });
});
