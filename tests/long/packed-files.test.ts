import { describe, it } from "vitest";
import { fuzzCollision } from "#scripts/import/fixtures/installed-game/fuzz-collision.fixture.ts";
import { fuzzPacked } from "#scripts/import/fixtures/installed-game/fuzz-packed.fixture.ts";

describe("the reader of packed files", () => {
  it("takes 100,000 damaged files without a hang or a crash", { timeout: 300_000 }, () => fuzzPacked(100_000));
});

describe("the reader of collision models", () => {
  it("takes 100,000 damaged files without a hang or a crash", { timeout: 600_000 }, () => fuzzCollision(100_000));
});
