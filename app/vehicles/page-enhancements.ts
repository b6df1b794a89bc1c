import { readCharts } from "#app/components/charts/chart-reader.ts";

/**
 * Starts what a vehicle's page gains once it is used or scrolled: section tabs that follow, and readable charts.
 * @param first the event that brought this script, when there was one
 * @returns ends all of it
 */
export function startEnhancements(first?: Event): () => void {
  const stops = [followSections(), readCharts(first)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A section of the page and where it is. */
interface SectionPlace {
  id: string;
  /** Place of its upper edge in the page, px. */
  top: number;
  /** How far the page is scrolled when the tab of the section is followed, px. */
  landing: number;
}

/** Tolerance: scrolling ends on device pixels, which may be fractions of CSS pixels. */
const TOLERANCE = 2;

/**
 * The current section: the last one whose landing position is reached. Of several at the same height, the requested one
 * or else the first; at the end of the page, the requested one or else the last.
 * @param scrolled px
 * @param asked the section that the address names
 */
export function currentSection(sections: readonly SectionPlace[], scrolled: number, asked: string): string | undefined {
  const reached = sections.filter(({ landing }) => landing <= scrolled + TOLERANCE);
  const furthest = Math.max(...reached.map(({ landing }) => landing));
  const there = reached.filter(({ landing }) => landing > furthest - TOLERANCE);
  const named = there.find(({ id }) => id === asked);
  const lowest = there.toSorted((a, b) => (Math.abs(a.top - b.top) < TOLERANCE ? 0 : b.top - a.top))[0];
  return (named ?? lowest ?? sections[0])?.id;
}

/** Marks the tab of the section in view while the page is scrolled. @returns what ends it */
function followSections(): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(markTab);
  };
  const ending = new AbortController();
  const { signal } = ending;
  for (const name of ["scroll", "resize", "popstate", "click"]) addEventListener(name, soon, { signal, passive: true });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    ending.abort();
  };
}

function markTab(): void {
  const tabs = document.querySelector<HTMLElement>("[data-sections]");
  if (!tabs) return;
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
  const current = currentSection(links.flatMap(placeOf), scrollY, location.hash.slice(1));
  for (const link of links) {
    const here = link.hash === `#${current}`;
    if (here === link.hasAttribute("aria-current")) continue;
    if (!here) link.removeAttribute("aria-current");
    else {
      link.setAttribute("aria-current", "true");
      // On a phone the tabs scroll sideways.
      tabs.scrollLeft = link.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - link.offsetWidth) / 2;
    }
  }
}

function placeOf({ hash }: HTMLAnchorElement): SectionPlace[] {
  const section = document.querySelector(hash);
  if (!section) return [];
  const root = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const top = section.getBoundingClientRect().top + scrollY;
  return [
    { id: section.id, top, landing: Math.max(0, Math.min(top - padding, root.scrollHeight - root.clientHeight)) },
  ];
}
