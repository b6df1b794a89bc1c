import { describe, it } from "vitest";
import { fuzzPacked } from "../../fixtures/installed-game/fuzz-packed.fixture.ts";

describe("the reader of packed files", () => {
  it("takes 2,000 damaged files without a hang or a crash", () => fuzzPacked(2_000));
});
