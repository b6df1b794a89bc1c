import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { controls, controlsOfAnEmptySite } from "../e2e/whole-site/controls.ts";

/** Here and not next to them: this reports a renamed file within seconds, without a browser. */
it("every test file that the list of controls names is there", async () => {
  const paths = await readdir(new URL("../e2e/", import.meta.url), { recursive: true });
  const files = new Set(paths.map((path) => path.replace(/^.*\//, "")));
  const missing = [...controls, ...controlsOfAnEmptySite].filter(({ file }) => !files.has(`${file}.test.ts`));
  expect(missing).toEqual([]);
});
