import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { root } from "#scripts/tools.ts";
import { askBeforeReload } from "./route-module-errors.ts";

const file = "node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js";

it("finds and replaces the reload of the installed router", async () => {
  const code = await readFile(`${root}${file}`, "utf8");
  expect(code).toContain("window.location.reload()");
  const changed = askBeforeReload(code);
  expect(changed).not.toContain("location.reload");
  expect(changed).toContain("routemoduleerror");
  expect(changed).not.toContain("reloading page");
});

it("fails where the router has changed", () => {
  expect(() => askBeforeReload("location.reload();")).toThrow(/internals\.md/);
});
