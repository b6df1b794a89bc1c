import { describe, expect, it } from "vitest";
import { createSignInApi } from "./sign-in.ts";
import { SignInAgainError } from "./sign-in-again.ts";

const account = { accountId: 500_000_001, nickname: "Commander_1", region: "eu" };
const answering = (status: number, body: unknown) =>
  createSignInApi(async () => Response.json(body, { status }), false);
const refused = (code: string) => answering(403, { error: { code, message: "Please sign in again." } });
const unreachable = createSignInApi(() => Promise.reject(new TypeError("no network")), false);

describe("the end of a link", () => {
  it("that needs a new sign-in first is no end, and says so", async () => {
    const api = refused("sign_in_again");
    const error = new SignInAgainError("Please sign in again.");
    await expect(api.logout("twitch")).rejects.toThrow(error);
    await expect(api.logoutGameAccount(500_000_001)).rejects.toThrow(error);
  });

  it("that fails otherwise is none, and nothing is known of what remains", async () => {
    const html = createSignInApi(async () => new Response("<p>Forbidden", { status: 403 }), false);
    for (const api of [refused("other_origin"), answering(503, {}), html, unreachable]) {
      expect(await api.logout("twitch")).toBe(false);
      expect(await api.logoutGameAccount(500_000_001)).toBeNull();
    }
  });

  it("that came about is one", async () => {
    const done = createSignInApi(async () => new Response(null, { status: 204 }), false);
    expect(await done.logout("twitch")).toBe(true);
  });

  it("gives the game accounts that remain", async () => {
    expect(await answering(200, [account]).logoutGameAccount(500_000_002)).toEqual([account]);
    expect(await answering(200, [{ accountId: "x" }]).logoutGameAccount(500_000_002)).toBeNull();
  });
});
