import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

interface Known {
  provider: string | null;
  persona: string;
  /** A text that only this visitor's pages contain. */
  says: string;
  /** The answer of the visitor's status call; null: 401. */
  status: Record<string, unknown> | unknown[] | null;
}

const visitors: Known[] = [
  { provider: "patreon", persona: "active-patron", says: "An active patron.", status: { isActivePatron: true } },
  { provider: "twitch", persona: "tier-1", says: "subscribed at tier 1.", status: { tier: "1000" } },
  { provider: "twitch", persona: "tier-2", says: "subscribed at tier 2.", status: { tier: "2000" } },
  { provider: "twitch", persona: "tier-3", says: "subscribed at tier 3.", status: { tier: "3000" } },
  { provider: "google", persona: "member", says: "Member level: Tank Commander.", status: { memberLevelKnown: true } },
  { provider: "wgauth", persona: "commander-1", says: "Commander_1", status: [{ accountId: 500_000_001 }] },
  { provider: "wgauth", persona: "commander-2", says: "Commander_2", status: [{ accountId: 500_000_002 }] },
  { provider: null, persona: "nobody", says: "Sign in</a>", status: null },
];

const rounds = 25;

test("200 requests at once, of eight visitors, show each visitor their own state and nobody else's", async () => {
  const browsers = await Promise.all(
    visitors.map(async ({ provider, persona }) => {
      const visitor = new Visitor();
      if (provider) await visitor.signIn(provider, persona);
      // The toast after the sign-in, which the next page takes.
      visitor.cookies.delete("__Host-flash");
      return visitor;
    }),
  );
  const requests = Array.from({ length: rounds }, (_, round) =>
    visitors.map(async (own, index) => {
      const visitor = browsers[index] as Visitor;
      const { provider, says, status } = own;
      // Every fourth request is a status call; the others are documents and the data of client navigations.
      if (round % 4 === 3) {
        const call = provider === "wgauth" ? "/api/wgauth/accounts" : `/api/${provider ?? "twitch"}/status`;
        const answer = await visitor.get(call);
        expect(answer.status).toBe(status ? 200 : 401);
        const body = await answer.json();
        if (status) expect(body).toMatchObject(status);
        else expect(body).toMatchObject({ error: { code: "signed_out" } });
        return call;
      }
      const path = ["/access", provider === "wgauth" ? "/wg" : `/${provider ?? "patreon"}`, "/access.data"][round % 4];
      const answer = await visitor.get(path ?? "");
      const text = await answer.text();
      const data = path?.endsWith(".data") ?? false;
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      // Data answers contain the figures from which the text is made.
      if (!data) expect(text, `${own.persona} at ${path}`).toContain(says);
      for (const other of visitors) {
        if (other !== own) expect(text, `${own.persona} at ${path}`).not.toContain(other.says);
      }
      if (data && provider === "wgauth") expect(text).toContain(says);
      for (const token of tokensOf(browsers)) expect(text).not.toContain(token);
      return path;
    }),
  ).flat();
  expect(await Promise.all(requests)).toHaveLength(200);
});

/** No page shows a session's token, not even the visitor's own. */
function tokensOf(browsers: Visitor[]): string[] {
  return browsers.flatMap(({ cookies }) => cookies.get("__Host-session") ?? []);
}
