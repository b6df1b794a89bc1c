import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Miniflare } from "miniflare";
import { battlesPath, MAX_UPLOADED } from "#app/game/battles/answers.ts";
import type { BattleRecord, UploadResult } from "#app/game/battles/battle-record.ts";
import { jsonBody, send } from "#app/lib/api.ts";
import { drivenOn, isRest } from "#simulators/demo-drives.ts";
import { simulatedNumber } from "#simulators/simulated-number.ts";
import { wargamingPersonas } from "#simulators/wargaming.ts";
import type { DrivenVehicle } from "./sample.ts";

const PERSONA = "commander-1";
const persona = wargamingPersonas[PERSONA] as (typeof wargamingPersonas)[string];

/** The page of the demo account. */
export const DEMO_PAGE = `/accounts/${persona.accountId}/${persona.nickname}`;

/**
 * Uploads battles for a persona of the simulated publisher, as its owner would: signs in, sends them, signs out.
 * Existing battles stay unchanged.
 * @param origin of the site, which must run with the simulators
 * @param now unix time in milliseconds
 * @returns how many battles were added
 * @throws Error when the site rejects them
 */
export async function fillDemoAccount(origin: string, sample: readonly DrivenVehicle[], now: number): Promise<number> {
  const owner = new Visitor({ origin, userAgent: "The Index, demo account" });
  await owner.signIn("wgauth", PERSONA);
  const { accountId } = persona;
  const battles = demoBattles(sample, Math.floor(now / 1000)).map((battle) => ({ ...battle, accountId }));
  const fetch = (path: string | URL | Request, init?: RequestInit) => owner.fetch(String(path), init);
  let added = 0;
  // The newest first: somebody may be looking already.
  for (let end = battles.length; end > 0; end -= MAX_UPLOADED) {
    const batch = battles.slice(Math.max(0, end - MAX_UPLOADED), end);
    const { taken, refused } = await send<UploadResult>(fetch, battlesPath(accountId), jsonBody({ battles: batch }));
    if (refused[0]) throw new Error(`A battle was refused: ${refused[0].message}`);
    added += taken;
  }
  await owner.post("/api/account/logout");
  return added;
}

const note = (state: string) => join(state, "demo-account");

/** Notes that a local state has a demo account. */
export const noteDemoAccount = (state: string): Promise<void> => writeFile(note(state), String(persona.accountId));

/** Ends the link of a demo account that an earlier start has made: without the simulators there is none. */
export async function endDemoAccount(instance: Miniflare, state: string): Promise<void> {
  const noted = await rm(note(state)).then(
    () => true,
    () => false,
  );
  if (!noted) return;
  const database = await instance.getD1Database("DB");
  await database.batch([
    // Its battles go with the link (workers/accounts/links/unlink.ts).
    database.prepare("DELETE FROM game_accounts WHERE account_id = ?").bind(persona.accountId),
    database.prepare(
      `DELETE FROM people WHERE person_id NOT IN (SELECT person_id FROM game_accounts)
       AND person_id NOT IN (SELECT person_id FROM identities)`,
    ),
  ]);
}

export interface VisitorOptions {
  /** Of the site. */
  origin: string;
  userAgent?: string;
  /** The address that limits count by, as Cloudflare would tell it; without one all visitors of this machine are one. */
  address?: string;
}

