import type { ReactNode } from "react";
import { RatingBadge } from "#app/components/rating/rating-badge.tsx";
import { ShareButton } from "#app/components/share-button.tsx";
import { ClassIcon } from "#app/components/vehicle/class-icon.tsx";
import { COMPARE_FORM } from "#app/components/vehicle/compare-button.tsx";
import { NationIcon } from "#app/components/vehicle/nation-icon.tsx";
import { TierBadge } from "#app/components/vehicle/tier-badge.tsx";
import { planPath } from "#app/game/model/addresses/tech-tree-path.ts";
import { VEHICLE_VIEWS, type VehicleViewName, vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import { VehicleHero } from "../hero/vehicle-hero.tsx";
import type { FrameView } from "./frame-view.ts";
import { useVehicle } from "./vehicle-data.ts";

const VIEW_LABELS: Record<VehicleViewName, string> = {
  overview: "Overview",
  loadout: "Loadout",
  armour: "Armour",
  statistics: "Statistics",
};

interface VehicleFrameProps {
  view: FrameView;
  shown: VehicleViewName;
  children: ReactNode;
}

/** The head of a vehicle, its four views as tabs, and one of them. */
export function VehicleFrame({ view, shown, children }: VehicleFrameProps) {
  const { record } = useVehicle();
  return (
    <>
      {shown === "overview" ? <VehicleHero view={view} record={record} /> : <VehicleLine view={view} />}
      <div className="view-tabs">
        <nav className="flex self-stretch gap-2px" aria-label="Views of the vehicle">
          {VEHICLE_VIEWS.map((each) => (
            <a key={each} href={vehicleViewPath(view, each)} aria-current={each === shown ? "page" : undefined}>
              {VIEW_LABELS[each]}
            </a>
          ))}
        </nav>
        <VehicleActions view={view} shown={shown} />
      </div>
      {children}
    </>
  );
}

/** Who the vehicle is, in one line. */
function VehicleLine({ view }: { view: FrameView }) {
  const { patch, stated } = view;
  const source = stated?.line ?? patch?.title ?? "";
  return (
    <div className="flex flex-wrap gap-x-12px gap-y-4px items-center min-h-36px mb-8px">
      <NationIcon nation={view.nation} />
      <TierBadge tier={view.tier} />
      <ClassIcon type={view.type} />
      <h1 className="heading-1 break-words min-w-0" id="name">
        {view.name}
      </h1>
      <RatingBadge rating={view.rating.value} />
      {source !== "" && <span className="note ml-auto lt-tablet:w-full lt-tablet:ml-0">{source}</span>}
    </div>
  );
}

/** What a visitor can do with the vehicle. Without script, sharing is a link to copy. */
function VehicleActions({ view, shown }: Omit<VehicleFrameProps, "children">) {
  const { name, search, compared, research } = view;
  const shows = shown === "loadout" ? `the ${name} with this loadout` : `this page of the ${name}`;
  return (
    <div className="flex items-center gap-8px flex-wrap ml-auto py-8px lt-tablet:hidden">
      <button
        type="submit"
        form={COMPARE_FORM}
        className="button button-small"
        name="v"
        value={compared}
        data-compare={name}
      >
        <i className="i-lucide-scale" />
        Compare
      </button>
      {research && research.from.length > 0 && (
        <a className="button button-small" href={planPath(view)}>
          <i className="i-lucide-route" />
          Plan research
        </a>
      )}
      <ShareButton small title={name} href={vehicleViewPath(view, shown) + search} shows={shows} />
    </div>
  );
}

/** In place of a view that needs the game's definitions, of a vehicle that is newer than ours. */
export function MissingPanel({ view, what }: { view: FrameView; what: "armour" | "loadout" }) {
  const missing = what === "armour" ? "No armour data" : "No loadout";
  return (
    <section className="panel mt-16px" aria-label={missing}>
      <div className="panel-body py-24px flex flex-wrap gap-12px items-center">
        <p className="color-text-2">
          {missing} for the {view.name} yet. It is newer than the game files we have.
        </p>
        <a className="button button-small" href={vehicleViewPath(view, "overview")}>
          What we know
        </a>
      </div>
    </section>
  );
}
