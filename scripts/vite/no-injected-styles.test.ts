import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { withoutInjectedStyles } from "./no-injected-styles.ts";

const installed = () =>
  readFile(fileURLToPath(import.meta.resolve("sonner/dist/styles.css")).replace("styles.css", "index.mjs"), "utf8");

describe("sonner", () => {
  it("as it is installed puts no style sheet into the page any more, and nothing else is gone", async () => {
    const code = await installed();
    const stripped = withoutInjectedStyles(code);
    expect(stripped.match(/__insertCSS/g)).toHaveLength(1);
    expect(stripped).toContain("function __insertCSS(code)");
    expect(stripped).toContain("export { Toaster, toast, useSonner };");
    expect(code.length - stripped.length).toBeGreaterThan(10_000);
  });

  it("of another making stops the build", () => {
    expect(() => withoutInjectedStyles("const css = 1;")).toThrow(/no longer injects/);
  });
});