/** An HTTP client that keeps cookies like a browser. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  private readonly userAgent: string;
  private readonly address: string;

  constructor({ origin, userAgent = "", address = "" }: VisitorOptions) {
    this.origin = origin;
    this.userAgent = userAgent;
    this.address = address;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, { headers });
  }

  /** Sends a request as a script of the site does. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("origin", this.origin);
    headers.set("sec-fetch-site", "same-origin");
    headers.set("sec-fetch-mode", "cors");
    return this.ask(path, { ...init, headers });
  }

  post(path: string): Promise<Response> {
    return this.fetch(path, { method: "POST" });
  }

  protected send(url: string, init: RequestInit): Promise<Response> {
    return fetch(url, init);
  }

  protected async ask(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.userAgent) headers.set("user-agent", this.userAgent);
    if (this.address) headers.set("cf-connecting-ip", this.address);
    if (this.cookies.size > 0) headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    const ask = () => this.send(this.origin + path, { ...init, headers, redirect: "manual" });
    // Retried, because the server may close an idle connection at the moment it is reused; nothing was processed then.
    const answer = await ask().catch((error: Error) => {
      if ((error.cause as { code?: string } | undefined)?.code === "ECONNRESET") return ask();
      throw error;
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /**
   * The whole sign-in at a simulator: to the provider, the choice of a persona, and back.
   * @returns the answer of the callback
   */
  async signIn(provider: string, persona: string): Promise<Response> {
    const login = await this.get(`/api/${provider}/login${provider === "wgauth" ? "?region=eu" : ""}`);
    const consent = await (await fetch(login.headers.get("location") ?? "")).text();
    const href = new RegExp(`data-persona="${persona}" href="([^"]+)"`).exec(consent)?.[1]?.replaceAll("&amp;", "&");
    return this.get((href ?? "").replace(this.origin, ""));
  }
}

export type DemoBattle = Omit<BattleRecord, "accountId">;

const DAY = 86_400;
/** Weeks of play before the first start. */
const DAYS = 126;
/** An evening begins between 17:30 and 19:00 (UTC), s of the day. */
const FROM = 17.5 * 3600;
const FROM_TO = 1.5 * 3600;
/** Between two battles, s. */
const [PAUSE, PAUSE_TO] = [60, 120];
/** The newest battle ended this long before the start, s. */
const AGO = 240;

/**
 * The demo account's battles in the weeks before a given time: real results of other players, at made-up times. A
 * day's battles depend only on the day, so that another start adds no duplicates.
 * @param now unix time in seconds
 */
export function demoBattles(sample: readonly DrivenVehicle[], now: number): DemoBattle[] {
  const today = Math.floor(now / DAY);
  return Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index).flatMap((day) =>
    day !== today && isRest(day) ? [] : battlesOfDay(sample, day, now),
  );
}

/**
 * The session of a day: in the evening, or, where that is not over yet, ending shortly before now with as many of its
 * battles as the day has had time for.
 */
function battlesOfDay(sample: readonly DrivenVehicle[], day: number, now: number): DemoBattle[] {
  const session = drawn(sample, day);
  const begin = Math.floor(day * DAY + FROM + simulatedNumber(day, 2, FROM_TO));
  if (begin + lengthOf(session) + AGO <= now) return placed(session, begin);
  const past = [...session];
  while (past.length > 0 && now - AGO - lengthOf(past) < day * DAY) past.pop();
  return placed(past, now - AGO - lengthOf(past));
}

type DrawnBattle = Omit<DemoBattle, "startedAt"> & { pause: number };

function drawn(sample: readonly DrivenVehicle[], day: number): DrawnBattle[] {
  return drivenOn(day).flatMap((tankId, n) => {
    const results = sample.find((vehicle) => vehicle.tankId === tankId)?.results ?? [];
    const result = results[simulatedNumber(day, 200 + n, Math.max(1, results.length))];
    const pause = PAUSE + simulatedNumber(day, 300 + n, PAUSE_TO);
    // The original client version would not match the made-up day.
    return result
      ? [{ ...result, tankId, clientVersion: null, arenaId: `9${day}${String(n).padStart(3, "0")}`, pause }]
      : [];
  });
}

const lengthOf = (session: readonly DrawnBattle[]) =>
  session.reduce((sum, { duration, pause }) => sum + duration + pause, 0);

/** One battle after another. */
function placed(session: readonly DrawnBattle[], begin: number): DemoBattle[] {
  return session.map(({ pause: _, ...battle }, n) => ({ ...battle, startedAt: begin + lengthOf(session.slice(0, n)) }));
}
