import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreScroll } from "./use-scroll-restoration.ts";

/** A browser's observer and window, as far as they are used. */
let resized: (() => void) | null = null;
const listeners = new Map<string, () => void>();
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        resized = this.#callback;
      }
      disconnect() {
        resized = null;
      }
    },
  );
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
});
afterEach(() => {
  listeners.clear();
  resized = null;
});

/** An element that can be scrolled down so far. */
function elementOf(height: number) {
  const element = { height, scrollTop: 0, scrollLeft: 0, scrollTo: () => undefined };
  return Object.assign(element, {
    scrollTo: ({ left, top }: { left: number; top: number }) => {
      element.scrollTop = Math.min(top, element.height);
      element.scrollLeft = left;
    },
  });
}

function restored(height: number) {
  const element = elementOf(height);
  const ended = new AbortController();
  restoreScroll(element as unknown as HTMLElement, [20, 300], ended.signal);
  return { element, ended };
}

it("a position that can be reached is reached at once", () => {
  const { element } = restored(300.5);
  expect([element.scrollLeft, element.scrollTop, resized]).toEqual([20, 300, null]);
});

it("a position is reached as soon as the element is as high as it was", () => {
  const { element } = restored(0);
  element.height = 250;
  resized?.();
  expect([element.scrollTop, resized]).toEqual([250, expect.any(Function)]);
  element.height = 400;
  resized?.();
  expect([element.scrollTop, resized]).toEqual([300, null]);
});

it.each(["wheel", "pointerdown", "keydown"])("a visitor who scrolls first is left alone: %s", (name) => {
  restored(0);
  listeners.get(name)?.();
  expect(resized).toBeNull();
});

it("an element that leaves is left alone", () => {
  const { ended } = restored(0);
  expect(resized).not.toBeNull();
  ended.abort();
  expect(resized).toBeNull();
});
