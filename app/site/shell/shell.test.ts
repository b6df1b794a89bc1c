import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLoadingPhases, type LoadingPhase } from "./shell.tsx";

let shown: LoadingPhase[];
let phases: ReturnType<typeof createLoadingPhases>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  phases = createLoadingPhases((phase) => shown.push(phase));
});

afterEach(() => {
  vi.useRealTimers();
});

it("shows nothing of a quick navigation", () => {
  phases.start();
  vi.advanceTimersByTime(199);
  phases.finish();
  vi.runAllTimers();
  expect(shown).toEqual(["idle"]);
});

it("grows after 200 ms, fills, fades after 500 ms and resets after 400 ms more", () => {
  phases.start();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["idle", "run"]);
  phases.finish();
  expect(shown.at(-1)).toBe("full");
  vi.advanceTimersByTime(499);
  expect(shown.at(-1)).toBe("full");
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe("fade");
  vi.advanceTimersByTime(400);
  expect(shown.at(-1)).toBe("idle");
});

it("begins anew when the next navigation starts while it fades", () => {
  phases.start();
  vi.advanceTimersByTime(200);
  phases.finish();
  phases.start();
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(["idle", "run", "full", "idle", "run"]);
});

it("does nothing any more once it is stopped", () => {
  phases.start();
  phases.stop();
  vi.runAllTimers();
  expect(shown).toEqual(["idle"]);
});
