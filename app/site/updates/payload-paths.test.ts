import { expect, it } from "vitest";
import type { BuildMeta } from "#app/game/site/answers.ts";
import { hasPayload } from "./page-routes.ts";

const meta: BuildMeta = {
  id: "0123456789abcdef",
  timestamp: 0,
  matcher: {
    static: { "/": { prerender: true }, "/docs/private": {} },
    wildcard: { "/docs": { prerender: true } },
    dynamic: { "/:tank_id/:vehicle": { prerender: true }, "/accounts/:account_id/:nickname": { prerender: false } },
  },
  prerendered: ["/techtree/uk"],
};

it.each(["/", "/techtree/uk", "/529/tiger-i", "/docs", "/docs/a/b"])("%s has a payload", (path) => {
  expect(hasPayload(meta, path)).toBe(true);
});

it.each(["/techtree", "/docs/private", "/accounts/1/n", "/docsy", "/1/2/3"])("%s has none", (path) => {
  expect(hasPayload(meta, path)).toBe(false);
});
