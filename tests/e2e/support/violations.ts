import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Minified it parses in half the time, and every document parses it again. */
const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Reading {
  /** A selector, to read what it names alone. */
  within?: string;
  /** Rows of each table that are read: those of a long one are alike. */
  rows?: number;
}

/**
 * What keeps somebody from reading the page as it stands: each rule that is broken, and by which elements. axe is
 * injected once a document: its page builder takes four times as long for the same violations. The audit asks for it
 * too, outside of any test.
 */
export async function violationsOf(page: Page, { within, rows }: Reading = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const alike = rows === undefined ? [] : [[`tbody > tr:nth-child(n + ${rows + 1})`]];
  const violations = await page.evaluate(
    async ([within, exclude]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(within ?? { include: [["html"]], exclude }, { resultTypes: ["violations"] })).violations;
    },
    [within, alike] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
