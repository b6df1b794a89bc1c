import type { Page } from "@playwright/test";
import { expect, test } from "../support/accounts-site.ts";
import { PlainPage } from "../support/plain-page.ts";
import { signedIn, signedInPlainly } from "../support/signed-in.ts";

const bar = (page: Page) => page.getByRole("banner");
const region = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });
const signedOut = (page: Page) => expect(bar(page).getByRole("link", { name: "Sign in", exact: true })).toBeVisible();

test("the account menu and the list make another account the active one", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"], ["wgauth", "commander-2"]);
  await page.goto("/");
  const menu = bar(page).locator("summary");
  await expect(menu).toContainText("Commander_1");
  await menu.click();
  await bar(page).getByRole("button", { name: "Commander_2" }).click();
  await expect(menu).toContainText("Commander_2");
  await page.goto("/wg");
  await expect(menu).toContainText("Commander_2");
  const first = page.getByRole("button", { name: "Make Commander_1 the active account" });
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(menu).toContainText("Commander_1");
});

test("who sees a page is chosen by its owner, and holds", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  const answers = { Private: 401, Unlisted: 200, Public: 200 };
  for (const [choice, status] of Object.entries(answers)) {
    await page.goto("/access");
    const button = region(page, "Game accounts").getByRole("button", { name: choice });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect((await newVisitor().get("/accounts/500000001/Commander_1")).status).toBe(status);
  }
});

test("the link to a provider ends", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["patreon", "active-patron"], ["twitch", "tier-2"]);
  await page.goto("/access");
  await page.getByRole("button", { name: "Unlink Twitch" }).click();
  await expect(page.getByRole("link", { name: "Link Twitch" })).toBeVisible();
  await expect(region(page, "Sign-in")).toContainText("1 of 4 linked");
});

test("one signs out on another device, on all others, and on this one", async ({ page, newVisitor }) => {
  const here = newVisitor();
  const others = [newVisitor(), newVisitor(), newVisitor()];
  for (const other of others) await other.signIn("twitch", "follower");
  await signedIn(page, here, ["twitch", "follower"]);
  await page.goto("/access");
  const sessions = region(page, "Where you are signed in");
  const own = sessions.getByRole("listitem").filter({ hasText: "This device" });
  await sessions.getByRole("listitem").filter({ hasNotText: "This device" }).getByRole("button").first().click();
  await expect(sessions).toContainText("3 devices");
  await expect(sessions.getByRole("heading", { name: "Where you are signed in" })).toBeFocused();
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(sessions).toContainText("1 device");
  for (const other of others) expect((await other.get("/api/account")).status).toBe(401);
  await own.getByRole("button").click();
  await signedOut(page);
});

test("unlinking a game account asks first, and says what goes with it", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"], ["wgauth", "commander-2"]);
  await page.goto("/access");
  const accounts = region(page, "Game accounts");
  const question = accounts.getByText("Unlink Commander_2?").locator("..");
  await expect(question).toBeHidden();
  const opener = accounts.locator('summary[aria-label="Unlink Commander_2"]');
  await opener.click();
  await expect(question).toContainText("battles and its statistics key");
  await expect(question).not.toContainText("only link");
  // Changing one's mind closes the question.
  await opener.click();
  await expect(question).toBeHidden();
  await expect(accounts).toContainText("2 of 3");
  await opener.click();
  await question.getByRole("button", { name: "Unlink Commander_2" }).click();
  await expect(accounts).toContainText("1 of 3");
  await expect(accounts).not.toContainText("Commander_2");
});

test("unlinking the only link says that the account goes with it", async ({ page, newVisitor }) => {
  const visitor = newVisitor();
  await signedIn(page, visitor, ["wgauth", "commander-1"]);
  await page.goto("/wg");
  const accounts = region(page, "Game accounts");
  await accounts.locator('summary[aria-label="Unlink Commander_1"]').click();
  await expect(accounts).toContainText("only link");
  await accounts.getByRole("button", { name: /^Unlink Commander_1 and delete/ }).click();
  await signedOut(page);
  await expect(accounts).toContainText("0 of 3");
  expect((await visitor.get("/api/account")).status).toBe(401);
});

