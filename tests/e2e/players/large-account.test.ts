import type { Page } from "@playwright/test";
import { battlesPath, MAX_UPLOADED } from "#app/game/battles/answers.ts";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { call, jsonBody } from "#app/lib/api.ts";
import { published } from "#tests/setup/published.ts";
import { expect, test } from "../support/accounts-site.ts";
import type { Visitor } from "../support/visitor.ts";

const path = "/accounts/500000001/Commander_1";
/** Of an account, workers/battles/store/ingest-battles.ts. */
const MAX_MAPS = 300;
/** What a page and its data may weigh, bytes. */
const MAX_BYTES = 300_000;

/** A battle in every vehicle there is, on as many maps as an account may have. */
function everything() {
  const { id } = published<VehicleColumns>(VEHICLE_COLUMNS_PATH);
  const now = Math.floor(Date.now() / 1000);
  const little = { damageDealt: 77, damageReceived: 0, kills: 0, shots: 3, hits: 1, penetrations: 1, spotted: 2 };
  return id.map((tankId, n) =>
    battleOf({
      tankId,
      arenaId: String(n + 1),
      arenaTypeId: 1 + (n % MAX_MAPS),
      startedAt: now - 600 * (n + 1),
      ...little,
      outcome: n % 3 === 0 ? "win" : "loss",
      markPercentage: n % 60,
      averageCombined: 317,
    }),
  );
}

async function send(owner: Visitor, battles: ReturnType<typeof everything>): Promise<void> {
  await owner.signIn("wgauth", "commander-1");
  const fetch = (url: string | URL | Request, init?: RequestInit) => owner.fetch(String(url), init);
  for (let from = 0; from < battles.length; from += MAX_UPLOADED) {
    const batch = battles.slice(from, from + MAX_UPLOADED);
    expect(
      await call(fetch, battlesPath(500_000_001), { method: "POST", ...jsonBody({ battles: batch }) }),
    ).toMatchObject({
      taken: batch.length,
      refused: [],
    });
  }
}

/** From page to page by the links, to the last. @returns names in the first column, page by page */
async function through(page: Page): Promise<string[][]> {
  const names = page.getByRole("main").locator("tbody tr th");
  const next = page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link", { name: "Next" });
  const found = [await names.allTextContents()];
  while ((await next.count()) > 0) {
    const number = String(found.length + 1);
    await next.click();
    await expect(page).toHaveURL(`${path}/maps?page=${number}`);
    await expect(page.getByRole("link", { name: `Page ${number}`, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    found.push(await names.allTextContents());
  }
  return found;
}

test("an account in every vehicle and on 300 maps has small pages, which one turns", async ({
  noScript,
  request,
  newVisitor,
}) => {
  test.slow();
  const battles = everything();
  await send(newVisitor(), battles);
  for (const tab of ["", "/vehicles", "/battles", "/marks", "/maps"]) {
    for (const file of [tab, `${tab}.data`]) {
      const answer = await request.get(`${path}${file}?source=own`);
      expect([file, answer.status()]).toEqual([file, 200]);
      expect((await answer.body()).length, file).toBeLessThan(MAX_BYTES);
    }
  }
  await noScript.goto(`${path}/maps`);
  await expect(noScript.getByText(`1 to 100 of ${MAX_MAPS}`)).toBeVisible();
  const maps = await through(noScript);
  expect([maps.map(({ length }) => length), new Set(maps.flat()).size]).toEqual([[100, 100, 100], MAX_MAPS]);
  await noScript.goto(`${path}/maps?page=99`);
  await expect(noScript.getByText(`201 to 300 of ${MAX_MAPS}`)).toBeVisible();
  await noScript.goto(`${path}/marks?page=two`);
  await expect(noScript.getByText(/left out: page “two”/)).toBeVisible();
  await noScript.setViewportSize({ width: 390, height: 844 });
  await noScript.goto(`${path}/marks?page=2`);
  await expect(noScript.getByText(`101 to 200 of ${battles.length}`)).toBeVisible();
  expect(await noScript.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
