import type { Page } from "@playwright/test";
import { planWith } from "../maps/drawing-page.ts";
import { accessibleOnEveryScreen, IN_BOTH_MODES } from "../support/looks.ts";
import { faultsOfAnswer } from "../support/observatory-score.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { KINDS_OF_PAGE } from "./kinds-of-page.ts";

const NAMED = {
  "the index": "/",
  "an index without a hit": "/?q=zzzz",
  "a vehicle without marks, ranks and vehicles that are like it": "/81/vickers-medium-mk-i",
  "a vehicle with a loadout and a list of choices": "/529/tiger-i/loadout?loadout=typical&open=equipment-1",
  "a plan to the next mark": "/marks-of-excellence?vehicle=529&now=72.4&damage=2400",
  "a plan that cannot be": "/marks-of-excellence?tier=99&vehicle=tiger&now=abc",
  "a region without marks": "/marks-of-excellence?region=asia",
  "the averages": "/community-average",
  "what patches changed": "/patches?class=heavyTank",
  "the marks of mastery": "/marks-of-mastery",
  "the module extractor": "/modules-extractor?view=shells",
  "the tank extractor": "/tank-extractor",
  "the tank extractor with a list": "/tank-extractor?vehicles=~ACJRHA&tier=10&modules=stock&dpm=2000..",
  "the video extractor": "/video-extractor?map=cliff&type=standard&spawn=south",
  "a comparison to begin": "/comparison",
  "a comparison": "/comparison?v=9489&v=7169.stock&v=9489.typical&deltas=percent&closed=vision",
  "the maps": "/maps",
  "a map": "/maps/steppes?type=assault&mode=assault2&vehicle=529&at=D6",
  "the map rotation": "/map-rotation?tier=8&since=2.4",
  "the map rotation without a match": "/map-rotation?q=atlantis",
  "a map with a plan drawn on it": `/maps/prokhorovka?plan=${planWith(3)}`,
  "a map without a plan": "/maps/normandy",
  "the no-gold challenge": "/no-gold-challenge?nation=germany&to=9489&from=529&xp=780&vehicle=lowe",
  "a missing page": "/nowhere",
  "a fatal error": "/0/nothing",
  "the mod": "/mod",
  "the open calls": "/open-calls",
  "the calendar": "/calendar",
  "a plan through a tree": "/techtree/ussr?to=67585",
  "a week of the calendar": "/calendar?view=week",
  "an event": "/calendar/demo-stream",
  "the help for ad blockers": "/disable-adblock",
  // Found by a search, all of them are open.
  "the questions and answers": "/faq?q=e",
  "a document": "/privacy-policy",
  "the news": "/news",
  "a post": "/news/current-vehicles",
};

/** Pages without a state above, one of every kind. */
const NAMED_PATHS = new Set(Object.values(NAMED).map(pathOf));
const OTHERS = KINDS_OF_PAGE.filter(({ at }) => !NAMED_PATHS.has(pathOf(at))).map(({ at }) => [at, at] as const);

function pathOf(address: string): string {
  return new URL(address, "http://localhost").pathname;
}

// Reading a long page takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** Opens a page once, and expects all that holds of every page: of its answer, what it fetches and shows. */
async function expectSound(page: Page, path: string): Promise<void> {
  const fetched: string[] = [];
  page.on("request", (request) => {
    // The calendar goes on to the visitor's time zone by itself.
    if (request.isNavigationRequest()) fetched.length = 0;
    if (["stylesheet", "script"].includes(request.resourceType())) fetched.push(new URL(request.url()).pathname);
  });
  // Read as it comes, since such a page is gone when the rest is read.
  let sent: Promise<string[]> | undefined;
  page.on("response", (answer) => {
    if (answer.request().isNavigationRequest())
      sent ??= answer.text().then((html) => faultsOfAnswer(answer.headers(), html));
  });
  await accessibleOnEveryScreen(page, path);
  expect(await sent).toEqual([]);
  expect(fetched.some((file) => file.endsWith(".css"))).toBe(true);
  const twice = fetched.filter((file, index) => fetched.indexOf(file) !== index);
  // A body that is fetched late asks for its page's sheet again, which the browser has in its cache.
  expect(twice.filter((file) => !file.endsWith(".css"))).toEqual([]);
  const nowhere = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href^='#']")]
      .map((link) => link.getAttribute("href")?.slice(1) ?? "")
      .filter((id) => !document.getElementById(id)),
  );
  expect(nowhere, "each link within the page leads to something on it").toEqual([]);
}

for (const [name, path] of [...Object.entries(NAMED), ...OTHERS]) {
  test(`${name} is sound on a desktop and a phone`, IN_BOTH_MODES, async ({ page, complaints }) => {
    complaints.expect(/the server responded with a status of (404|503)/);
    await expectSound(page, path);
  });
}

test.describe("the pages about signing in", () => {
  test("a provider's page with a problem is sound", IN_BOTH_MODES, ({ page }) =>
    expectSound(page, "/patreon?problem=occupied"),
  );

  let visitor: Visitor;
  test.beforeAll(async () => {
    visitor = new Visitor();
    await visitor.signIn("wgauth", "commander-3");
    visitor.cookies.delete("__Host-flash");
  });
  for (const path of ["/google", "/wg", "/access?problem=sign_in_again", "/my-builds", "/no-gold-challenge"]) {
    test(`${path} is accessible for who is signed in`, IN_BOTH_MODES, async ({ page, context }) => {
      await visitor.handOver(context);
      await accessibleOnEveryScreen(page, path, async (screen) => {
        // Elements that open are checked too; they stay open when the window becomes a phone's.
        if (screen === "phone") return;
        for (const summary of await page.locator("main summary").all()) await summary.click();
        await page.getByRole("banner").locator("summary").click();
      });
    });
  }
});
