import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { controls, controlsOfAnEmptySite } from "../e2e/whole-site/controls.ts";

/** Here and not beside them: a test that is renamed is told within seconds. */
it("every test that the list of controls names is there", async () => {
  const folder = new URL("../e2e/", import.meta.url);
  const paths = await readdir(folder, { recursive: true });
  for (const { file, test } of [...controls, ...controlsOfAnEmptySite]) {
    const path = paths.find((each) => each.endsWith(`/${file}.test.ts`));
    expect(path, `${file}.test.ts is below tests/e2e`).toBeDefined();
    const source = await readFile(new URL(path ?? "", folder), "utf8");
    const parts = test.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const name = new RegExp(parts.join("\\$\\{[^`]+\\}"));
    expect(name.test(source), `tests/e2e/${path} has the test “${test}”`).toBe(true);
  }
});
