import { LEVEL_COLOURS } from "#app/components/level-colours.ts";
import { PERFORMANCE_LABELS, PERFORMANCE_LEVELS } from "#app/game/model/enumerations/performance-levels.ts";
import { WN8_STEPS, wn8Level } from "#app/game/players/wn8-level.ts";
import { canSearchNames } from "#app/game/search/name-search-rules.ts";
import { bestOf, VERSUS_STATS } from "#app/game/search/versus.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatStat, formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { VehicleItem } from "./items.ts";
import { FILTER_LABELS, FILTERS, type PaletteFilter, type PaletteResults } from "./results.ts";

interface PaletteFiltersProps {
  filter: PaletteFilter | null;
  /** None while players and clans may still come. */
  counts: PaletteResults["counts"];
  onChoose(filter: PaletteFilter | null): void;
}

/** The kinds of results: a tap or Tab narrows the list to one. */
export function PaletteFilters({ filter, counts, onChoose }: PaletteFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend
    <div className="palette-filters" role="group" aria-label="Show one kind">
      {[null, ...FILTERS].map((own) => (
        <button
          key={own}
          type="button"
          className="palette-filter"
          tabIndex={-1}
          aria-pressed={own === filter}
          disabled={own !== null && own !== filter && counts[own] === undefined}
          onClick={() => onChoose(own)}
        >
          {own === null ? "All" : FILTER_LABELS[own]}
          {own !== null && counts[own] ? <span className="color-text-3 font-500">{counts[own]}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Letters of the typed text that are repeated: about a line. */
const MAX_SHOWN = 50;

export function PaletteNothing({ text, filter }: { text: string; filter: PaletteFilter | null }) {
  if (text === "") return <p className="flex-none px-18px py-14px color-text-3 text-13">Type part of a name.</p>;
  return (
    <div className="flex-none px-18px pt-14px pb-6px">
      <p className="font-600 [overflow-wrap:anywhere]">
        Nothing for “{text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text}”
        {filter === null ? "" : ` in ${FILTER_LABELS[filter].toLowerCase()}`}
      </p>
      <p className="color-text-3 text-13">
        {canSearchNames(text) ? "Check the spelling, or look it up in another region." : "Check the spelling."}
      </p>
    </div>
  );
}

/** A grey row in place of pending results. */
export function LoadingRow({ label }: { label: string }) {
  return (
    <div className="palette-row" aria-hidden="true">
      <span className="w-28px h-28px rounded-2 bg-surface-3" />
      <span className="w-150px h-10px rounded-1 bg-surface-3" />
      <span />
      <span className="palette-kind">{label}</span>
    </div>
  );
}

export function PaletteFooter() {
  return (
    <div
      className="flex flex-none gap-18px px-18px py-10px border-t color-text-3 text-12 [&>span]:flex [&>span]:gap-6px [&>span]:items-center lt-tablet:hidden"
      aria-hidden="true"
    >
      <span>
        <kbd className="keyboard-key">
          <i className="i-lucide-arrow-up" />
        </kbd>
        <kbd className="keyboard-key">
          <i className="i-lucide-arrow-down" />
        </kbd>
        move
      </span>
      <span>
        <kbd className="keyboard-key">
          <i className="i-lucide-corner-down-left" />
        </kbd>
        open
      </span>
      <span>
        <kbd className="keyboard-key">Shift</kbd>
        <kbd className="keyboard-key">
          <i className="i-lucide-corner-down-left" />
        </kbd>
        compare
      </span>
      <span>
        <kbd className="keyboard-key">Tab</kbd> next kind
      </span>
    </div>
  );
}

/** The levels of WN8 with the figure from which on each begins. @param own the visitor's; null: not known */
export function ScaleCard({ text, own }: { text: string; own: number | null }) {
  const ownLevel = own === null ? null : wn8Level(own);
  const levels = [0, ...WN8_STEPS].map((from, i) => ({ from, level: PERFORMANCE_LEVELS[i] ?? "bad" }));
  return (
    <div className="palette-card">
      <p className="max-w-72ch color-text-2 text-13">{text}</p>
      <div className="palette-levels">
        {levels.map(({ from, level }) => (
          <span key={level} title={`${PERFORMANCE_LABELS[level]}, from ${formatNumber(from)}`}>
            <i className={LEVEL_COLOURS[level]} />
            {formatNumber(from)}
            {level === ownLevel && <b className="color-text font-600"> you</b>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Six figures of some vehicles; the best is bold and has a mark. In columns by vehicle on a phone. */
export function VersusCard({ vehicles }: { vehicles: readonly VehicleItem[] }) {
  const best = bestOf(vehicles.map(({ vehicle }) => vehicle.stats));
  return (
    <div className="palette-card">
      <span className="sr-only">{versusText(vehicles)}</span>
      <div className="palette-versus" aria-hidden="true">
        <span />
        {VERSUS_STATS.map((key) => (
          <span key={key} className="palette-versus-head">
            {STAT_META[key].short} <small>{STAT_META[key].unit === "hp" ? "" : STAT_META[key].unit}</small>
          </span>
        ))}
        {vehicles.map(({ key, vehicle }, index) => [
          <b key={key} className="font-550 truncate">
            {vehicle.shortName}
          </b>,
          ...VERSUS_STATS.map((stat) => (
            <span key={`${key}-${stat}`} className={best[stat][index] ? "palette-better" : "palette-stat"}>
              {best[stat][index] && <i />}
              {formatStat(stat, vehicle.stats[stat])}
            </span>
          )),
        ])}
      </div>
    </div>
  );
}

/** The same for screen readers, which read an option as one text. */
function versusText(vehicles: readonly VehicleItem[]): string {
  const best = bestOf(vehicles.map(({ vehicle }) => vehicle.stats));
  const lines = VERSUS_STATS.map((stat) => {
    const values = vehicles.map(({ vehicle }, index) => {
      const value = formatStatWithUnit(stat, vehicle.stats[stat]);
      return best[stat][index] ? `${value} (better)` : value;
    });
    return `${STAT_META[stat].label}: ${values.join(", ")}`;
  });
  return lines.join(". ");
}
