import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { replayBytes, resultsText, SAMPLE_ACCOUNT, sampleHead } from "#tests/fixtures/replays/sample-replay.ts";
import { startTool } from "#tests/setup/desktop-tool.ts";
import { expect, test } from "../support/accounts-site.ts";

import { signedIn } from "../support/signed-in.ts";

const main = (page: Page) => page.getByRole("main");
const keyPanel = (page: Page) => main(page).getByRole("region", { name: "Write key" });

/** A folder with the tool's settings and replays of battles that ended within the last hours. */
async function desk(site: string, key: string, battles: number) {
  const folder = await mkdtemp(join(tmpdir(), "mod-page-"));
  const [home, replays] = [join(folder, "home"), join(folder, "replays")];
  await Promise.all([mkdir(home), mkdir(replays)]);
  const accounts = [{ accountId: SAMPLE_ACCOUNT, key }];
  await writeFile(join(home, "settings.json"), JSON.stringify({ site, folder: replays, accounts }));
  const newest = Math.floor(Date.now() / 1000) - 600;
  const common = { winnerTeam: 1, finishReason: 1, duration: 300, bonusType: 1, arenaTypeID: 11 };
  for (let number = 0; number < battles; number++) {
    const results = { arenaUniqueID: number + 1, common: { ...common, arenaCreateTime: newest - number * 400 } };
    const bytes = replayBytes([JSON.stringify(sampleHead()), resultsText(results)]);
    await writeFile(join(replays, `${number}.wotreplay`), bytes);
  }
  return { home, close: () => rm(folder, { recursive: true, force: true }) };
}

test("with a write key the desktop tool sends every battle once, even when it is killed in between", async ({
  page,
  accountsSite: { origin },
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/mod");
  await keyPanel(page).getByRole("button", { name: "Make a key" }).click();
  const key = (await keyPanel(page).locator("code").textContent()) ?? "";
  await keyPanel(page).getByRole("button", { name: "Copy" }).click();
  const { home, close } = await desk(origin, key, 60);
  try {
    const killed = startTool("--home", home);
    await expect.poll(killed.printed).toMatch(/Read: .*\n.*Read: /);
    killed.child.kill("SIGKILL");
    await killed.ended;
    const finished = startTool("--home", home, "--once");
    expect(await finished.ended, finished.printed()).toBe(0);
    const arenas = await page.request.get(`/api/stats/accounts/${SAMPLE_ACCOUNT}/arenas?limit=100`);
    const starts = ((await arenas.json()) as { started_at: number }[]).map(({ started_at }) => started_at);
    const sent = starts.filter((start) => start > Date.now() / 1000 - 60 * 400 - 1200);
    expect(new Set(sent).size).toBe(60);
    expect(sent).toHaveLength(60);

    await page.reload();
    await expect(main(page).getByText("Active mod user")).toBeVisible();
    await keyPanel(page).getByRole("button", { name: "Revoke it" }).click();
    await expect(keyPanel(page).getByRole("button", { name: "Make a key" })).toBeVisible();
    await rm(join(home, "memory.json"));
    const refused = startTool("--home", home, "--once");
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toContain(`new one on ${origin}/mod`);
  } finally {
    await close();
  }
});

test("account and key are saved as a file for the desktop tool, as long as the key is shown", async ({
  page,
  accountsSite: { origin },
  newVisitor,
}) => {
  await signedIn(page, newVisitor(), ["wgauth", "commander-1"]);
  await page.goto("/mod");
  // It is there once script runs, which saves the file.
  await expect(main(page).getByRole("button", { name: "Choose the replays folder" })).toBeVisible();
  await keyPanel(page).getByRole("button", { name: "Make a key" }).click();
  const key = (await keyPanel(page).locator("code").textContent()) ?? "";
  const download = page.waitForEvent("download");
  await keyPanel(page).getByRole("button", { name: "Settings file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("index-account.json");
  expect(file.url()).not.toContain(key);
  const said = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(said).toEqual({ site: origin, accountId: SAMPLE_ACCOUNT, key });
  await page.reload();
  await expect(keyPanel(page).getByRole("button", { name: "Settings file" })).toHaveCount(0);
});

test("without script a write key is shown once on the page, and is taken back by a button", async ({
  noScript,
  newVisitor,
}) => {
  await signedIn(noScript, newVisitor(), ["wgauth", "commander-1"]);
  await noScript.goto("/mod");
  // Nobody looks for battles without script: the page says where they stand, and does not wait for ever.
  const battles = main(noScript).getByRole("region", { name: "Battles of Commander_1" });
  await expect(battles).toContainText("on your page");
  await expect(battles.getByRole("link", { name: "All battles" })).toHaveAttribute(
    "href",
    "/accounts/500000001/Commander_1/battles",
  );
  await keyPanel(noScript).getByRole("button", { name: "Make a key" }).click();
  await expect(noScript).toHaveURL("/mod");
  await expect(keyPanel(noScript).locator("code")).toHaveText(/^[\w-]{43}$/);
  await noScript.goto("/mod");
  await expect(keyPanel(noScript).locator("code")).toHaveCount(0);
  await keyPanel(noScript).getByRole("button", { name: "Revoke it" }).click();
  await expect(keyPanel(noScript).getByRole("button", { name: "Make a key" })).toBeVisible();
});

test("who is not signed in can download the tool with its checksum, and is told how to get a key", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/mod");
  for (const name of ["Desktop tool", "For mod developers"]) {
    const region = main(page).getByRole("region", { name });
    await region.getByRole("button", { name: "Copy" }).first().click();
    await expect(region.getByRole("button", { name: "Copied" })).toBeVisible();
  }
  const download = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Download the tool" }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  const checksum = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Checksum" }).click();
  const line = await readFile(await (await checksum).path(), "utf8");
  expect(line).toBe(`${createHash("sha256").update(bytes).digest("hex")}  ${file.suggestedFilename()}\n`);
  await main(page)
    .getByRole("link", { name: /^Sign in with/ })
    .click();
  await expect(page).toHaveURL("/wg?return_to=%2Fmod");
});

test("the key is above what is sent, also where it is not beside the tool", async ({ noScript: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/mod");
  const top = async (name: string) =>
    (await main(page).getByRole("region", { name, exact: true }).boundingBox())?.y ?? 0;
  expect(await top("You need a key")).toBeGreaterThan(await top("Desktop tool"));
  expect(await top("You need a key")).toBeLessThan(await top("What is sent"));
});
