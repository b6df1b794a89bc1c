import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

const pages = {
  "the index": "/",
  "an index with filters": "/?tier=10&nation=germany",
  "an index without a hit": "/?q=zzzz",
  "a vehicle": "/5137/tiger-ii",
  "the marks of excellence": "/marks-of-excellence",
  "a vehicle with a build": "/529/tiger-i?setup=typical",
  "a plan to the next mark": "/marks-of-excellence?vehicle=529&now=72.4&damage=2400",
  "a plan that cannot be": "/marks-of-excellence?tier=99&vehicle=tiger&now=abc",
  "a region without marks": "/marks-of-excellence?region=asia",
  "the averages": "/community-average",
  "averages of groups": "/community-average?view=class",
  "the marks of mastery": "/marks-of-mastery",
  "marks of mastery without a hit": "/marks-of-mastery?q=zzzz",
  "the module extractor": "/modules-extractor?view=shells",
  "the tank extractor": "/tank-extractor",
  "the tank extractor with a list": "/tank-extractor?vehicles=~ACJRHA&tier=10&modules=stock&dpm=2000..",
  "a comparison to begin": "/comparison",
  "a comparison": "/comparison?v=9489&v=7169.stock&v=9489.typical&deltas=percent&closed=vision",
  "a missing page": "/nowhere",
  "a fatal error": "/0/nothing",
  "a page that is not open yet": "/mod",
  "the calendar": "/calendar",
  "a week of the calendar": "/calendar?view=week",
  "an event": "/calendar/demo-stream",
  "the help for ad blockers": "/disable-adblock",
  // Found by a search, all of them are open.
  "the questions and answers": "/faq?q=e",
  "a document": "/privacy-policy",
  "the news": "/news",
  "news without a hit": "/news?q=zzzz",
  "a post": "/news/current-vehicles",
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
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  }
}

test.describe("the pages about signing in", () => {
  const anonymous = ["/access", "/twitch", "/wg", "/patreon?problem=occupied", "/my-builds"];
  const signedIn = ["/access", "/google", "/wg", "/access?problem=sign_in_again", "/my-builds"];
  let visitor: Visitor;
  test.beforeAll(async () => {
    visitor = new Visitor();
    await visitor.signIn("wgauth", "commander-3");
    visitor.cookies.delete("__Host-flash");
  });

  for (const [screen, viewport] of Object.entries(screens)) {
    for (const colorScheme of ["dark", "light"] as const) {
      test(`are accessible, ${colorScheme} on a ${screen}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const path of anonymous) {
          await page.goto(path);
          expect(await violationsOf(page), path).toEqual([]);
        }
      });

      test(`are accessible for who is signed in, ${colorScheme} on a ${screen}`, async ({ page, context }) => {
        await visitor.handOver(context);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        for (const path of signedIn) {
          await page.goto(path);
          // Elements that open are checked too.
          for (const summary of await page.locator("main summary").all()) await summary.click();
          await page.getByRole("banner").locator("summary").click();
          expect(await violationsOf(page), path).toEqual([]);
        }
      });
    }
  }
});

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
