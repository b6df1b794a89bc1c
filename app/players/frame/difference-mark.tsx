import { type Difference, differenceFrom, type Estimate } from "#app/game/players/difference.ts";
import { formatDelta } from "#app/game/stats/format.ts";

/** A formatted difference; the text includes the sign. */
export interface FormattedDifference {
  text: string;
  isUp: boolean;
  isClear: boolean | null;
}

/** Null: not known, or rounded to nothing. */
export function formatDifference(of: Difference | null, decimals: number): FormattedDifference | null {
  const text = of && formatDelta(of.by, decimals);
  return text && /[1-9]/.test(text) ? { text, isUp: of.by > 0, isClear: of.isClear } : null;
}

/** How far an estimate lies from a reference. Null: not known, of too few battles, or rounded to nothing. */
export const formatDifferenceFrom = (
  reference: number | null,
  estimate: Estimate,
  of: { battles: number; decimals: number },
): FormattedDifference | null => formatDifference(differenceFrom(reference, estimate, of), of.decimals);

/**
 * Arrow, sign and colour of a difference; the arrow is solid where it is more than chance, and away where that is not
 * known. @param than "vs all time"
 */
export function DifferenceMark({ of, than }: { of: FormattedDifference | null; than?: string | undefined }) {
  if (of === null) return null;
  return (
    <span className="player-change">
      <span
        className={of.isUp ? "color-wg-good" : "color-wg-awful"}
        title={of.isClear === null ? undefined : of.isClear ? CLEAR : CHANCE}
      >
        {of.isClear !== null && <ChangeArrow isUp={of.isUp} isClear={of.isClear} />}
        {of.text}
        {of.isClear === false && <span className="sr-only"> (could be chance)</span>}
      </span>
      {than && ` ${than}`}
    </span>
  );
}

const CLEAR = "Clear difference: beyond the 95% margin of this period";
const CHANCE = "Could be chance: within the 95% margin of this period";

/** The arrow of a difference. */
function ChangeArrow({ isUp, isClear }: { isUp: boolean; isClear: boolean }) {
  return (
    <svg
      viewBox="0 0 10 10"
      width="9"
      height="9"
      fill={isClear ? "currentColor" : "none"}
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={isUp ? "M5 1.5 9 8.5H1z" : "M5 8.5 9 1.5H1z"} />
    </svg>
  );
}

/** What solid and hollow arrows say. */
export function ChangeLegend() {
  return (
    <span className="flex flex-wrap gap-x-16px gap-y-4px">
      <span className="player-change">
        <ChangeArrow isUp isClear /> Clear difference
      </span>
      <span className="player-change">
        <ChangeArrow isUp isClear={false} /> Could be chance
      </span>
    </span>
  );
}

/** Stats in a grid, each with its difference or a note. */
export function StatGrid({ stats, than, columns }: { stats: readonly GridStat[]; than?: string; columns: string }) {
  return (
    <dl className={`stat-grid ${columns}`}>
      {stats.map(({ label, text, unit, difference, note = "" }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="large-stat">
              {text}
              {unit && <small>{unit}</small>}
            </span>
          </dd>
          {difference ? (
            <dd>
              <DifferenceMark of={difference} than={than} />
            </dd>
          ) : (
            note !== "" && <dd>{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface GridStat {
  label: string;
  text: string;
  unit: string;
  difference: FormattedDifference | null;
  note?: string;
}
