import { describe, it } from "vitest";
import { fuzzRecordings } from "#tests/fixtures/replays/fuzz-recordings.ts";
import { fuzzReplays } from "#tests/fixtures/replays/fuzz-replays.ts";

describe("the reader of replays", () => {
  it("takes 100,000 damaged and hostile files without a hang or a crash", { timeout: 1_200_000 }, () =>
    fuzzReplays(100_000),
  );

  it("takes 100,000 damaged and hostile recordings", { timeout: 1_200_000 }, () => fuzzRecordings(100_000));
});
