import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

// The tests run one after the other: they share the database, and the personas' accounts in it.
test.describe.configure({ mode: "default" });

/** The menu of who is signed in, in the bar. */
const ACCOUNT_MENU = /<span class="sr-only">Active account: |<span class="no-phone">Signed in</;

const slotOf = (html: string) => html.match(/<section [^>]*aria-label="Support the Index".*?<\/section>/gs) ?? [];
/** The text of a page, without markup. */
const textOf = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

/** The text of the first HTML of /access, and whether there are ads. */
const personas = {
  patreon: [
    ["active-patron", /An active patron\. Thank you\./, "removes the advertisements"],
    ["former-patron", /Not a patron/, null],
    ["never-patron", /Not a patron/, null],
  ],
  twitch: [
    ["tier-1", /Following for [\d,]+ days, [^.]*tier 1/, null],
    ["tier-2", /Following for [\d,]+ days, [^.]*tier 2/, "subscription at tier 2 removes"],
    ["tier-3", /Not following, [^.]*tier 3/, "subscription at tier 3 removes"],
    ["follower", /Following for [\d,]+ days, not subscribed\./, null],
    ["stranger", /Not following, not subscribed\./, null],
  ],
  google: [
    ["member", /Subscribed for [\d,]+ days\. [^.]*: Tank Commander/, "membership (Tank Commander)"],
    ["subscriber", /Subscribed for [\d,]+ days\. No member/, null],
    ["stranger", /Not subscribed\. No member/, null],
  ],
  wgauth: [
    ["commander-1", /Active account: C1?.*Commander_1EU/, null],
    ["commander-2", /Active account: C2?.*Commander_2EU/, null],
    ["commander-3", /Active account: C3?.*Commander_3EU/, null],
    ["commander-4", /Active account: C4?.*Commander_4EU/, null],
  ],
} as const;

for (const [provider, table] of Object.entries(personas)) {
  test(`signed in with ${provider}, the first HTML says so, and shows advertisements or none`, async () => {
    for (const [persona, state, adFree] of table) {
      await test.step(persona, async () => {
        const visitor = new Visitor();
        const back = await visitor.signIn(provider, persona);
        expect([back.status, back.headers.get("location")]).toEqual([303, "/access"]);
        const access = textOf(await visitor.html("/access"));
        expect(access).toMatch(state);
        expect(access).toContain(adFree ?? "Ads are on");
        const index = await visitor.html("/");
        expect(slotOf(index)).toHaveLength(adFree ? 0 : 1);
        expect(index).toMatch(ACCOUNT_MENU);
        expect(textOf(index)).not.toMatch(/\bSign in\b/);
        expect((await visitor.post("/api/account/logout")).status).toBe(204);
        const after = await visitor.html("/");
        expect(slotOf(after)).toHaveLength(1);
        expect(after).not.toMatch(ACCOUNT_MENU);
      });
    }
  });
}

test("pages about signing in ask an anonymous visitor's server for no status", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  // What the others ask for by themselves, fetched-alone.test.ts has read.
  for (const path of ["/patreon", "/twitch"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test("in the browser one signs in, is told so, and signs out for good", async ({ page, complaints }) => {
  // The provider's own page.
  complaints.expect(/^request to http:\/\/127\.0\.0\.1:\d+$/);
  await page.goto("/twitch");
  await page.getByRole("link", { name: "Sign in with Twitch" }).click();
  await page.locator('[data-persona="tier-2"]').click();
  await expect(page).toHaveURL("/twitch");
  await expect(page.getByText("Signed in with Twitch.").filter({ visible: true }).first()).toBeVisible();
  const panel = page.getByRole("region", { name: "Twitch: your link" });
  await expect(panel).toContainText("subscribed at tier 2.");
  await page.getByRole("banner").getByText("Signed in").click();
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  await expect(panel).not.toContainText("subscribed at tier 2.");
  await page.goto("/");
  await page.goBack();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("subscribed at tier 2.");
});

test("with the last link one is led to sign in again, where that was long ago, and nothing has ended", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const visitor = new Visitor();
  await visitor.signIn("twitch", "tier-1");
  await visitor.handOver(context);
  await page.goto("/twitch");
  // A fake of the server's answer after fifteen minutes, for which no test can wait.
  const json = { error: { code: "sign_in_again", message: "For your safety, please sign in again." } };
  await page.route("**/api/twitch/logout*", (route) => route.fulfill({ status: 403, json }));
  await page.locator('summary[aria-label="Unlink Twitch"]').click();
  await page.getByRole("button", { name: /^Unlink Twitch and delete/ }).click();
  await expect(page).toHaveURL("/access?problem=sign_in_again");
  const note = page.getByRole("status").filter({ hasText: "needs a fresh sign-in" });
  await expect(note.getByRole("link", { name: "Sign in again with Twitch" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Sign-in" })).toContainText("subscribed at tier 1.");
});
