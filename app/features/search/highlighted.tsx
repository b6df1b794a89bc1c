import { Fragment } from "react";
import type { Range } from "#app/game/search/fuzzy.ts";

/** A text with what was matched in it. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {ranges.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(ends[i], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
