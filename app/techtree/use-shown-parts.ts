import { useEffect, useLayoutEffect } from "react";
import { lastNationCookie } from "#app/game/model/addresses/last-nation.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { writeCookie } from "#app/lib/write-cookie.ts";
import { scrollToCentre } from "./drawing/pan-zoom.ts";

/**
 * What is done as soon as a tree is seen, before its body is there: the goal of the plan and the tab of the nation are
 * brought into view, and the tree is the one that the visitor saw last.
 * @param goal the vehicle that the plan leads to
 */
export function useShownParts(nation: Nation, goal: number | undefined): void {
  // A tree that was prefetched came without the server's cookie, so the browser sets it: as soon as the tree is seen,
  // since who leaves at once has seen it too.
  useLayoutEffect(() => {
    writeCookie(lastNationCookie(nation));
  }, [nation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another nation is another current tab
  useEffect(() => {
    const row = document.querySelector('[data-tree="nations"]');
    const current = row?.querySelector("[aria-current]");
    if (!row || !current) return;
    // On a phone the row scrolls: the current one is kept in view.
    row.scrollLeft += current.getBoundingClientRect().right - row.getBoundingClientRect().right + 8;
  }, [nation]);
  // Only the frame scrolls, and only to a goal that is not in view.
  useEffect(() => {
    const frame = document.querySelector('[data-tree="frame"]');
    const node = goal === undefined ? null : frame?.querySelector("[aria-current]");
    if (!frame || !node) return;
    const inner = node.getBoundingClientRect();
    const outer = frame.getBoundingClientRect();
    if (inner.left < outer.left || inner.right > outer.right) {
      const part = { start: inner.left, size: inner.width };
      frame.scrollLeft = scrollToCentre(frame.scrollLeft, part, { start: outer.left, size: outer.width });
    }
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      const part = { start: inner.top, size: inner.height };
      frame.scrollTop = scrollToCentre(frame.scrollTop, part, { start: outer.top, size: outer.height });
    }
  }, [goal]);
}
