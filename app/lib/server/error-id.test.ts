import { expect, it } from "vitest";
import { createErrorId, withErrorId } from "./error-id.ts";

it("an error id is made of unix seconds and six hex digits, and no two are the same", () => {
  const ids = Array.from({ length: 200 }, () => createErrorId(1_764_000_000_999));
  for (const id of ids) expect(id).toMatch(/^ERR-1764000000-[0-9a-f]{6}$/);
  expect(new Set(ids).size).toBeGreaterThan(195);
});

it("a message carries its id at the end", () => {
  expect(withErrorId("x failed", "ERR-1-0a1b2c")).toBe("x failed [Error ID: ERR-1-0a1b2c]");
});
