import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Leaderboard, OwnRun } from "#app/game/challenge/answers.ts";
import { ELIGIBILITY_PATH, eligibilityFile } from "#app/game/challenge/catalogue.ts";
import { catalogue } from "#app/game/challenge/challenge.fixture.ts";
import { Browser, FORM, postForm, signedIn as signedInWith } from "./browser.ts";
import { publishFiles } from "./site.ts";

const SIMULATORS = "http://127.0.0.1:8788";
export const OWN = "/api/account/challenge";
export const hour = 3_600_000;
export const accountOf = (n: number) => 500_000_000 + n;

export const signedIn = (n = 1) => signedInWith(["wgauth", `commander-${n}`, "?region=eu"]);
export const act = (browser: Browser, what: string, fields: Record<string, string> = {}, n = 1) =>
  postForm(browser, `${OWN}/${what}`, { account_id: `${accountOf(n)}`, ...fields });
/** As a browser sends a form. */
export const submit = (browser: Browser, what: string, fields: Record<string, string> = {}, n = 1) =>
  browser.post(
    `${OWN}/${what}?return_to=%2Fno-gold-challenge%3Fnation%3Dgermany`,
    { ...FORM, "sec-fetch-mode": "navigate", accept: "text/html" },
    `${new URLSearchParams({ account_id: `${accountOf(n)}`, ...fields })}`,
  );
export const start = async (browser: Browser, n = 1) => {
  const answer = await act(browser, "start", { nation: "germany" }, n);
  expect(answer.status, await answer.clone().text()).toBe(204);
};
export const own = async (browser: Browser) => (await (await browser.get(OWN)).json<OwnRun[]>())[0];
export const board = async (page = 1) =>
  (await new Browser().get(`/api/challenge/leaderboard?page=${page}`)).json<Leaderboard>();
/** As if battles had been fought. */
export const fight = (n: number, vehicle: number, battles: number, wins = 0) =>
  fetch(`${SIMULATORS}/battles/${accountOf(n)}`, { method: "POST", body: JSON.stringify({ vehicle, battles, wins }) });
/** As if the publisher had been asked long ago. */
export const later = (ms = hour) => env.DB.prepare(`UPDATE challenge_runs SET asked_at = asked_at - ${ms}`).run();
export const check = async (browser: Browser, n = 1) => {
  await later();
  expect((await act(browser, "check", {}, n)).status).toBe(204);
};

/** The vehicles of the challenge are published, and nobody has fought. */
export async function prepareChallenge(): Promise<void> {
  await publishFiles("1.26-0123456789ab", {
    [ELIGIBILITY_PATH]: JSON.stringify(eligibilityFile("1.26", [...catalogue.values()])),
  });
  for (const n of [1, 2, 3]) await fetch(`${SIMULATORS}/battles/${accountOf(n)}`, { method: "DELETE" });
}