test("to end the only link to a provider asks first, on its own page", async ({ page, newVisitor }) => {
  const visitor = newVisitor();
  await signedIn(page, visitor, ["patreon", "active-patron"]);
  await page.goto("/patreon");
  const opener = page.locator('summary[aria-label="Unlink Patreon"]');
  const question = page.getByText("Unlink Patreon?").locator("..");
  await expect(question).toBeHidden();
  await opener.click();
  await expect(question).toContainText("only link");
  // Changing one's mind closes the question.
  await opener.click();
  await expect(question).toBeHidden();
  expect((await visitor.get("/api/account")).status).toBe(200);
  await opener.click();
  await question.getByRole("button", { name: /^Unlink Patreon and delete/ }).click();
  await signedOut(page);
  expect((await visitor.get("/api/account")).status).toBe(401);
});

for (const [name, persona, opener, button, call] of [
  ["a game account", ["wgauth", "commander-1"], "Unlink Commander_1", "Unlink Commander_1", "wgauth"],
  ["the link to a provider", ["twitch", "follower"], "Unlink Twitch", "Unlink Twitch", "twitch"],
] as const) {
  test(`${name} that could not be unlinked stays, and the question says so`, async ({
    page,
    newVisitor,
    complaints,
  }) => {
    complaints.expect(/status of 503/);
    await signedIn(page, newVisitor(), [...persona]);
    await page.goto("/access");
    await page.route(`**/api/${call}/logout*`, (route) =>
      route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Later." } } }),
    );
    await page.locator(`summary[aria-label="${opener}"]`).click();
    await page.getByRole("button", { name: `${button} and delete my account` }).click();
    await expect(page.getByRole("alert")).toContainText("try again");
    await expect(page.getByText(`${opener}?`)).toBeVisible();
    await expect(page.getByRole("region", { name: /Notifications/ })).not.toContainText("deleted");
    await page.unrouteAll();
    await page.getByRole("button", { name: `${button} and delete my account` }).click();
    await signedOut(page);
  });
}

