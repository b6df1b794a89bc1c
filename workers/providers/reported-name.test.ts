import { expect, it } from "vitest";
import { network } from "./network.fixture.ts";
import { externalName } from "./reported-name.ts";
import { createWargaming, wargamingSettingsSchema } from "./wargaming.ts";

const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";

it.each([
  ["Commander_1", "Commander_1"],
  ["x".repeat(200), "x".repeat(64)],
  ["", "Somebody"],
  [" \n\u0000\u202E ", "Somebody"],
  ["a\nb\u202Ec", "a bc"],
  ["שלום", "שלום"],
  // No emoji is cut in half, nor is a family of them.
  [`${"x".repeat(63)}\u{1F600}`, "x".repeat(63)],
  [`${"x".repeat(60)}${family}`, "x".repeat(60)],
  [`${"x".repeat(63)} y`, "x".repeat(63)],
  ["\uD83D", "Somebody"],
  // A letter with more accents than fit.
  [`a${"\u0301".repeat(500)}`, "Somebody"],
])("%j is kept as %j", (name, kept) => {
  expect(externalName("Somebody").parse(name)).toBe(kept);
});

it("a nickname of 200 letters breaks no sign-in", async () => {
  network({ "/wot/account/info/": { status: "ok", data: { 1: { nickname: "x".repeat(200), private: {} } } } });
  const publisher = createWargaming(wargamingSettingsSchema.parse({ WARGAMING_APPLICATION_ID: "id" }));
  const permission = { accountId: 1, accessToken: "token", expiresAt: 0 };
  expect(await publisher.ownNickname("eu", permission)).toBe("x".repeat(64));
});
