import { type VehicleViewName, vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import { comparedStats } from "#app/game/model/vehicle/compared-stats.ts";
import { KeyStats } from "../characteristics/key-stats.tsx";
import { NotKnownPanel } from "../provenance/sources-panel.tsx";
import { RecommendedPanel } from "../recommended/recommended-panel.tsx";
import { ResearchPanel } from "../research-panel.tsx";
import { MarksPanel } from "../statistics/marks-panel.tsx";
import type { VehicleView } from "../vehicle-view.ts";
import { SimilarPanel } from "./similar-panel.tsx";
import { StrengthsPanel } from "./strengths-panel.tsx";
import { useVehicleView } from "./use-vehicle-view.ts";
import { VehicleFrame } from "./vehicle-frame.tsx";

const COLUMNS = `grid grid-cols-[388px_minmax(0,1fr)_336px] gap-16px mt-16px items-start
  lt-desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lt-laptop:grid-cols-[minmax(0,1fr)]`;

/** What a vehicle is, what it is good at, what to mount and what its marks need. */
export function Overview() {
  const { view, record } = useVehicleView();
  const { full } = view;
  const statistics = vehicleViewPath(view, "statistics");
  return (
    <VehicleFrame view={view} shown="overview">
      <div className="mt-16px">
        <KeyStats view={view} />
      </div>
      <div className={COLUMNS}>
        <div className="stack">
          <StrengthsPanel record={record} rating={view.rating} path={statistics} />
          <ResearchPanel view={view} />
        </div>
        <div className="stack">
          {full?.recommended && (
            <section className="panel" id="recommended">
              <RecommendedPanel recommended={full.recommended} path={vehicleViewPath(view, "loadout")} />
            </section>
          )}
          {!full && <NotKnownPanel view={view} />}
        </div>
        <div className="stack">
          <MarksPanel id={view.id} marks={view.marks} source={view.marksSource} />
          <SimilarPanel record={record} stats={comparedStats(record)} />
        </div>
      </div>
      <Elsewhere view={view} />
    </VehicleFrame>
  );
}

const SECTIONS: readonly (readonly [id: string, view: VehicleViewName, label: string])[] = [
  ["set-up", "loadout", "Loadout calculator"],
  ["modules", "loadout", "Modules"],
  ["crew", "loadout", "Crew and skills"],
  ["armour", "armour", "Armour"],
  ["guns", "statistics", "Guns and shells"],
  ["characteristics", "statistics", "All characteristics"],
  ["more", "statistics", "More characteristics"],
  ["charts", "statistics", "Charts"],
  ["grounds", "statistics", "Mobility by terrain"],
  ["mechanics", "statistics", "Mechanics"],
  ["expected", "statistics", "Expected by WN8"],
  ["rating", "statistics", "Rating"],
  ["stock", "statistics", "Stock modules"],
  ["history", "statistics", "Patch changes"],
  ["sources", "statistics", "Sources"],
];

/**
 * The way to what the other views hold. Each link has its section's name, so that old links find it here; where there is
 * script, it leads them on.
 */
function Elsewhere({ view }: { view: VehicleView }) {
  const { full } = view;
  const missing = [
    ...(full ? [] : ["set-up", "modules", "crew", "armour", "guns", "charts"]),
    ...(full && full.terrain.length > 0 ? [] : ["grounds"]),
    ...(full && full.mechanics.length > 0 ? [] : ["mechanics"]),
    ...(view.more.length > 0 ? [] : ["more"]),
    ...(view.stock ? [] : ["stock"]),
    ...(view.history.length > 0 ? [] : ["history"]),
  ];
  return (
    <nav
      className="mt-24px flex flex-wrap gap-x-20px gap-y-8px color-text-3 text-13"
      aria-label="More of the vehicle"
      data-lead-on=""
    >
      {SECTIONS.map(
        ([id, to, label]) =>
          !missing.includes(id) && (
            <a key={id} id={id} className="text-link" href={`${vehicleViewPath(view, to)}#${id}`}>
              {label}
            </a>
          ),
      )}
    </nav>
  );
}
