import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import type axe from "axe-core";

/** Minified it parses in half the time, and every document parses it again. */
const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What keeps somebody from reading the page as it stands: each rule that is broken, and by which elements; with a
 * selector, in what it names. axe is injected once a document: its page builder takes four times as long for the same
 * violations.
 * The rows of a long table are alike: of each the first ones are read, and all of them in the long run.
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const alike = test.info().project.name === "browser" ? [["tbody > tr:nth-child(n + 13)"]] : [];
  const violations = await page.evaluate(
    async ([within, exclude]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(within ?? { include: [["html"]], exclude }, { resultTypes: ["violations"] })).violations;
    },
    [within, alike] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
