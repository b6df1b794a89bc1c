import { DEMO_PAGE } from "#scripts/local/demo/demo-account.ts";
import { expect, test } from "../support/test.ts";

// Where a column, a list or a table was too narrow for the words that it holds.
const PAGES = [
  `${DEMO_PAGE}/vehicles/7169`,
  "/marks-of-excellence",
  "/calendar/demo-stream",
  "/529/tiger-i/statistics",
];

for (const [name, width, percent] of [
  ["on a phone", 390, 160],
  ["on a desktop", 1440, 200],
] as const)
  test(`text at ${percent}% ${name} scrolls no page sideways`, async ({ noScript: page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      const overflow = await page.evaluate((size) => {
        // The page's policy lets no style in by markup.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { font-size: ${size}% }`);
        document.adoptedStyleSheets.push(sheet);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, percent);
      expect.soft(overflow, path).toBe(0);
    }
  });
