import { expect, it } from "vitest";
import { accountIdSchema } from "./account-id-schema.ts";
import { activeAccountOf } from "./game-accounts.ts";

const accounts = [1, 2, 3].map((n) => ({ accountId: n, nickname: `Commander_${n}`, region: "eu" as const }));

it("the stored account is active while it is in the list", () => {
  expect(activeAccountOf(accounts, 2)?.accountId).toBe(2);
});

it("the first account becomes active when the stored one is missing or not in the list", () => {
  expect(activeAccountOf(accounts, null)?.accountId).toBe(1);
  expect(activeAccountOf(accounts, 99)?.accountId).toBe(1);
});

it("no account is active when the list is empty", () => {
  expect(activeAccountOf([], 2)).toBeNull();
});

it.each([0, -1, 1.5, 2 ** 53, Number.NaN])("%s is no account id", (id) => {
  expect(accountIdSchema.safeParse(id).success).toBe(false);
});
