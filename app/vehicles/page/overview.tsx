import { useMemo } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import { NationIcon } from "#app/components/vehicle/vehicle-icons.tsx";
import { COMPARISON_PATH } from "#app/game/comparison/query.ts";
import { type VehicleViewName, vehiclePagePath, vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { comparedStats, displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { SimilarVehicle, VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatDelta } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { STAT_KEYS, type Stats } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { NotKnownPanel } from "#app/vehicles/provenance/sources-panel.tsx";
import { MountPanel } from "#app/vehicles/recommended/mount-panel.tsx";
import { type FrameContent, frameContent } from "./frame-content.ts";
import { StrengthsPanel } from "./strengths-panel.tsx";
import { useVehicle } from "./vehicle-data.ts";
import { VehicleFrame } from "./vehicle-frame.tsx";
import { YoursPanel } from "./yours-panel.tsx";

const COLUMNS = [
  { key: "dpm", label: "DPM" },
  { key: "health", label: "Health" },
  { key: "topSpeed", label: "km/h" },
] as const;

/** The most similar vehicles of its tier and class, with what they have more or less of. */
export function SimilarPanel({ record, stats }: { record: VehicleRecord; stats: Stats }) {
  const { similar } = record;
  if (similar.length === 0) return null;
  const compared = [record.id, ...similar.map(({ id }) => id)].map((id) => `v=${id}`).join("&");
  return (
    <section className="panel" id="similar">
      <PanelHead title="Similar vehicles">
        <a className="text-link text-13" href={`${COMPARISON_PATH}?${compared}`}>
          Compare all
        </a>
      </PanelHead>
      <table className="similar-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Vehicle</span>
            </th>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <NationIcon nation={record.nation} />
              {record.shortName}
            </th>
            {COLUMNS.map(({ key }) => (
              <td key={key} className="color-text-2">
                {typeof stats[key] === "number" ? formatStat(key, stats[key]) : "–"}
              </td>
            ))}
          </tr>
          {similar.map((vehicle) => (
            <tr key={vehicle.id}>
              <th scope="row">
                <NationIcon nation={vehicle.nation} />
                <a className="hover:underline" href={vehiclePagePath(vehicle)} title={vehicle.name}>
                  {vehicle.shortName}
                </a>
              </th>
              {COLUMNS.map(({ key }) => difference(key, vehicle[key], stats[key]))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function difference(
  key: (typeof COLUMNS)[number]["key"],
  other: SimilarVehicle["dpm"],
  own: number | null | undefined,
) {
  if (typeof other !== "number" || typeof own !== "number") return <td key={key}>–</td>;
  const { decimals, fixed } = STAT_META[key];
  const text = formatDelta(other - own, decimals, fixed);
  const tone = !/[1-9]/.test(text) ? "color-text-3" : other > own ? "color-wg-good" : "color-wg-awful";
  return (
    <td key={key} className={tone}>
      {/[1-9]/.test(text) ? text : "="}
    </td>
  );
}

interface OverviewProps {
  /** With a game account. */
  signedIn: boolean;
}

/** What a vehicle is, what it is good at, what to mount and what its marks require. */
export function Overview({ signedIn }: OverviewProps) {
  const { record } = useVehicle();
  const frame = useMemo(() => frameContent(record), [record]);
  return (
    <VehicleFrame record={record} frame={frame} current="overview">
      <div className="overview">
        <StrengthsPanel record={record} frame={frame} path={vehicleViewPath(frame, "statistics")} />
        {record.record === "full" ? <MountPanel vehicle={record} /> : <NotKnownPanel frame={frame} />}
        <YoursPanel record={record} signedIn={signedIn} />
        <SimilarPanel record={record} stats={comparedStats(record)} />
      </div>
      <Elsewhere frame={frame} record={record} />
    </VehicleFrame>
  );
}

const SECTIONS: readonly { id: string; view: VehicleViewName; label: string }[] = [
  { id: "set-up", view: "loadout", label: "Loadout calculator" },
  { id: "modules", view: "loadout", label: "Modules" },
  { id: "crew", view: "loadout", label: "Crew and skills" },
  { id: "armour", view: "armour", label: "Armour" },
  { id: "guns", view: "statistics", label: "Guns and shells" },
  { id: "characteristics", view: "statistics", label: "All characteristics" },
  { id: "more", view: "statistics", label: "More characteristics" },
  { id: "charts", view: "statistics", label: "Charts" },
  { id: "grounds", view: "statistics", label: "Mobility by terrain" },
  { id: "mechanics", view: "statistics", label: "Mechanics" },
  { id: "research", view: "statistics", label: "Research" },
  { id: "expected", view: "statistics", label: "Expected by WN8" },
  { id: "rating", view: "statistics", label: "Rating" },
  { id: "stock", view: "statistics", label: "Stock modules" },
  { id: "history", view: "statistics", label: "Patch changes" },
  { id: "sources", view: "statistics", label: "Sources" },
];

/**
 * Links to the other views. Each link has its section's name, so that old links lead here; with script, they are
 * forwarded.
 */
function Elsewhere({ frame, record }: { frame: FrameContent; record: VehicleRecord }) {
  const stats = displayedStats(record);
  const full = record.record === "full" ? record : null;
  const missing = [
    ...(frame.research ? [] : ["research"]),
    ...(full ? [] : ["set-up", "modules", "crew", "armour", "guns", "charts"]),
    ...(full && typeof stats.specificPower === "number" ? [] : ["grounds"]),
    ...(full && full.mechanics.length > 0 ? [] : ["mechanics"]),
    ...(STAT_KEYS.some((key) => !STAT_META[key].headline && stats[key] !== undefined) ? [] : ["more"]),
    ...(record.expected ? [] : ["expected"]),
    ...(frame.stock ? [] : ["stock"]),
    ...(record.history ? [] : ["history"]),
  ];
  return (
    <details className="mt-16px lt-tablet:mt-8px">
      <summary className="text-link text-13">All sections</summary>
      <nav className="mt-8px flex flex-wrap gap-x-20px gap-y-8px text-13" aria-label="All sections" data-lead-on="">
        {SECTIONS.map(
          ({ id, view, label }) =>
            !missing.includes(id) && (
              <a key={id} id={id} className="text-link" href={`${vehicleViewPath(frame, view)}#${id}`}>
                {label}
              </a>
            ),
        )}
      </nav>
    </details>
  );
}
