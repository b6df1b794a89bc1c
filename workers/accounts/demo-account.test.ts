import { expect, it } from "vitest";
import type { Env } from "#workers/bindings.ts";
import { isDemoAccount } from "./demo-account.ts";

const simulated = { WARGAMING_API_ORIGIN_EU: "http://127.0.0.1:8788/wargaming/eu" };

it.each<[string, Partial<Env> & Record<string, string>, boolean]>([
  ["the account that the settings name, beside simulators", { DEMO_ACCOUNT: "500000001", ...simulated }, true],
  ["another account", { DEMO_ACCOUNT: "500000002", ...simulated }, false],
  ["no account that the settings do not name", simulated, false],
  ["none beside the real publisher", { DEMO_ACCOUNT: "500000001" }, false],
  [
    "none beside one elsewhere",
    { DEMO_ACCOUNT: "500000001", WARGAMING_API_ORIGIN_EU: "https://api.example.com" },
    false,
  ],
])("The demonstration is %s", (_, env, demo) => {
  expect(isDemoAccount(env, 500_000_001)).toBe(demo);
});
