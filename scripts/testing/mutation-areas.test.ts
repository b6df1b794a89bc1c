import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { mutationArea, mutationAreas } from "./mutation-areas.ts";

/** The patterns that `{a,b}` in a pattern stands for. */
function alternatives(pattern: string): string[] {
  const [, before, list, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(pattern) ?? [];
  if (list === undefined) return [pattern];
  return list.split(",").flatMap((choice) => alternatives(`${before}${choice}${after}`));
}

const patterns = Object.values(mutationAreas)
  .flatMap(({ code, tests, workerTests = [] }) => [...code, ...tests, ...workerTests])
  .flatMap((pattern) => alternatives(pattern.replace(/^!/, "")));

it.each([...new Set(patterns)])("the mutation run finds files by %s", (pattern) => {
  expect(globSync(pattern).length).toBeGreaterThan(0);
});

it.each(["constructor", "", "formulae"])("there is no area %j", (name) => {
  expect(() => mutationArea(name)).toThrow("There are: stats,");
});
