import type { Page } from "@playwright/test";
import { recordedReplay } from "#tests/fixtures/replays/sample-recording.ts";
import { choose, fileOf } from "../extractors/replay-files.ts";
import { planWith, STEPPES } from "../maps/drawing-page.ts";
import { expect, test } from "../support/accounts-site.ts";
import { controlsOf } from "../support/controls-of-page.ts";
import { test as emptySite } from "../support/isolated-site.ts";
import { signedIn } from "../support/signed-in.ts";
import { type Control, controls, controlsOfAnEmptySite } from "./controls.ts";

/** One public page of each kind, and the error pages. */
const PUBLIC = [
  "/",
  "/?view=grid",
  "/?q=zzzz&role=sniper&type=premium",
  "/529/tiger-i",
  "/529/tiger-i/armour",
  "/529/tiger-i/statistics",
  "/techtree/uk",
  "/marks-of-excellence?vehicle=529&now=72.4&damage=2400",
  "/disable-adblock",
  "/faq?q=e",
  "/privacy-policy",
  "/legal",
  "/licences",
  "/news",
  "/community-average",
  "/marks-of-mastery",
  "/modules-extractor",
  "/tank-extractor",
  "/video-extractor",
  "/maps",
  "/map-rotation?since=2.4",
  `/maps/steppes?vehicle=529&at=D6&plan=${planWith(2, STEPPES)}`,
  "/no-gold-challenge",
  "/clans-info",
  "/clans-info/eu/500000101/FERRO",
  "/clans-info/eu/500000101/FERRO/history",
  "/accounts",
  "/comparison?v=9489&v=7169.stock&v=9489.typical&closed=vision",
  "/techtree/germany?to=9489&from=529",
  "/access",
  "/wg?problem=cancelled",
  "/patreon",
  "/twitch",
  "/google",
  "/calendar?zone=Asia/Tokyo",
  "/calendar/demo-stream",
  "/mod",
  "/open-calls",
  "/nowhere",
  "/0/nothing",
  "/techtree/spain",
  "/accounts/500000009/Veteran_9",
];
const OWN = [
  "/",
  "/529/tiger-i/loadout?loadout=typical",
  "/no-gold-challenge",
  "/access",
  "/wg",
  "/mod",
  "/twitch",
  "/google",
  "/access?problem=sign_in_again",
];
const player = "/accounts/500000001/Commander_1";
const rivals = "/accounts/500000004/Commander_4";

/** Collects the controls over several states of a page. */
function collector(page: Page) {
  const shown = new Map<string, string>();
  const note = async (where: string, tab = page) => {
    for (const control of await controlsOf(tab)) if (!shown.has(control)) shown.set(control, where);
  };
  /** As the server sends it. */
  const read = async (path: string, tab = page) => {
    await tab.goto(path, { waitUntil: "domcontentloaded" });
    await note(path, tab);
  };
  /** With what script adds. */
  const visit = async (path: string) => {
    await page.goto(path);
    await note(path);
  };
  return { shown, note, read, visit };
}

/** @param expected has to be there @param allowed may be there as well */
function compare(shown: Map<string, string>, expected: Control[], allowed: Control[] = []): void {
  const known = [...expected, ...allowed];
  const unlisted = [...shown].filter(([control]) => !known.some(({ is }) => is.test(control)));
  expect(unlisted, "each control is in tests/e2e/whole-site/controls, with the test that clicks it").toEqual([]);
  const gone = expected.filter(({ is }) => ![...shown.keys()].some((control) => is.test(control)));
  expect(gone, "each entry of tests/e2e/whole-site/controls is shown somewhere").toEqual([]);
}

