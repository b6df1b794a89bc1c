import { describe, expect, it, vi } from "vitest";
import { expectConsoleError } from "#tests/setup/fail-on-console.ts";
import { sealOf } from "../sign-in/sign-in-settings.ts";
import { createSeal, nullIfSealed, SealError } from "./seal.ts";

const key = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
const context = "access twitch 8001";

describe("the seal", () => {
  it("opens what it closed, at the place it was closed for", async () => {
    const seal = await createSeal(key());
    const sealed = await seal.close("a token", context);
    expect(sealed).not.toContain("token");
    expect(await seal.open(sealed, context)).toBe("a token");
  });

  it("never closes the same text the same way twice", async () => {
    const seal = await createSeal(key());
    expect(await seal.close("a token", context)).not.toBe(await seal.close("a token", context));
  });

  it("does not open at another place, with another key, or when it was changed", async () => {
    const [seal, other] = [await createSeal(key()), await createSeal(key())];
    const sealed = await seal.close("a token", context);
    const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
    await expect(seal.open(sealed, "access twitch 8002")).rejects.toThrow("cannot be opened");
    await expect(other.open(sealed, context)).rejects.toThrow("cannot be opened");
    await expect(seal.open(changed, context)).rejects.toThrow("cannot be opened");
  });

  it.each(["", ".", "x", "x.y", "A.A", "not base64!.at all", "AAAA.AAAA"])(
    "says of %j that it cannot be opened",
    async (sealed) => {
      await expect((await createSeal(key())).open(sealed, context)).rejects.toThrow(SealError);
    },
  );

  it("says what does not open, and nothing of whose it is", async () => {
    const [seal, other] = [await createSeal(key()), await createSeal(key())];
    const sealed = await other.close("a token", context);
    await expect(seal.open(sealed, context)).rejects.toThrow(
      new SealError('What is sealed for "access" cannot be opened with any of TOKEN_KEYS.'),
    );
    await expect(seal.open("x.y", context)).rejects.not.toThrow("8001");
  });

  it("keeps its keys where nothing can read them any more", async () => {
    const importKey = vi.spyOn(crypto.subtle, "importKey");
    await createSeal(key());
    const keys = await Promise.all(importKey.mock.results.map(({ value }) => value as Promise<CryptoKey>));
    expect(keys.map(({ extractable, usages }) => [extractable, usages])).toEqual([[false, ["encrypt", "decrypt"]]]);
  });

  it("closes with the newest key and opens with the older ones too", async () => {
    const [old, fresh] = [key(), key()];
    const sealed = await (await createSeal(old)).close("a token", context);
    const both = await createSeal(`${fresh}, ${old}`);
    expect(await both.open(sealed, context)).toBe("a token");
    const resealed = await both.close("a token", context);
    expect(await (await createSeal(fresh)).open(resealed, context)).toBe("a token");
  });

  it.each([
    "",
    "short",
    "x".repeat(44),
    btoa("only sixteen byte"),
    "!".concat("A".repeat(43), "="),
    "A".repeat(43).concat("=!"),
  ])("refuses %j as a key", async (text) => {
    await expect(createSeal(text)).rejects.toThrow("32 bytes");
  });

  it("that opens nothing is no fault; anything else is", async () => {
    const opened = (await createSeal(key())).open("x.y", context);
    expect(await opened.catch(nullIfSealed)).toBeNull();
    await expect(opened).rejects.toMatchObject({ name: "SealError" });
    expect(() => nullIfSealed(new TypeError("a mistake"))).toThrow("a mistake");
  });

  it("is missing, and signing in with it, where the key is missing or wrong", async () => {
    expectConsoleError(/TOKEN_KEYS/);
    expect(await sealOf({} as never)).toBeNull();
    expect(await sealOf({ TOKEN_KEYS: "wrong" } as never)).toBeNull();
  });
});
