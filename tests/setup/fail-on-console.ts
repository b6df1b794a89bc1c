import { afterEach, beforeEach, expect, vi } from "vitest";

/** Errors that a test expects on the console; any other one fails it. */
let expected: RegExp[] = [];
let unexpected: string[] = [];
let said: string[] = [];

/** Allows the running test to log an error that matches. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Warnings and errors that the running test has logged. */
export const loggedErrors = (): readonly string[] => said;

beforeEach(() => {
  expected = [];
  unexpected = [];
  said = [];
  const note = (...values: unknown[]) => {
    const line = values
      .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
      .join(" ");
    said.push(line);
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
