import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToasts } from "./toasts.ts";

const now = 1_764_000_000_000;
const store = () => useToasts.getState();
const titles = () => store().toasts.map((toast) => toast.title);

beforeEach(() => {
  vi.useFakeTimers({ now });
});

afterEach(() => {
  store().clear();
  for (const reason of ["hidden", "loading"] as const) store().release(reason);
});

describe("a toast", () => {
  it("has the time in ms for an id, 5000 ms, the primary colour and a close button unless it says otherwise", () => {
    const toast = store().add({ title: "Link copied" });
    expect(toast).toEqual({
      id: now,
      title: "Link copied",
      closeButton: true,
      timeout: 5_000,
      actions: [],
      color: "primary",
    });
    const own = {
      id: 7,
      title: "Other",
      timeout: 100,
      color: "danger" as const,
      closeButton: false,
      icon: "lucide:x" as const,
    };
    expect(store().add(own)).toEqual({ ...own, actions: [] });
  });

  it("is not added again when its id is present", () => {
    const first = store().add({ title: "First" });
    expect(store().add({ title: "Same millisecond" })).toBe(first);
    expect(store().add({ id: now, title: "Same id" })).toBe(first);
    vi.advanceTimersByTime(1);
    store().add({ title: "Next millisecond" });
    expect(titles()).toEqual(["First", "Next millisecond"]);
  });

  it("may come again after it has gone", () => {
    store().add({ id: 7, title: "Once" });
    store().close(7);
    store().add({ id: 7, title: "Twice" });
    expect(titles()).toEqual(["Twice"]);
  });

  it("closes by itself when its time is over, not a millisecond before", () => {
    const callback = vi.fn();
    store().add({ title: "Gone", callback });
    vi.advanceTimersByTime(4_999);
    expect(titles()).toEqual(["Gone"]);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("stays when its timeout is 0", () => {
    store().add({ title: "Stays", timeout: 0 });
    vi.advanceTimersByTime(3_600_000);
    expect(titles()).toEqual(["Stays"]);
  });

  it("goes when it is closed, and calls back once", () => {
    const callback = vi.fn();
    const { id } = store().add({ title: "Closed", callback });
    store().close(id);
    store().close(id);
    vi.advanceTimersByTime(10_000);
    expect(titles()).toEqual([]);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("goes when an action is pressed, which acts once and does not call back", () => {
    const callback = vi.fn();
    const onClick = vi.fn();
    const action = { label: "Undo", onClick };
    const { id } = store().add({ title: "Removed", actions: [action], callback });
    store().act(id, action);
    store().act(id, action);
    expect(titles()).toEqual([]);
    expect(onClick).toHaveBeenCalledOnce();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe("the time of the toasts", () => {
  it("stands still while something holds it, and goes on with what was left", () => {
    const { id } = store().add({ title: "Held" });
    vi.advanceTimersByTime(3_000);
    store().hold("pointer");
    expect(store().paused).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(store().left(id)).toBe(2_000);
    store().release("pointer");
    expect(store().paused).toBe(false);
    vi.advanceTimersByTime(1_999);
    expect(titles()).toEqual(["Held"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it("goes on only when nothing holds it any more", () => {
    store().add({ title: "Held twice" });
    store().hold("pointer");
    store().hold("focus");
    store().release("pointer");
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(["Held twice"]);
    store().release("focus");
    vi.advanceTimersByTime(5_000);
    expect(titles()).toEqual([]);
  });

  it("does not run for what is added while it is held", () => {
    store().hold("hidden");
    store().add({ title: "Said to a hidden tab" });
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(["Said to a hidden tab"]);
  });

  it("runs for each toast by itself", () => {
    store().add({ title: "Older", timeout: 3_000 });
    vi.advanceTimersByTime(1_000);
    store().add({ title: "Newer", timeout: 3_000 });
    vi.advanceTimersByTime(2_000);
    expect(titles()).toEqual(["Newer"]);
    vi.advanceTimersByTime(1_000);
    expect(titles()).toEqual([]);
  });

  it("is not held by a pointer on a toast that has gone", () => {
    const { id } = store().add({ title: "Pointed at" });
    store().hold("pointer");
    store().close(id);
    vi.advanceTimersByTime(1);
    store().add({ title: "Next" });
    vi.advanceTimersByTime(5_000);
    expect(titles()).toEqual([]);
  });

  it("is 0 for a toast that is not there", () => {
    expect(store().left(1)).toBe(0);
  });
});

it("all toasts can be cleared, without a call back", () => {
  const callback = vi.fn();
  store().add({ id: 1, title: "One", callback });
  store().add({ id: 2, title: "Two", callback });
  store().clear();
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual([]);
  expect(callback).not.toHaveBeenCalled();
});
