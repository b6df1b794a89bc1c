import { expect, it } from "vitest";
import { isPublisherRegion, regionOfAccount } from "./publisher-regions.ts";

it.each([
  [0, null],
  [499_999_999, null],
  [500_000_000, "eu"],
  [999_999_999, "eu"],
  [1_000_000_000, "com"],
  [1_999_999_999, "com"],
  [2_000_000_000, "asia"],
  [3_099_999_999, "asia"],
  [3_100_000_000, null],
])("the account %i belongs to %s", (accountId, region) => {
  expect(regionOfAccount(accountId)).toBe(region);
});

it("knows in which regions players can sign in", () => {
  expect(["eu", "com", "asia"].every(isPublisherRegion)).toBe(true);
  expect(["cn", "EU", "", null, undefined].some(isPublisherRegion)).toBe(false);
});
