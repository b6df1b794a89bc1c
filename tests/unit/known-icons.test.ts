import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { KNOWN_ICONS } from "#app/components/icons/remote-icon.tsx";
import { root } from "#scripts/tools.ts";

const sources = globSync("{app,workers}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.(test|fixture)\./.test(path),
);
const contents = await Promise.all(sources.map((path) => readFile(join(root, path), "utf8")));

it("the icons that the code gives to toasts are those that need no request", () => {
  const named = contents.flatMap((text) =>
    [...text.matchAll(/\bicon: "([a-z0-9-]+:[a-z0-9-]+)"/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(KNOWN_ICONS).sort());
});
