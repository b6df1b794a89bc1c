import { afterEach, beforeEach, expect, vi } from "vitest";

/** Errors that a test expects on the console; any other one fails it. */
let expected: RegExp[] = [];
let unexpected: string[] = [];

/** Allows the running test to log an error that matches. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  expected = [];
  unexpected = [];
  const note = (...values: unknown[]) => {
    const line = values
      .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
      .join(" ");
    if (!expected.some((pattern) => pattern.test(line))) unexpected.push(line);
  };
  vi.spyOn(console, "error").mockImplementation(note);
  vi.spyOn(console, "warn").mockImplementation(note);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(unexpected, "nothing unexpected on the console").toEqual([]);
});
