import { beforeEach, expect, it, vi } from "vitest";
import { createLoadingPhases, type LoadingPhase } from "./shell.tsx";

let reported: LoadingPhase[];
let phases: ReturnType<typeof createLoadingPhases>;

beforeEach(() => {
  vi.useFakeTimers();
  reported = [];
  phases = createLoadingPhases((phase) => reported.push(phase));
});

it("shows nothing of a quick navigation", () => {
  phases.start();
  vi.advanceTimersByTime(199);
  phases.finish();
  vi.runAllTimers();
  expect(reported).toEqual(["idle"]);
});

it("grows after 200 ms, fills, fades after 500 ms and resets after 400 ms more", () => {
  phases.start();
  vi.advanceTimersByTime(200);
  expect(reported).toEqual(["idle", "run"]);
  phases.finish();
  expect(reported.at(-1)).toBe("full");
  vi.advanceTimersByTime(499);
  expect(reported.at(-1)).toBe("full");
  vi.advanceTimersByTime(1);
  expect(reported.at(-1)).toBe("fade");
  vi.advanceTimersByTime(400);
  expect(reported.at(-1)).toBe("idle");
});

it("begins anew when the next navigation starts while it fades", () => {
  phases.start();
  vi.advanceTimersByTime(200);
  phases.finish();
  phases.start();
  vi.advanceTimersByTime(200);
  expect(reported).toEqual(["idle", "run", "full", "idle", "run"]);
});
