import { describe, expect, it } from "vitest";
import { Browser } from "./browser.ts";

/** Signed in with Patreon, and asked whether the owner of a Twitch account is the same person. */
async function asked(others: [string, string][] = []) {
  const other = new Browser();
  for (const [provider, persona] of [["twitch", "tier-2"] as [string, string], ...others]) {
    await other.signIn(provider, persona);
  }
  const browser = new Browser();
  await browser.signIn("patreon", "active-patron");
  const location = (await browser.signIn("twitch", "tier-2")).headers.get("location") ?? "";
  return { browser, path: `/api/account/merge/${location.split("=")[1]}` };
}
const told = async (answer: Response) => [answer.status, await answer.json()];

describe("the question whether two people are one", () => {
  it("is gone once it is answered, and says how to go on", async () => {
    const { browser, path } = await asked();
    expect((await browser.post(`${path}?decision=refuse`)).status).toBe(204);
    const gone = [
      404,
      {
        error: {
          code: "not_found",
          message: "This question has been answered or is too old. Please sign in once more.",
        },
      },
    ];
    expect(await told(await browser.get(path))).toEqual(gone);
    expect(await told(await browser.post(`${path}?decision=accept`))).toEqual(gone);
  });

  it("is answered by nobody who is not signed in", async () => {
    const { browser, path } = await asked();
    const answer = await told(await new Browser().post(`${path}?decision=accept`));
    expect(answer).toMatchObject([401, { error: { code: "signed_out" } }]);
    expect((await browser.get(path)).status).toBe(200);
  });

  it("takes two answers, and names them", async () => {
    const { browser, path } = await asked();
    expect(await told(await browser.post(`${path}?decision=maybe`))).toEqual([
      400,
      { error: { code: "invalid", message: 'The decision must be "accept" or "refuse".' } },
    ]);
  });

  it("cannot be answered with yes where both have an account of one provider, and says what would help", async () => {
    const { browser, path } = await asked([["patreon", "former-patron"]]);
    expect(await told(await browser.post(`${path}?decision=accept`))).toEqual([
      409,
      {
        error: {
          code: "conflict",
          message: "These two cannot be put together. Please end one of the links that both have, and try again.",
        },
      },
    ]);
  });
});
