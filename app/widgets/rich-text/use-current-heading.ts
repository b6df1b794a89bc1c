import { useEffect, useState } from "react";

/** How far below the top of the window a section counts as the one that is read, px. */
const READING_LINE = 160;

/** The last heading above the reading line; null before the first one, and on the server. */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(" ");

  useEffect(() => {
    const headings = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // At the foot of the page the last sections never come up to the line: then it is the one that was asked for.
    const atFoot = () => {
      if (innerHeight + scrollY < document.documentElement.scrollHeight - 1) return undefined;
      return headings.find(({ id }) => location.hash === `#${id}`);
    };
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < READING_LINE);
      setCurrent((atFoot() ?? passed.at(-1))?.id ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [joined]);

  return current;
}
