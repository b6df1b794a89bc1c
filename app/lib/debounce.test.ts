import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDebounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());

describe("a debounce", () => {
  it("does the last work once, 25 ms after it was asked last", () => {
    const done: string[] = [];
    const { soon } = createDebounce();
    soon(() => done.push("first"));
    vi.advanceTimersByTime(24);
    soon(() => done.push("second"));
    vi.advanceTimersByTime(24);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["second"]);
  });

  it("waits as long as it is told", () => {
    const work = vi.fn();
    createDebounce().soon(work, 150);
    vi.advanceTimersByTime(149);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it("does what waits at once when told to, and no second time", () => {
    const work = vi.fn();
    const { soon, now } = createDebounce();
    now();
    soon(work);
    now();
    expect(work).toHaveBeenCalledOnce();
    now();
    vi.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledOnce();
  });

  it("does nothing once it is cancelled", () => {
    const work = vi.fn();
    const { soon, now, cancel } = createDebounce();
    soon(work);
    cancel();
    now();
    vi.advanceTimersByTime(1_000);
    expect(work).not.toHaveBeenCalled();
  });
});
