import { describe, expect, it } from "vitest";
import type { Api } from "#app/api/client.ts";
import { loadSignedIn } from "./load-signed-in.ts";

/** The calls of somebody who is signed in with Patreon and has no game account. */
const signedIn = {
  signIn: { status: async (provider: string) => provider === "patreon", gameAccounts: async () => [] },
} as unknown as Api;

describe("the active account in the visitor's cookies", () => {
  it.each([
    ["wg-active-acc=500000001", 500000001],
    ["a=b; wg-active-acc=7; c=d", 7],
    ["wg-active-acc=", null],
    ["wg-active-acc=abc", null],
    ["wg-active-acc=-1", null],
    ["wg-active-acc=0", null],
    ["wg-active-acc=1e9", null],
    ["wg-active-acc=0x10", null],
    ["wg-active-acc=1.5", null],
    ["wg-active-acc=99999999999999999999", null],
    ["x-wg-active-acc=5", null],
    ["wg-active-accident=5", null],
    ["", null],
  ])("%j is read as %s", async (cookies, expected) => {
    expect((await loadSignedIn(signedIn, cookies))?.storedActiveId).toBe(expected);
  });
});
