import { useMemo } from "react";
import { type VehicleViewName, vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { comparedStats, displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { NotKnownPanel } from "../provenance/sources-panel.tsx";
import { MountPanel } from "../recommended/mount-panel.tsx";
import { type FrameContent, frameContent } from "./frame-content.ts";
import { SimilarPanel } from "./similar-panel.tsx";
import { StrengthsPanel } from "./strengths-panel.tsx";
import { useVehicle } from "./vehicle-data.ts";
import { VehicleFrame } from "./vehicle-frame.tsx";
import { YoursPanel } from "./yours-panel.tsx";

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
        <StrengthsPanel record={record} rating={frame.rating} path={vehicleViewPath(frame, "statistics")} />
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
    <details className="mt-16px">
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
