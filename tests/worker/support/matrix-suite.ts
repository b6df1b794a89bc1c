import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { battleOf } from "#app/game/battles/battle-record.fixture.ts";
import { PAGES } from "#app/pages/pages.ts";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { createApiApp } from "#workers/api.ts";
import { keepBattles } from "./battles.ts";
import { Browser, localOrigin } from "./browser.ts";
import { canHappen, createMatrix, type Fault, isNoFault, type MatrixRequest, type Outcome } from "./fault-matrix.ts";

/*
 * Every page and every call, with every binding that it touches away or hanging: reading answers as ever, with less on
 * the page, or says when to come back; a change is made, or is not made and says when to come back. Both in time.
 */

const ACCOUNT = 500_000_001;
const ARENA = "99432252651501001";

/** ms for all cells of an address; each has its own time. */
const LONGEST = 300_000;

/** What stands for the parameters of addresses. */
const PARAMETERS: Record<string, string> = {
  tank_id: "529",
  vehicle: "tiger-i",
  nation: "germany",
  map: "prokhorovka",
  region: "eu",
  clan_id: "500000101",
  account_id: String(ACCOUNT),
  nickname: "Commander_1",
  arena_id: ARENA,
  slug: "current-vehicles",
  event: "demo-stream",
  tag: "FERRO",
  tab: "stronghold",
  id: String(ACCOUNT),
  offer: "00000000-0000-4000-8000-000000000000",
  state: "00000000-0000-4000-8000-000000000000",
  version: "1.26.1.0-000000000001",
  path: "manifest.json",
  file: "lucide.json?icons=check",
};
const addressOf = (path: string) =>
  path
    .replace(/:(\w+)(?:\{[^/]+\})?\??/g, (_, name: string) => PARAMETERS[name] ?? name)
    .replace("/api/clans/eu/500000001", "/api/clans/eu/500000101")
    .replace("/api/vehicles/500000001", "/api/vehicles/529")
    .replace("/own-maps/prokhorovka", "/own-maps/5");

/** Only the database says who may see a player, and only the object has a battle: without them there is nothing to show. */
const OF_ONE_PLAYER = /^\/(?:accounts|no-gold-challenge)\/:account_id/;

interface Extent {
  faults: readonly Fault[];
  /** Bindings that every question is asked without; by default those that it touches. */
  everywhere?: readonly string[];
}