test.describe("without script", () => {
  test("buttons make another account the active one, and choose who sees a page", async ({ newVisitor }) => {
    const owner = await signedInPlainly(newVisitor(), ["wgauth", "commander-1"], ["wgauth", "commander-2"]);
    const active = (page: PlainPage) => /Active account: \S* ?(Commander_\d)/.exec(page.text)?.[1];
    const index = await owner.open("/");
    expect(active(index)).toBe("Commander_1");
    const changed = await index.press(/^Commander_2/);
    expect([changed.address, active(changed)]).toEqual(["/", "Commander_2"]);
    const list = await (await owner.open("/wg")).press("Make Commander_1 the active account");
    expect([list.address, active(list)]).toEqual(["/wg", "Commander_1"]);
    for (const [choice, status] of [
      ["Private", 401],
      ["Unlisted", 200],
      ["Public", 200],
    ] as const) {
      const access = await (await owner.open("/access")).press(choice);
      expect(access.address).toBe("/access");
      expect((await newVisitor().get("/accounts/500000001/Commander_1")).status).toBe(status);
    }
  });

  test("one signs out on another device, on all others, and on this one", async ({ newVisitor }) => {
    const others = [newVisitor(), newVisitor(), newVisitor()];
    for (const other of others) await other.signIn("twitch", "follower");
    const here = await signedInPlainly(newVisitor(), ["twitch", "follower"]);
    const sessions = (page: PlainPage) => page.region("Where you are signed in");
    const theirs = /^Sign out of /;
    let access = await here.open("/access");
    expect(sessions(access)).toContain("4 devices");
    access = await access.press("Sign out everywhere else");
    expect(sessions(access)).toContain("1 device");
    for (const other of others) expect((await other.get("/api/account")).status).toBe(401);
    const away = await access.press(theirs);
    expect(away.address).toBe("/access");
    expect((await here.get("/api/account")).status).toBe(401);
  });

  test("links end after a question, the only one with the account", async ({ newVisitor }) => {
    const both = await signedInPlainly(newVisitor(), ["patreon", "active-patron"], ["twitch", "tier-2"]);
    const twitch = await (await both.open("/twitch")).press("Unlink Twitch");
    expect(twitch.address).toBe("/twitch");
    const access = await both.open("/access");
    expect(access.region("Sign-in")).toContain("1 of 4 linked");
    expect(access.text).toContain("only link");
    await access.press(/^Unlink Patreon and delete/);
    expect((await both.get("/api/account")).status).toBe(401);

    const beside = await signedInPlainly(newVisitor(), ["twitch", "follower"], ["wgauth", "commander-1"]);
    const offered = await beside.open("/access");
    expect(offered.region("Game accounts")).not.toContain("only link");
    const left = await offered.press("Unlink Commander_1");
    expect(left.region("Game accounts")).toContain("0 of 3");
    expect(left.region("Sign-in")).toContain("1 of 4 linked");

    const player = await signedInPlainly(newVisitor(), ["wgauth", "commander-1"], ["wgauth", "commander-2"]);
    const question = await player.open("/access");
    expect(question.region("Game accounts")).toContain("battles and its statistics key");
    expect(question.region("Game accounts")).not.toContain("only link");
    const one = await question.press("Unlink Commander_2");
    expect(one.region("Game accounts")).toContain("1 of 3");
    const none = await (await player.open("/wg")).press(/^Unlink Commander_1 and delete/);
    expect(none.region("Game accounts")).toContain("0 of 3");
    expect((await player.get("/api/account")).status).toBe(401);
  });

  test("one takes one's data along and deletes it all, and is told where there are none", async ({ newVisitor }) => {
    const visitor = await signedInPlainly(newVisitor(), ["patreon", "active-patron"], ["wgauth", "commander-1"]);
    const access = await visitor.open("/access");
    const [link] = access.links().filter(({ name }) => name === "Download my data");
    const saved = await visitor.get(link?.attributes.href ?? "");
    expect(saved.headers.get("content-disposition")).toContain("the-index-my-data.json");
    const gone = await access.press("Delete everything now");
    expect(gone.text).toContain("account on the Index is deleted");
    expect((await visitor.get("/api/account")).status).toBe(401);
    const refused = await access.follow("Download my data");
    expect(refused.address).toBe("/access?problem=signed_out");
    expect(refused.text).toContain("been signed out");
  });

  test("a form that comes too late ends on a page that says so", async ({ newVisitor }) => {
    const other = newVisitor();
    await other.signIn("twitch", "follower");
    const here = await signedInPlainly(newVisitor(), ["twitch", "follower"]);
    const access = await here.open("/access");
    await other.post("/api/account/logout");
    const theirs = access.html
      .match(/<li\b(?:(?!<\/li>).)*<\/li>/gs)
      ?.find((item) => /sessions\/[\w-]+\/end\?/.test(item));
    const late = await new PlainPage(here, "/access", theirs ?? "").press(/./);
    expect(late.address).toMatch(/^\/access/);
    expect(late.text).toContain("That has already ended");
  });
});

test("the question about a game account closes at Esc and gives the focus back", async ({ page, newVisitor }) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/access");
  const opener = page.locator('summary[aria-label="Unlink Commander_1"]');
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Unlink Commander_1 and delete/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Unlink Commander_1?")).toBeHidden();
  await expect(opener).toBeFocused();
});

test("one takes one's data along, and is told where there are none to take", async ({ page, newVisitor }) => {
  const visitor = newVisitor();
  await signedIn(page, visitor, ["patreon", "active-patron"]);
  await page.goto("/access");
  const link = page.getByRole("link", { name: "Download my data" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect([download.suggestedFilename(), await download.failure()]).toEqual(["the-index-my-data.json", null]);
  await expect(page).toHaveURL("/access");
  // As in another tab, or after the session has ended.
  await visitor.post("/api/account/logout");
  let saved = 0;
  page.on("download", () => saved++);
  await link.click();
  await expect(page).toHaveURL("/access?problem=signed_out");
  await expect(page.getByRole("status")).toContainText("been signed out");
  expect(saved).toBe(0);
});

test("one deletes the account with all it holds", async ({ page, newVisitor }) => {
  const visitor = newVisitor();
  await signedIn(page, visitor, ["patreon", "active-patron"], ["wgauth", "commander-1"]);
  await page.goto("/access");
  const data = region(page, "Your data");
  await expect(data.getByRole("button", { name: "Delete everything now" })).toBeHidden();
  await data.getByText("Delete my account").click();
  await data.getByRole("button", { name: "Delete everything now" }).click();
  await signedOut(page);
  expect((await visitor.get("/api/account")).status).toBe(401);
});
