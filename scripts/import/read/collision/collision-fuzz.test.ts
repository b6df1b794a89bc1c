import { describe, expect, it } from "vitest";
import { breakEveryByte, fuzzCollision } from "../../fixtures/installed-game/fuzz-collision.fixture.ts";

describe("the reader of collision models", () => {
  it("takes 2,000 damaged files without a hang or a crash", () => fuzzCollision(2_000));

  it("takes a file with any single place of it broken", () => {
    expect(breakEveryByte()).toBeGreaterThan(10_000);
  });
});
