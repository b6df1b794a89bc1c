import { useEffect, useState } from "react";
import type { RichHeading } from "#app/game/site/rich-text.ts";

interface ContentsProps {
  label: string;
  /** Sections and their subsections, one level deep. */
  headings: readonly RichHeading[];
}

/** Table of contents: next to the text if there is room, otherwise collapsed above it. */
export function Contents({ label, headings }: ContentsProps) {
  const current = useCurrentHeading(headings.map(({ id }) => id));
  if (headings.length < 2) return null;
  return (
    <>
      <nav className="document-contents" aria-label={label}>
        <p className="note mb-10px font-550" aria-hidden="true">
          {label}
        </p>
        <Links headings={headings} current={current} />
      </nav>
      <details className="contents-fold panel">
        <summary className="panel-head">
          {label}
          <i className="i-lucide-chevron-down" />
        </summary>
        <nav aria-label={label}>
          <Links headings={headings} current={current} />
        </nav>
      </details>
    </>
  );
}

function Links({ headings, current }: { headings: readonly RichHeading[]; current: string | null }) {
  return (
    <ul>
      {sectionsOf(headings).map(({ head, below }) => (
        <li key={head.id}>
          <Link heading={head} current={current} />
          {below.length > 0 && (
            <ul>
              {below.map((heading) => (
                <li key={heading.id}>
                  <Link heading={heading} current={current} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Link({ heading: { id, text }, current }: { heading: RichHeading; current: string | null }) {
  return (
    <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
      {text}
    </a>
  );
}

interface ContentsSection {
  head: RichHeading;
  below: RichHeading[];
}

/** Headings of the second level with those of the third below them. */
function sectionsOf(headings: readonly RichHeading[]): ContentsSection[] {
  const sections: ContentsSection[] = [];
  for (const heading of headings) {
    if (heading.level === 2) sections.push({ head: heading, below: [] });
    else if (heading.level === 3) sections.at(-1)?.below.push(heading);
  }
  return sections;
}

/** Distance from the top of the window in px at which a section counts as being read. */
const READING_LINE = 160;

/** The last heading above the reading line; null before the first one, and on the server. */
function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const joined = ids.join(" ");

  useEffect(() => {
    const headings = joined.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // At the bottom of the page the last sections never reach the line: the section in the URL's hash counts then.
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
