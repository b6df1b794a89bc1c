import { expect, test, vi } from "vitest";
import { pause } from "./use-watch.ts";

vi.mock("../reading/replay-reader.client.ts", () => ({}));

test("a pause lasts its time, or until the watching is ended, and does not begin after that", async () => {
  const ended = new AbortController();
  await pause(5, ended.signal);
  const long = pause(60_000, ended.signal);
  ended.abort();
  await long;
  await pause(60_000, ended.signal);
  expect(ended.signal.aborted).toBe(true);
}, 1000);
