import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { VEHICLE_COLUMNS_PATH } from "#app/game/model/vehicle/vehicle-columns.ts";
import { runScheduled } from "#workers/scheduled.ts";
import { expectConsoleError } from "../setup/fail-on-console.ts";
import { Browser } from "./support/browser.ts";
import { publishFiles } from "./support/site.ts";

const DAY = 86_400_000;

it("A step of the hourly work that fails is named, and keeps no later step from its work", async () => {
  expectConsoleError(/The hourly work failed at: expired sign-ins\./);
  await new Browser().signIn("wgauth", "commander-1", "?region=eu");
  await publishFiles("1.0-000000000001", { [VEHICLE_COLUMNS_PATH]: JSON.stringify({ id: [5137] }) });
  await env.DB.exec("ALTER TABLE sign_ins RENAME TO away");
  const later = Date.now() + 40 * DAY;
  await expect(runScheduled({ ...env, NEWS_FEEDS: "[]" }, later)).rejects.toThrow(/not complete: expired sign-ins\.$/);
  await env.DB.exec("ALTER TABLE away RENAME TO sign_ins");
  // What comes after it: ended sessions, and the averages.
  expect(await env.DB.prepare("SELECT count(*) AS n FROM sessions").first("n")).toBe(0);
  expect(JSON.parse((await env.CACHE.get("averages:all")) ?? "null")).toMatchObject({
    countedAt: new Date(later).toISOString(),
  });
});
