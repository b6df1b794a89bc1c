import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { columnName } from "#app/game/battles/battle-columns.ts";
import { SUM_KEYS } from "#app/game/battles/battle-sums.ts";
import { root } from "#scripts/tools.ts";
import { SqliteD1 } from "#tests/setup/node-worker/sqlite-d1.ts";

// In a variable, since it stands under the types of workerd, and this file under those of Node.
const countFile: string = "#workers/battles/jobs/count-averages.ts";

/** As many vehicles as the game has, some of them played much more than others. */
const VEHICLES = 900;
/** Vehicles times days that each account has battles of. */
const ROWS_PER_ACCOUNT = 20;
const SIZES = process.env.AVERAGES_ACCOUNTS?.split(",").map(Number) ?? [2_000, 8_000];

/** Contributions of accounts, the same at each run: no real ones, since only their number and spread matter here. */
async function fill(accounts: number): Promise<SqliteD1> {
  const database = new SqliteD1();
  await database.exec(readFileSync(join(root, "workers/migrations/0001_schema.sql"), "utf8"));
  // A million accounts fill in minutes this way, and take most of an hour row by row: rows in the order of their key, the
  // index and what the trigger notes at the end.
  const { results: left } = await database
    .prepare(`SELECT sql FROM sqlite_schema WHERE name IN ('contributions_added', 'contributions_account')`)
    .all();
  await database.exec(`
    INSERT INTO people VALUES ('all', 0);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${accounts})
    INSERT INTO people SELECT 'p' || i, 0 FROM n;
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${accounts})
    INSERT INTO game_accounts (account_id, person_id, place, nickname, nickname_at, region, access_token, token_expires_at, linked_at)
    SELECT i, 'p' || i, 1, 'n', 0, CASE i % 5 WHEN 0 THEN 'com' WHEN 1 THEN 'asia' ELSE 'eu' END, '', 0, 0 FROM n;
    DROP TRIGGER contributions_added;
    DROP INDEX contributions_account;
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${accounts * ROWS_PER_ACCOUNT - 1}),
    rows AS (SELECT 1 + i / ${ROWS_PER_ACCOUNT} AS account, i % ${ROWS_PER_ACCOUNT} AS place, (i * 2654435761) % 4294967296 AS random FROM n),
    ordered AS MATERIALIZED (
      SELECT 1 + (random % ${VEHICLES}) * (random % ${VEHICLES}) / ${VEHICLES} AS vehicle, place, account, random FROM rows ORDER BY 1, 2, 3
    )
    INSERT OR IGNORE INTO contributions (tank_id, day, account_id, revision, ${SUM_KEYS.map(columnName).join(", ")})
    SELECT vehicle, 20000 + place, account, 1,
      ${SUM_KEYS.map((key) => (key === "battles" ? "1 + random % 9" : "(1 + random % 9) * (random % 7)")).join(", ")} FROM ordered;
    INSERT INTO recounts SELECT DISTINCT tank_id FROM contributions;`);
  for (const { sql } of left) await database.exec(String(sql));
  return database;
}

it("the averages of many accounts are counted in a time that grows with the rows alone", async () => {
  const { countAverages } = await import(countFile);
  const perRow: number[] = [];
  for (const accounts of SIZES) {
    const DB = await fill(accounts);
    const first = async (query: string) => Number(Object.values((await DB.prepare(query).first()) ?? {})[0]);
    const rows = await first("SELECT count(*) FROM contributions");
    const battles = await first("SELECT sum(battles) FROM contributions");
    const begun = performance.now();
    // A run counts as long as it may; the hours after go on.
    let runs = 0;
    while ((await first("SELECT count(*) FROM recounts")) > 0) {
      await countAverages({ DB, FILES: { get: async () => null }, CACHE: { get: async () => null } }, 0);
      runs += 1;
    }
    const seconds = (performance.now() - begun) / 1000;
    perRow.push(seconds / rows);
    console.info(
      `${accounts} accounts, ${rows} rows: ${seconds.toFixed(1)} s in ${runs} runs, ${((1e6 * seconds) / rows).toFixed(1)} s a million rows`,
    );
    expect(await first("SELECT sum(battles) FROM vehicle_totals WHERE day > 0")).toBe(battles);
    expect(await first("SELECT count(*) FROM vehicle_totals WHERE day = 0 AND region = ''")).toBe(
      await first("SELECT count(DISTINCT tank_id) FROM contributions"),
    );
  }
  // Twice as much a row at four times the rows would be more than sorting costs.
  expect((perRow.at(-1) ?? 0) / (perRow[0] ?? 1)).toBeLessThan(2);
}, 3_600_000);
