import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { planIdentityChecks, runIdentityChecks } from "#workers/accounts/links/identity-checks.ts";
import { Browser } from "../support/browser.ts";
import { consumed } from "../support/queue.ts";

const now = 1_764_000_000_000;
const hour = 3_600_000;

/** A queue that only notes what it is given. */
function queue() {
  const batches: unknown[][] = [];
  const single: unknown[] = [];
  const CHECKS = {
    sendBatch: vi.fn(async (messages: unknown[]) => void batches.push(messages)),
    send: vi.fn(async (message: unknown) => void single.push(message)),
  };
  return { batches, single, settings: { CHECKS } as unknown as Pick<typeof env, "CHECKS"> };
}

const run = (bodies: unknown[], settings: object) =>
  consumed("the-index-checks", bodies, (batch) => runIdentityChecks(batch, { ...env, ...settings }));

/** Each of another person, since nobody has two of a provider. */
async function identities(list: readonly { provider?: string; subject: string; checkedAt: number }[]): Promise<void> {
  await env.DB.batch(
    list.flatMap(({ provider = "twitch", subject, checkedAt }) => [
      env.DB.prepare("INSERT INTO people VALUES (?, 1)").bind(`${provider} ${subject}`),
      env.DB.prepare(
        `INSERT INTO identities (provider, subject, person_id, name, access_token, checked_at, linked_at)
         VALUES (?1, ?2, ?1 || ' ' || ?2, 'someone', 'sealed', ?3, 1)`,
      ).bind(provider, subject, checkedAt),
    ]),
  );
}
const subject = (number: number) => String(1000 + number);
const due = (number: number) => ({ subject: subject(number), checkedAt: now - 1 });
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
const checkOf = (number: number, checkedAt = now - 1) => ({
  body: { provider: "twitch", subject: subject(number), checkedAt },
});

describe("the hourly check of links", () => {
  it("begins with one message for each provider, and how old a status may be", async () => {
    const { batches, settings } = queue();
    await planIdentityChecks(settings, now);
    expect(batches).toEqual([
      expect.arrayContaining([
        { body: { provider: "patreon", after: "", checkedBefore: now - 12 * hour } },
        { body: { provider: "twitch", after: "", checkedBefore: now - 0.9 * hour } },
        { body: { provider: "google", after: "", checkedBefore: now - 12 * hour } },
      ]),
    ]);
    expect(batches[0]).toHaveLength(3);
  });

  it("goes from page to page of a hundred, until one is not full", async () => {
    await identities(range(101).map(due).toReversed());
    const first = queue();
    const begin = { provider: "twitch", after: "", checkedBefore: now };
    expect(await run([begin], first.settings)).toEqual(["acked"]);
    const next = { ...begin, after: subject(99) };
    expect([first.batches, first.single]).toEqual([[range(100).map((number) => checkOf(number))], [next]]);
    const second = queue();
    await run([next], second.settings);
    expect([second.batches, second.single]).toEqual([[[checkOf(100)]], []]);
    const third = queue();
    await run([{ ...begin, after: subject(100) }], third.settings);
    expect([third.batches, third.single]).toEqual([[], []]);
  });

  it("is of that provider's links alone that were not checked since", async () => {
    await identities([
      due(1),
      { ...due(2), checkedAt: now },
      { ...due(3), provider: "google" },
      { ...due(4), checkedAt: 1 },
    ]);
    const { batches, settings } = queue();
    await run([{ provider: "twitch", after: "", checkedBefore: now }], settings);
    expect(batches).toEqual([[checkOf(1), checkOf(4, 1)]]);
  });

  it.each([
    null,
    {},
    { provider: "twitch" },
    { provider: "steam", subject: "1" },
    { provider: "twitch", subject: 1 },
    { provider: "twitch", subject: "1", after: "" },
    { provider: "twitch", after: "", checkedBefore: "soon" },
    { provider: "twitch", after: 1, checkedBefore: 1 },
  ])("drops a message that is none, and goes on: %j", async (body) => {
    expectConsoleError(/^A queued identity check is malformed/);
    await identities([due(1)]);
    const { batches, settings } = queue();
    const begin = { provider: "twitch", after: "", checkedBefore: now };
    expect(await run([body, begin], settings)).toEqual(["acked", "acked"]);
    expect(batches).toEqual([[checkOf(1)]]);
  });

  it.each([{ TOKEN_KEYS: "" }, { TWITCH_CLIENT_ID: "" }, { TOKEN_KEYS: "", TWITCH_CLIENT_ID: "" }])(
    "leaves a link as it is where it cannot be done: %o",
    async (settings) => {
      await new Browser().signIn("twitch", "tier-2");
      await env.DB.prepare("UPDATE identities SET checked_at = 1, status_at = 1").run();
      expect(await run([{ provider: "twitch", subject: "8002" }], settings)).toEqual(["acked"]);
      const row = await env.DB.prepare("SELECT checked_at AS checked, status_at AS status FROM identities").first();
      expect(row).toEqual({ checked: 1, status: 1 });
    },
  );
});
