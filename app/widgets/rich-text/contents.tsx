import type { RichHeading } from "#app/game/model/content/rich-text.ts";
import { useCurrentHeading } from "./use-current-heading.ts";

interface ContentsProps {
  label: string;
  /** Sections, and what they consist of one level below. */
  headings: readonly RichHeading[];
}

/** Table of contents: beside the text where there is room, else folded above it. */
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
        <summary className="panel-head">{label}</summary>
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

interface Section {
  head: RichHeading;
  below: RichHeading[];
}

/** Headings of the second level with those of the third below them. */
function sectionsOf(headings: readonly RichHeading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    if (heading.level === 2) sections.push({ head: heading, below: [] });
    else if (heading.level === 3) sections.at(-1)?.below.push(heading);
  }
  return sections;
}
