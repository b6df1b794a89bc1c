import { useId } from "react";
import { formatNumber } from "#app/game/stats/format.ts";
import type { LimitCheck } from "#app/game/video/youtube-limits.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

interface MadeTextProps {
  label: string;
  text: string;
  check: LimitCheck;
  /** What is counted: "characters". */
  unit: string;
  rows: number;
  /** No fault is found with what is still to be filled in. */
  isFinished: boolean;
  /** Whether it was written by hand; then it can be made anew. */
  isChanged: boolean;
  /** @param text null makes it anew of its template */
  change: (text: string | null) => void;
}

/** A text of the video, to be changed and copied, with how much of its room it takes and what is wrong with it. */
export function MadeText({ label, text, check, unit, rows, isFinished, isChanged, change }: MadeTextProps) {
  const id = useId();
  const { used, most } = check;
  const problems = isFinished ? check.problems : [];
  const count = Number.isFinite(most) ? `${formatNumber(used)} of ${formatNumber(most)} ${unit}` : `${used} ${unit}`;
  return (
    <div className="grid gap-6px">
      <div className="flex gap-8px items-center min-h-30px">
        <label className="color-text-2 text-13" htmlFor={id}>
          {label}
        </label>
        <span className={`note flex-1 text-right ${used > most ? "color-danger" : ""}`}>{count}</span>
        {isChanged && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-label={`Make anew: ${label}`}
            onClick={() => change(null)}
          >
            <i className="i-lucide-rotate-ccw" />
            Make anew
          </button>
        )}
        <CopyButton text={text} />
      </div>
      <textarea
        className="video-text"
        id={id}
        rows={rows}
        value={text}
        spellCheck={false}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problems`}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <ul className="note color-danger" id={`${id}-problems`} aria-live="polite">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
