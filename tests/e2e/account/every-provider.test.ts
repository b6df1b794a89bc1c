import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";
import type { PlainPage } from "../support/plain-page.ts";

interface Way {
  provider: string;
  /** The provider's page. */
  path: string;
  /** The link that leads to the provider. */
  link: string | RegExp;
  persona: string;
  /** The text on its page, and on /access, after signing in with it. */
  says: string;
  /** The name in the bar. */
  called: string;
}

const gameAccount = (region: string) => ({
  provider: `a game account, ${region}`,
  path: "/wg",
  link: new RegExp(`\\(${region}\\)$`),
  persona: "commander-1",
  says: "Commander_1",
  called: "Commander_1",
});
const ways: Way[] = [
  {
    provider: "Patreon",
    path: "/patreon",
    link: "Sign in with Patreon",
    persona: "active-patron",
    says: "An active patron. Thank you.",
    called: "Signed in",
  },
  {
    provider: "Twitch",
    path: "/twitch",
    link: "Sign in with Twitch",
    persona: "tier-2",
    says: "subscribed at tier 2.",
    called: "Signed in",
  },
  {
    provider: "YouTube",
    path: "/google",
    link: "Sign in with YouTube",
    persona: "member",
    says: "Member level: Tank Commander.",
    called: "Signed in",
  },
  gameAccount("EU"),
];

const bar = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const signInLink = (page: Page) => bar(page).getByRole("link", { name: "Sign in", exact: true });
const follow = (page: Page, { link }: Way) => main(page).getByRole("link", { name: link, exact: true }).click();

/** From the provider's page back to the site, and signing out by the menu of the bar. */
async function inAndOut(page: Page, way: Way, address: string): Promise<void> {
  await page.locator(`[data-persona="${way.persona}"]`).click();
  await expect(page).toHaveURL(address);
  await expect(signInLink(page)).toHaveCount(0);
  await bar(page).getByText(way.called).click();
  await bar(page).getByRole("button", { name: "Sign out" }).click();
  await expect(signInLink(page)).toBeVisible();
}

test("one comes in with Patreon from the bar, back to the page one was on, and out again", async ({ page }) => {
  const [way] = ways as [Way];
  const address = "/maps/ensk?mode=ctf&side=2";
  await page.goto(address);
  await signInLink(page).click();
  await expect(main(page).getByRole("heading", { level: 1, name: "Access" })).toBeVisible();
  await follow(page, way);
  await inAndOut(page, way, address);
});

test("one comes in with a game account from its own page after a refusal, and out again", async ({ page }) => {
  const way = gameAccount("EU");
  await page.goto(way.path);
  await follow(page, way);
  await page.locator('[data-persona="cancel"]').click();
  await expect(page).toHaveURL(`${way.path}?problem=cancelled`);
  await expect(main(page)).toContainText("nothing was linked");
  await follow(page, way);
  await inAndOut(page, way, way.path);
});

/** Without script what counts is where links and forms lead, which needs no browser. */
async function inAndOutPlainly(page: PlainPage, { persona, says, link, called }: Way, address: string): Promise<void> {
  const signedIn = await page.choose(persona);
  expect(signedIn.address).toBe(address);
  expect(signedIn.text).toContain(says);
  expect(signedIn.text).toContain(called);
  const after = await signedIn.press("Sign out");
  expect(after.address).toBe(address);
  expect(after.links().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Sign in", expect.stringMatching(link)]),
  );
  expect(after.text).not.toContain(says);
}

for (const way of ways) {
  test(`without script one comes in with ${way.provider} from every page that offers it, and out again`, async ({
    newVisitor,
  }) => {
    const visitor = newVisitor();
    const bar = await (await visitor.open("/access")).follow("Sign in");
    expect(bar.address).toBe("/access");
    const refused = await (await (await visitor.open(way.path)).follow(way.link)).choose("cancel");
    expect(refused.address).toBe(`${way.path}?problem=cancelled`);
    expect(refused.text).toContain("nothing was linked");
    await inAndOutPlainly(await bar.follow(way.link), way, "/access");
    for (const page of [await visitor.open(way.path), refused])
      await inAndOutPlainly(await page.follow(way.link), way, way.path);
    if (way.path !== "/wg") return;
    for (const [region, host] of [
      ["NA", "com"],
      ["ASIA", "asia"],
    ] as const) {
      for (const path of ["/wg", "/access"]) {
        const elsewhere = gameAccount(region);
        const consent = await (await visitor.open(path)).follow(elsewhere.link);
        expect(consent.text).toContain(`Commander_1 (${host})`);
        await inAndOutPlainly(consent, elsewhere, path);
      }
    }
  });
}
