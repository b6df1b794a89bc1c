import { describe, expect, it } from "vitest";
import { createSeal, openTokens, sealTokens } from "./seal.ts";

const sealed = createSeal("A".repeat(43).concat("="));
const tokens = { accessToken: "an access token", refreshToken: "a refresh token", expiresAt: 1_764_000_000_000 };
const keep = async () => sealTokens(await sealed, "twitch", { subject: "8001", tokens });

describe("the sealed tokens of an identity", () => {
  it("open for it, and cannot be read before", async () => {
    const kept = await keep();
    for (const secret of ["an access token", "a refresh token"]) expect(JSON.stringify(kept)).not.toContain(secret);
    expect(await openTokens(await sealed, "twitch", { subject: "8001", ...kept })).toEqual(tokens);
  });

  it("may lack what the provider did not give", async () => {
    const given = { accessToken: "an access token", refreshToken: null, expiresAt: null };
    const kept = await sealTokens(await sealed, "twitch", { subject: "8001", tokens: given });
    expect([kept.refreshToken, kept.tokenExpiresAt]).toEqual([null, null]);
    expect(await openTokens(await sealed, "twitch", { subject: "8001", ...kept })).toEqual(given);
  });

  it.each([
    ["for another account", "twitch", "8002"],
    ["for an account of that id at another provider", "patreon", "8001"],
  ] as const)("do not open %s", async (_, provider, subject) => {
    await expect(openTokens(await sealed, provider, { subject, ...(await keep()) })).rejects.toThrow(
      "cannot be opened",
    );
  });

  it("do not open in each other's place", async () => {
    const { accessToken, refreshToken, tokenExpiresAt } = await keep();
    const access = { accessToken, refreshToken: accessToken, tokenExpiresAt };
    const refresh = { accessToken: refreshToken ?? "", refreshToken, tokenExpiresAt };
    for (const swapped of [access, refresh]) {
      await expect(openTokens(await sealed, "twitch", { subject: "8001", ...swapped })).rejects.toThrow(
        "cannot be opened",
      );
    }
  });
});