test("every form, button and link into the API that the site shows has a test that clicks it", async ({
  page,
  noScript,
  newVisitor,
  accountsSite: { database },
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/status of (?:404|503)/);
  // What a canvas costs a software renderer.
  complaints.expect(/GPU stall due to ReadPixels/);
  const { shown, note, read, visit } = collector(page);

  for (const path of PUBLIC) await read(path, noScript);
  // What only script can do there comes with the first use of the page.
  await page.goto("/529/tiger-i/loadout?loadout=typical");
  await page.locator("#set-up summary", { hasText: "Saved loadouts" }).click();
  for (const name of ["Save in this browser", "Undo"]) await page.getByRole("button", { name }).waitFor();
  await note("a calculator in use");
  await page.goto("/9489/e-100/armour");
  await page.getByRole("button", { name: "Save the picture" }).waitFor();
  await note("armour as a model");
  await page.goto("/video-extractor");
  const replays = [14, 15].map((day) => fileOf(`${day}.wotreplay`, recordedReplay({ day })));
  await choose(page, ...(await Promise.all(replays)));
  await page.getByRole("button", { name: "Read all 2 battles" }).click();
  await page.getByRole("button", { name: "Clear battles" }).waitFor();
  await page.getByRole("slider", { name: "Time in the battle" }).waitFor();
  await note("a battle on the map");
  await page.getByRole("button", { name: "Heat map" }).click();
  await page.getByRole("region", { name: "Enemy team" }).getByRole("button").first().click();
  // Its player is out of sight, and so at the foot of the window.
  await page.locator(".battle-transport-position").evaluate((element) => {
    element.scrollIntoView({ block: "end" });
    scrollBy(0, -200);
  });
  await page.getByRole("button", { name: "Back to the map" }).waitFor();
  await note("a vehicle that is followed, and its heat map");
  await page.goto("/comparison?v=9489");
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Clear the comparison" }).waitFor();
  await note("what is chosen to compare");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByRole("button", { name: "Close" }).waitFor();
  await note("the help about keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").waitFor();
  await note("the search");

  // A visitor with everything: two game accounts, two providers, another session, an open merge question.
  await newVisitor().signIn("google", "member");
  const rival = newVisitor();
  await rival.signIn("wgauth", "commander-3");
  await rival.signIn("wgauth", "commander-4");
  const owner = newVisitor();
  const question = await signedIn(
    page,
    owner,
    ...([
      ["wgauth", "commander-1"],
      ["wgauth", "commander-2"],
      ["twitch", "tier-1"],
      ["google", "member"],
    ] as [string, string][]),
  );
  await newVisitor().signIn("twitch", "tier-1");
  await page.goto("/my-builds");
  await page.evaluate(() => {
    const body = new URLSearchParams({ vehicle: "529", vehicle_name: "Tiger I", code: "1A", name: "Sniper" });
    return fetch("/api/account/builds", { method: "POST", body }).then(() => undefined);
  });
  await page.evaluate(() => {
    const loadout = { loadoutId: "a", vehicleId: 529, vehicleName: "Tiger I", name: "Build 1", code: "1B", savedAt: 1 };
    localStorage.setItem("index-builds", JSON.stringify([loadout]));
  });
  const challenge = (action: string) =>
    page.evaluate((path) => {
      const body = new URLSearchParams({ account_id: "500000001", nation: "germany" });
      return fetch(path, { method: "POST", body }).then(() => undefined);
    }, `/api/account/challenge/${action}`);
  await challenge("start");
  await visit("/no-gold-challenge");
  await challenge("list");
  await page.evaluate(() => {
    const body = new URLSearchParams({ account_id: "500000009", nickname: "Veteran_9", region: "eu" });
    return fetch("/api/account/followed/viewed", { method: "POST", body }).then(() => undefined);
  });
  await read("/accounts");
  await visit("/my-builds");
  for (const path of [...OWN, player, rivals, question]) await read(path);
  await visit(await signedIn(page, owner, ["wgauth", "commander-3"]));
  await page.goto("/wg");
  await page.getByRole("button", { name: "Make a key" }).click();
  await page.getByRole("button", { name: "Copy" }).waitFor();
  await page.getByRole("button", { name: "Revoke it" }).waitFor();
  await note("a new statistics key");
  await page.getByRole("button", { name: "Revoke it" }).click();
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button", { name: "Close" })
    .first()
    .waitFor();
  await note("a toast");

  await page.goto("/mod");
  await page.getByRole("button", { name: "Make a key" }).click();
  await page.getByRole("button", { name: "Copy" }).last().waitFor();
  await page.getByRole("button", { name: "Revoke it" }).waitFor();
  await note("a new write key");

  // Permissions that have ended, and a page that is private.
  await database.prepare("UPDATE game_accounts SET token_expires_at = 1, visibility = 'private'").run();
  for (const path of ["/wg", player]) await visit(path);
  await page.context().clearCookies();
  await visit(player);

  // A visitor with a single link.
  await signedIn(page, newVisitor(), ["patreon", "active-patron"]);
  await visit("/access");
  await database.prepare("DELETE FROM people").run();
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await visit("/wg");

  compare(shown, controls);
});

emptySite("so has what a site shows that has an advertising network and no data", async ({ page, complaints }) => {
  complaints.expect(/status of (?:500|503)/);
  const { shown, note, visit } = collector(page);
  await visit("/");
  await visit("/clans-info");
  await page.getByRole("button", { name: "Ad choices" }).click();
  await page.getByRole("dialog", { name: "Ad choices" }).waitFor();
  await note("the choice of advertisements");
  compare(shown, controlsOfAnEmptySite, controls);
});
