import { describe, expect, it } from "vitest";
import { colourModeScript } from "./colour-mode.ts";

/** Runs the script as a page would, with a document and a storage of our own. */
function run(localStorage: { getItem(key: string): string | null }) {
  const classes: string[] = [];
  const root = { dataset: {} as Record<string, string>, classList: { add: (name: string) => classes.push(name) } };
  new Function("document", "localStorage", colourModeScript)({ documentElement: root }, localStorage);
  return { theme: root.dataset.theme, classes };
}

describe("colourModeScript", () => {
  it.each([
    ["light", "light"],
    ["dark", "dark"],
    ["system", "system"],
    ["<script>", "system"],
    [null, "system"],
  ])("stored %j gives %j", (stored, theme) => {
    expect(run({ getItem: (key) => (key === "index-color-mode" ? stored : null) }).theme).toBe(theme);
  });

  it("survives storage that throws", () => {
    const denied = {
      getItem() {
        throw new Error("denied");
      },
    };
    expect(run(denied)).toEqual({ theme: "system", classes: ["js"] });
  });

  it("marks the document as one with script", () => {
    expect(run({ getItem: () => null }).classes).toEqual(["js"]);
  });
});
