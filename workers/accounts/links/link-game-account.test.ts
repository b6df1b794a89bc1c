import { describe, expect, it } from "vitest";
import { createSeal, sealTokens } from "#workers/accounts/secrets/seal.ts";
import { openGameToken, sealGameToken } from "./link-game-account.ts";

const sealed = createSeal("A".repeat(43).concat("="));

describe("the sealed token of a game account", () => {
  it("opens for its account only", async () => {
    const seal = await sealed;
    const kept = await sealGameToken(seal, 500_000_001, "a token");
    expect(await openGameToken(seal, 500_000_001, kept)).toBe("a token");
    await expect(openGameToken(seal, 500_000_002, kept)).rejects.toThrow("cannot be opened");
  });

  it("is never taken for an identity's of the same id", async () => {
    const seal = await sealed;
    const tokens = { accessToken: "a token", refreshToken: null, expiresAt: null };
    const { accessToken } = await sealTokens(seal, "twitch", { subject: "500000001", tokens });
    await expect(openGameToken(seal, 500_000_001, accessToken)).rejects.toThrow("cannot be opened");
  });
});
