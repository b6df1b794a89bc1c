import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { deliverBattles, MAX_DELIVERED } from "#app/api/battles.ts";
import { wargamingPersonas } from "#simulators/wargaming.ts";
import { Visitor } from "../visitor.ts";
import { demoBattles } from "./battles-of-day.ts";
import type { DrivenVehicle } from "./sample.ts";

const PERSONA = "commander-1";
const persona = wargamingPersonas[PERSONA] as (typeof wargamingPersonas)[string];

/** The page of the demo account. */
export const DEMO_PAGE = `/accounts/${persona.accountId}/${persona.nickname}`;

/** The setting by which the Worker says that this account is a demonstration. */
export const demoSettings = { DEMO_ACCOUNT: String(persona.accountId) };

/**
 * Gives a persona of the simulated publisher battles, as its owner would: signs in, sends them, signs out. Battles that
 * are there already stay as they are.
 * @param origin of the site, which has to be beside the simulators
 * @param now unix time in milliseconds
 * @returns how many battles were added
 * @throws Error when the site does not take them
 */
export async function fillDemoAccount(origin: string, sample: readonly DrivenVehicle[], now: number): Promise<number> {
  const owner = new Visitor({ origin, userAgent: "The Index, demo account" });
  await owner.signIn("wgauth", PERSONA);
  const { accountId } = persona;
  const battles = demoBattles(sample, Math.floor(now / 1000)).map((battle) => ({ ...battle, accountId }));
  const fetch = (path: string | URL | Request, init?: RequestInit) => owner.fetch(String(path), init);
  let added = 0;
  // The newest first: somebody may be looking already.
  for (let end = battles.length; end > 0; end -= MAX_DELIVERED) {
    const part = battles.slice(Math.max(0, end - MAX_DELIVERED), end);
    const { taken, refused } = await deliverBattles(fetch, accountId, part);
    if (refused[0]) throw new Error(`A battle was refused: ${refused[0].message}`);
    added += taken;
  }
  await owner.post("/api/account/logout");
  return added;
}

const note = (state: string) => join(state, "demo-account");

/** Notes that a local state has a demo account. */
export const noteDemoAccount = (state: string): Promise<void> => writeFile(note(state), demoSettings.DEMO_ACCOUNT);

/** Ends the link of a demo account that an earlier start has made: without the simulators there is none. */
export async function endDemoAccount(instance: Miniflare, state: string): Promise<void> {
  const noted = await rm(note(state)).then(
    () => true,
    () => false,
  );
  if (!noted) return;
  const database = await instance.getD1Database("DB");
  await database.batch([
    // Its battles go with the link (workers/jobs/clear-ended-links.ts).
    database.prepare("DELETE FROM game_accounts WHERE account_id = ?").bind(persona.accountId),
    database.prepare(
      `DELETE FROM people WHERE person_id NOT IN (SELECT person_id FROM game_accounts)
       AND person_id NOT IN (SELECT person_id FROM identities)`,
    ),
  ]);
}