export function describeMatrix({ faults, everywhere }: Extent): void {
  let matrix: Awaited<ReturnType<typeof createMatrix>>;
  let browser: Browser;
  beforeAll(async () => {
    matrix = await createMatrix();
  }, 300_000);
  beforeEach(async () => {
    expectConsoleError(/./);
    await matrix.forget();
    browser = new Browser();
    await browser.signIn("twitch", "tier-2");
    await browser.signIn("wgauth", "commander-1", "?region=eu");
  });
  // What a page has asked for and then went on without ends before the next one's state is made.
  afterEach(() => new Promise((done) => setTimeout(done, 50)));
  afterAll(() => console.log(`${matrix?.cells} cells of pages and calls`));

  const comesBack = ({ status, retryAfter }: Outcome) => status === 503 && Number(retryAfter) > 0;
  const leads = ({ status }: Outcome) => status >= 300 && status < 400;
  /** Within the time of the site, and without a word of what happened inside. */
  const isProper = ({ ms, body }: Outcome) => ms < 5_000 && !body.includes("the part is away");
  const describeOutcome = ({ status, ms, retryAfter, body }: Outcome) =>
    `${status} in ${Math.round(ms)} ms, Retry-After ${retryAfter}: ${body.slice(0, 200)}`;

  /** What is wrong with the answers to a question while a part of those it touches fails. */
  async function faultsOf(
    request: MatrixRequest,
    isGood: (outcome: Outcome, whole: Outcome) => boolean,
  ): Promise<string[]> {
    const { outcome: whole, touched } = await matrix.whole(request);
    const wrong: string[] = whole.status >= 500 ? [`with everything: ${describeOutcome(whole)}`] : [];
    for (const binding of everywhere ?? touched) {
      for (const fault of faults) {
        if (!canHappen(binding, fault)) continue;
        const good = (outcome: Outcome) =>
          isProper(outcome) && (isGood(outcome, whole) || isNoFault(binding, fault, outcome.status));
        const outcome = await matrix.cell(request, binding, fault, good);
        if (!good(outcome)) wrong.push(`${binding} ${fault}: ${describeOutcome(outcome)}`);
      }
    }
    return wrong;
  }

  describe("a page", { timeout: LONGEST }, () => {
    it.each(PAGES.map(({ path }) => path))("%s", async (path) => {
      await keepBattles(ACCOUNT, [battleOf({ arenaId: ARENA })]);
      const isGood = (outcome: Outcome, whole: Outcome) =>
        outcome.status === whole.status || (OF_ONE_PLAYER.test(path) && comesBack(outcome));
      for (const who of [browser, null]) {
        const at = addressOf(path);
        expect(await faultsOf({ path: at, who }, isGood), `${at} ${who ? "signed in" : ""}`).toEqual([]);
      }
    });
  });

  const routes = [...new Set(createApiApp().routes.map(({ method, path }) => `${method} ${path}`))].filter(
    (route) => !/^ALL|\*/.test(route),
  );
  const readPaths = routes.filter((route) => route.startsWith("GET ")).map((route) => route.slice(4));

  describe("a call that reads", { timeout: LONGEST }, () => {
    it.each(readPaths)("%s", async (path) => {
      await keepBattles(ACCOUNT, [battleOf({ arenaId: ARENA })]);
      // A sign-in leads to a page that says what is the matter.
      const isGood = (outcome: Outcome, whole: Outcome) =>
        outcome.status === whole.status || comesBack(outcome) || (leads(outcome) && leads(whole));
      expect(await faultsOf({ path: addressOf(path), who: browser }, isGood)).toEqual([]);
    });
  });

  /** Fields that some call or other takes. */
  const FIELDS = new URLSearchParams({
    account_id: String(ACCOUNT),
    nation: "germany",
    visibility: "unlisted",
    vehicle: "529",
    vehicle_name: "Tiger I",
    code: "1AgNVUk0EAQAFCgEDAQMB",
    name: "First",
  }).toString();
  const REPORT = {
    type: "render",
    errorId: "ERR-1764000000-a1b2c3",
    originalMessage: "x",
    url: localOrigin,
    message: "x",
    stack: "",
    ts: 1_764_000_000_123,
  };
  const RECORD = battleOf({
    accountId: ACCOUNT,
    arenaId: "99432252651501002",
    startedAt: Math.floor(Date.now() / 1000) - 3600,
  });
  const JSON_BODIES: Record<string, unknown> = {
    "/api/log": REPORT,
    [`/api/stats/accounts/${ACCOUNT}/arenas`]: { battles: [RECORD] },
  };

  const changes = routes
    .filter((route) => !route.startsWith("GET "))
    .map((route) => route.split(" ") as [string, string]);

  describe("a change", { timeout: LONGEST }, () => {
    it.each(changes)("%s %s", async (method, route) => {
      const path = addressOf(route);
      const json = JSON_BODIES[path];
      const init: RequestInit = {
        method,
        body: method === "POST" ? (json ? JSON.stringify(json) : FIELDS) : null,
        headers: {
          origin: localOrigin,
          "sec-fetch-site": "same-origin",
          "sec-fetch-mode": "cors",
          "content-type": json ? "application/json" : "application/x-www-form-urlencoded",
        },
      };
      const who = async () => {
        const one = new Browser();
        await one.signIn("wgauth", "commander-1", "?region=eu");
        return one;
      };
      const { touched } = await matrix.whole({ path, init, who: await who() });
      expect(touched).not.toEqual([]);
      const wrong: string[] = [];
      let one = await who();
      for (const binding of touched) {
        for (const fault of faults) {
          if (!canHappen(binding, fault)) continue;
          const { status } = await one.get("/api/account");
          const accounts = await (await one.get("/api/wgauth/accounts")).text();
          if (status !== 200 || !accounts.includes(String(ACCOUNT))) one = await who();
          const request = { path, init, who: one };
          const good = (outcome: Outcome) => isProper(outcome) && (outcome.status < 500 || comesBack(outcome));
          const outcome = await matrix.cell(request, binding, fault, good);
          if (!good(outcome)) wrong.push(`${binding} ${fault}: ${describeOutcome(outcome)}`);
          // Who was not served is still signed in, and is served as soon as the part is back.
          if (outcome.status === 503) {
            if (outcome.cookies.some((line) => /session=.*max-age=0/i.test(line))) wrong.push(`${binding}: signed out`);
            const { outcome: later } = await matrix.whole(request);
            if (later.status >= 500 || later.status === 401)
              wrong.push(`${binding} ${fault}, then well: ${describeOutcome(later)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}
