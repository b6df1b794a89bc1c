import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./test.ts";

const pages = {
  "the index": "/",
  "an index with filters": "/?tier=10&nation=germany",
  "an index without a hit": "/?q=zzzz",
  "a vehicle": "/5137/tiger-ii",
  "a missing page": "/nowhere",
  "a fatal error": "/0/nothing",
  "a page that is not open yet": "/calendar",
  "the help for ad blockers": "/disable-adblock",
};
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, path] of Object.entries(pages)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const colorScheme of ["dark", "light"] as const) {
      test(`${name} is accessible, ${colorScheme} on a ${screen}`, async ({ page, complaints }) => {
        complaints.expect(/the server responded with a status of (404|503)/);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
      });
    }
  }
}
