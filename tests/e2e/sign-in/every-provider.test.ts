import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";

interface Way {
  provider: string;
  /** The provider's page. */
  path: string;
  /** The link that leads to the provider. */
  link: string;
  persona: string;
  /** The text on /access after signing in with it. */
  says: string;
  /** The name in the bar. */
  called: string;
}

const gameAccount = (region: string) => ({
  provider: `a game account, ${region}`,
  path: "/wg",
  link: `Sign in with a game account, ${region}`,
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
  gameAccount("Europe (EU)"),
];

const bar = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");
const signInLink = (page: Page) => bar(page).getByRole("link", { name: "Sign in", exact: true });
const follow = (page: Page, { link }: Way) => main(page).getByRole("link", { name: link, exact: true }).click();

/** The entry points: each leads to a page with the link. */
const starts: Record<string, (page: Page, way: Way) => Promise<unknown>> = {
  "the bar": async (page) => {
    await page.goto("/");
    await signInLink(page).click();
    await expect(page).toHaveURL("/access");
  },
  "the page Access": (page) => page.goto("/access"),
  "its own page": (page, { path }) => page.goto(path),
  "its own page after a refusal": async (page, way) => {
    await page.goto(way.path);
    await follow(page, way);
    await page.locator('[data-persona="cancel"]').click();
    await expect(page).toHaveURL(`${way.path}?problem=cancelled`);
    await expect(main(page)).toContainText("You cancelled it there, so nothing was linked.");
  },
};

/** From the provider's page to /access, and signing out by the menu of the bar. */
async function inAndOut(page: Page, way: Way): Promise<void> {
  await page.locator(`[data-persona="${way.persona}"]`).click();
  await expect(page).toHaveURL("/access");
  await expect(main(page)).toContainText(way.says);
  await expect(signInLink(page)).toHaveCount(0);
  await bar(page).getByText(way.called).click();
  await bar(page).getByRole("button", { name: "Sign out" }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(main(page).getByRole("link", { name: way.link, exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText(way.says);
}

for (const [from, begin] of Object.entries(starts)) {
  for (const way of ways) {
    test(`one comes in with ${way.provider} from ${from}, and out again`, async ({ page }) => {
      await begin(page, way);
      await follow(page, way);
      await inAndOut(page, way);
    });

    test(`without script one comes in with ${way.provider} from ${from}, and out again`, async ({ noScript }) => {
      await begin(noScript, way);
      await follow(noScript, way);
      await inAndOut(noScript, way);
    });
  }
}

for (const [region, host] of [
  ["North America (NA)", "com"],
  ["Asia (ASIA)", "asia"],
] as const) {
  for (const path of ["/wg", "/access"]) {
    test(`one comes in with a game account of ${region} from ${path}, and out again`, async ({ page, noScript }) => {
      const way = gameAccount(region);
      for (const each of [page, noScript]) {
        await each.goto(path);
        await follow(each, way);
        await expect(each.getByText(`Commander_1 (${host})`)).toBeVisible();
        await inAndOut(each, way);
      }
    });
  }
}
