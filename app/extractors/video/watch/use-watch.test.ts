import { expect, test, vi } from "vitest";
import { rest } from "./use-watch.ts";

vi.mock("../reading/replay-reader.client.ts", () => ({}));

test("a pause lasts its time, or until the watching is ended, and does not begin after that", async () => {
  const ended = new AbortController();
  await rest(5, ended.signal);
  const long = rest(60_000, ended.signal);
  ended.abort();
  await long;
  await rest(60_000, ended.signal);
  expect(ended.signal.aborted).toBe(true);
}, 1000);
