import { test } from "vitest";
import { fuzzReplays } from "#tests/fixtures/replays/fuzz-replays.ts";

test("2,000 damaged and hostile replays give a battle that holds, or a reason", { timeout: 120_000 }, () =>
  fuzzReplays(2000),
);
