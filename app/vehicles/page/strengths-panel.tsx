import { PanelHead } from "#app/components/panel-head.tsx";
import { StatBar } from "#app/components/vehicle/stat-bar.tsx";
import { type BarPosition, positionOnBar } from "#app/game/charts/bar-position.ts";
import { CLASS_NICKNAMES } from "#app/game/model/enumerations/classes.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { isByGunKind } from "#app/game/stats/gun-kinds.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import type { StatRank } from "#app/game/stats/strengths.ts";
import { ordinal } from "#app/lib/text/ordinal.ts";
import type { FrameContent } from "./frame-content.ts";
import { KEY_STATS } from "./vehicle-head.ts";

interface StrengthsPanelProps {
  record: VehicleRecord;
  frame: FrameContent;
  /** Address of the statistics, which show all of it. */
  path: string;
}

/** What a vehicle is good and bad at in its tier and class: by rank, as players say it. */
export function StrengthsPanel({ record, frame: { rating, strengths }, path }: StrengthsPanelProps) {
  const { strong, average, weak } = strengths;
  const groups = [
    { label: "Strong", tone: "good", stats: strong },
    { label: "Average", tone: "", stats: average },
    { label: "Weak", tone: "bad", stats: weak },
  ] as const;
  const [first, ...others] = groups.filter(({ stats }) => stats.length > 0);
  if (!first) return <KeyStats record={record} />;
  return (
    <section className="panel" id="strengths">
      <PanelHead title="Strengths and weaknesses" />
      <div className="panel-body">
        {[first, ...others].map(({ label, tone, stats }, index) => (
          <div key={label} className={index === 0 ? undefined : "mt-6px pt-8px border-t border-t-grid"}>
            <h3 className="flex justify-between pb-4px text-12">
              {label}
              {index === 0 && (
                <span className="note font-400">
                  no commander’s +10%, of {record.peers.size} tier {romanTier(record.tier)}{" "}
                  {CLASS_NICKNAMES[record.type].several}
                </span>
              )}
            </h3>
            {stats.map((stat) => statRow(stat, tone))}
          </div>
        ))}
        {rating.views.some(({ bar }) => bar !== null) && (
          <div className="mt-6px pt-8px border-t border-t-grid">
            <h3 className="pb-4px text-12">
              <a className="hover:underline" href={`${path}#rating`}>
                Why {rating.value.toFixed(1)}
              </a>
              <span className="note font-400">, against the average</span>
            </h3>
            {rating.views.map(({ label, bar, text }) => (
              <p key={label} className="strength-row">
                <span className="color-text-2">{label}</span>
                <span />
                {bar ? (
                  <span className={`${bar.below ? "lean-bar lean-bar-down" : "lean-bar"} percent-${bar.fill}`} />
                ) : (
                  <span />
                )}
                <span className={bar === null ? "color-text-3" : undefined}>{text.toLowerCase()}</span>
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Shown instead of ranks for a vehicle with too few peers or too little data. */
function KeyStats({ record }: { record: VehicleRecord }) {
  const stats = displayedStats(record);
  return (
    <section className="panel" id="strengths">
      <PanelHead title="Key stats">
        {record.record === "default-profile" && <span className="note">Stock modules</span>}
      </PanelHead>
      <div className="panel-body">
        {KEY_STATS.map((key) => (
          <p key={key} className="flex justify-between items-center min-h-28px text-13">
            <span className="color-text-2" title={STAT_META[key].definition}>
              {STAT_META[key].label}
            </span>
            {statWithUnit(key, stats[key])}
          </p>
        ))}
      </div>
    </section>
  );
}

function statWithUnit(key: StatKey, value: number | null | undefined) {
  const { unit } = STAT_META[key];
  return (
    <span className="font-550">
      {typeof value === "number" ? formatStat(key, value) : "–"}
      {unit !== "" && typeof value === "number" && (
        <small className="ml-2px color-text-3 text-11 font-450">{unit}</small>
      )}
    </span>
  );
}

/**
 * A plain function, not a component: there are many of them. Only guns of one kind share some of the ranks, which are
 * of fewer vehicles than the panel says.
 */
function statRow({ key, value, rank, of, tied, min, mean, max }: StatRank, tone: BarPosition["tone"]) {
  const { label, definition } = STAT_META[key];
  const position = positionOnBar(key, value, { min, mean, max });
  return (
    <p key={key} className="strength-row">
      <span className="color-text-2" title={definition}>
        {label}
      </span>
      {statWithUnit(key, value)}
      {position ? StatBar({ position: { ...position, tone } }) : <span />}
      <span title={`${ordinal(rank)} of ${of}`}>
        <span className="sr-only">, </span>
        {tied ? "tied" : ordinal(rank)}
        {isByGunKind(key) && !tied && ` of ${of}`}
      </span>
    </p>
  );
}
