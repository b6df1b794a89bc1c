import { expect, it, vi } from "vitest";
import type { Window } from "#app/game/players/windows.ts";
import { AnswerCache, periodOf } from "./read-stats.ts";

it("an answer is made once for a question and a period, until battles come, and never kept where there is none", () => {
  const cache = new AnswerCache();
  const make = vi.fn<() => string | null>();
  for (const made of [null, "first", "second", "third", "fourth"]) make.mockReturnValueOnce(made);
  const ask = (question: string, period: number) => cache.of(question, period, make);
  expect([ask("a", 1), ask("a", 1), ask("a", 1)]).toEqual([null, "first", "first"]);
  expect([ask("b", 1), ask("b", 1), ask("a", 1)]).toEqual(["second", "second", "first"]);
  expect([ask("a", 2), ask("a", 2)]).toEqual(["third", "third"]);
  cache.drop();
  expect([ask("a", 2), make.mock.calls.length]).toEqual(["fourth", 5]);
});

it("figures hold for a day of UTC, those of the last 24 hours for a minute", () => {
  const midnight = Date.UTC(2026, 10, 20);
  const periods = (window: Window, ...after: number[]) =>
    new Set(after.map((ms) => periodOf({ window, trend: null, singles: 0, newest: 0, now: midnight + ms }))).size;
  expect([periods("7d", 0, 60_000, 86_399_999), periods("7d", 0, 86_400_000)]).toEqual([1, 2]);
  expect([periods("1d", 0, 59_999), periods("1d", 0, 60_000)]).toEqual([1, 2]);
});
