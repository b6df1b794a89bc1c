import type { ReactNode } from "react";
import { Info } from "#app/components/info.tsx";
import { RatingBadge } from "#app/components/rating/rating-badge.tsx";
import { ShareButton } from "#app/components/share-button.tsx";
import { COMPARE_FORM } from "#app/components/vehicle/compare-button.tsx";
import { vehicleContour } from "#app/components/vehicle/contour.tsx";
import { ClassIcon, NationIcon, TierBadge } from "#app/components/vehicle/vehicle-icons.tsx";
import { VehicleMarker } from "#app/components/vehicle/vehicle-link.tsx";
import { planPath } from "#app/game/model/addresses/tech-tree-path.ts";
import { VEHICLE_VIEWS, type VehicleViewName, vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SilhouettePlates } from "../silhouette-plates.tsx";
import type { FrameContent, ResearchStepText } from "./frame-content.ts";

const VIEW_LABELS: Record<VehicleViewName, string> = {
  overview: "Overview",
  loadout: "Loadout",
  armour: "Armour",
  statistics: "Statistics",
};

interface VehicleFrameProps {
  record: VehicleRecord;
  frame: FrameContent;
  current: VehicleViewName;
  children: ReactNode;
}

/** The head of a vehicle, its four views as tabs, and one of them. */
export function VehicleFrame({ record, frame, current, children }: VehicleFrameProps) {
  return (
    <>
      {current === "overview" ? (
        <VehicleHero frame={frame} record={record} />
      ) : (
        <VehicleLine frame={frame} current={current} />
      )}
      <div className="view-tabs">
        <nav className="flex self-stretch gap-2px" aria-label="Views of the vehicle">
          {VEHICLE_VIEWS.map((viewName) => (
            <a
              key={viewName}
              href={vehicleViewPath(frame, viewName)}
              aria-current={viewName === current ? "page" : undefined}
            >
              {VIEW_LABELS[viewName]}
            </a>
          ))}
        </nav>
        <div className="flex gap-8px items-center ml-auto py-8px lt-laptop:gap-6px lt-tablet:hidden">
          {vehicleActions(frame, current, false)}
        </div>
      </div>
      {children}
    </>
  );
}

/** Who the vehicle is, in one line. */
function VehicleLine({ frame, current }: Pick<VehicleFrameProps, "frame" | "current">) {
  const { patch, stated } = frame;
  const source = stated?.line ?? patch?.title ?? "";
  return (
    <div className="flex flex-wrap gap-x-12px gap-y-4px items-center min-h-36px mb-8px">
      <NationIcon nation={frame.nation} />
      <TierBadge tier={frame.tier} />
      <ClassIcon type={frame.type} />
      {vehicleContour(frame.id)}
      <h1 className="heading-1 break-words min-w-0" id="name">
        {frame.name}
      </h1>
      <RatingBadge rating={frame.rating.value} />
      {source !== "" && (
        <Info className="ml-auto lt-tablet:flex-[1_0_50%] lt-tablet:ml-0" label="About these stats">
          <p>{source}</p>
        </Info>
      )}
      <div className="phone-actions">{vehicleActions(frame, current, true)}</div>
    </div>
  );
}

/**
 * Actions for the vehicle: behind its views, on a phone in its head. Without script, sharing is a link to copy.
 * @param icons only icons are seen
 */
function vehicleActions(frame: FrameContent, current: VehicleViewName, icons: boolean) {
  const { name, search, compared, research } = frame;
  const shows = current === "loadout" ? `the ${name} with this loadout` : `this page of the ${name}`;
  const look = icons ? "button button-quiet button-icon" : "button button-small";
  const label = (text: string) => (icons ? <span className="sr-only">{text}</span> : text);
  return (
    <>
      {/* First: while it is out of sight the others end at the edge. */}
      <ShareButton
        look={icons ? "icon" : "small"}
        title={name}
        href={vehicleViewPath(frame, current) + search}
        shows={shows}
      />
      <button
        type="submit"
        form={COMPARE_FORM}
        className={look}
        name="v"
        value={compared}
        data-compare={name}
        title={icons ? "Compare" : undefined}
      >
        <i className="i-lucide-scale" />
        {label("Compare")}
      </button>
      {research && research.from.length > 0 && (
        <a className={look} href={planPath(frame)} title={icons ? "Plan research" : undefined}>
          <i className="i-lucide-route" />
          {label("Plan research")}
        </a>
      )}
    </>
  );
}

/** In place of a view that needs the game's definitions, of a vehicle that is newer than ours. */
export function MissingPanel({ frame, what }: { frame: FrameContent; what: "armour" | "loadout" }) {
  const missing = what === "armour" ? "No armour data" : "No loadout";
  return (
    <section className="panel mt-16px" aria-label={missing}>
      <div className="panel-body py-24px flex flex-wrap gap-12px items-center">
        <p className="color-text-2">
          {missing} for the {frame.name} yet. It is newer than the game files we have.
        </p>
        <a className="button button-small" href={vehicleViewPath(frame, "overview")}>
          What we know
        </a>
      </div>
    </section>
  );
}

/** The vehicle's name, price and position in the tree, next to its silhouette to scale. */
function VehicleHero({ frame, record }: { frame: FrameContent; record: VehicleRecord }) {
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,612px)] gap-24px mb-4px items-center lt-laptop:grid-cols-[minmax(0,1fr)] lt-tablet:gap-8px"
      aria-labelledby="name"
    >
      <div className="flex flex-col gap-8px min-w-0">
        <p className="flex flex-wrap gap-10px items-center color-text-2 font-550 [&>.nation-icon]:text-24px [&>.class-icon]:text-24px">
          <NationIcon nation={frame.nation} />
          <TierBadge tier={frame.tier} large />
          <ClassIcon type={frame.type} />
          {vehicleContour(frame.id)}
          {frame.kind}
        </p>
        <div className="flex flex-wrap gap-x-24px gap-y-8px items-center">
          <h1 className="heading-1 break-words min-w-0" id="name">
            {frame.name}
          </h1>
          <a className="rounded-3" href={`${vehicleViewPath(frame, "statistics")}#rating`}>
            <span className="sr-only">Rating: </span>
            <RatingBadge rating={frame.rating.value} />
          </a>
        </div>
        {frame.verdict !== "" && (
          <p className="max-w-680px text-16 leading-[1.4] text-pretty">{keepUnits(frame.verdict)}</p>
        )}
        <Facts frame={frame} />
        {frame.patch && frame.patch.warning !== "" && (
          <p className="remark self-start">
            <i className="i-lucide-history" />
            {frame.patch.warning}
          </p>
        )}
      </div>
      {record.record === "full" ? (
        <a
          className="relative block border rounded-4 overflow-hidden hover:border-border-strong lt-tablet:mx--16px lt-tablet:border-x-0 lt-tablet:rounded-0"
          href={vehicleViewPath(frame, "armour")}
        >
          <SilhouettePlates vehicle={record} />
          <span className="absolute right-10px bottom-8px inline-flex gap-2px items-center text-link text-12 lt-tablet:hidden">
            Armour
            <i className="i-lucide-chevron-right" />
          </span>
        </a>
      ) : (
        <div className="flex flex-col gap-6px items-center justify-center min-h-164px p-24px border border-dashed rounded-4 bg-surface-1 text-center lt-tablet:min-h-98px">
          <i className="i-lucide-ruler color-text-3 text-28px" />
          <p className="heading-3">Size not known</p>
          <p className="note">Its game files are newer than ours.</p>
        </div>
      )}
    </section>
  );
}

function Facts({ frame }: { frame: FrameContent }) {
  const { price, research, patch, stated } = frame;
  const asOf = asOfText(frame);
  // Of figures of two patches each would need one.
  const date = stated && patch && !stated.confirmed ? "" : (stated ?? patch)?.date;
  return (
    <ul className="facts">
      {(frame.premium || frame.collector) && (
        <li>
          <VehicleMarker premium={frame.premium} collector={frame.collector} />
          {frame.premium ? "Premium vehicle" : "Collector’s vehicle"}
        </li>
      )}
      {research && research.from.length > 0 && (
        <li>
          <i className="i-lucide-flask-conical" />
          {research.from.map(({ xp }) => xp).join(" or ")} XP
        </li>
      )}
      {price && (
        <li>
          <i className="i-lucide-coins" />
          {price}
        </li>
      )}
      {frame.notInShop && (
        <li>
          <i className="i-lucide-store" />
          Not for sale
        </li>
      )}
      {research && <Neighbours label="From" icon="i-lucide-arrow-left-to-line" steps={research.from} />}
      {research && <Neighbours label="To" icon="i-lucide-arrow-right-to-line" steps={research.to} />}
      {asOf !== "" && (
        <li className="note">
          <a
            className="inline-flex gap-6px items-center hover:underline"
            href={`${vehicleViewPath(frame, "statistics")}#sources`}
            title={stated?.line}
          >
            <span>
              {asOf}
              {/* A phone's row has no room for it: it is where this leads. */}
              {date && <span className="no-phone">, {date}</span>}
            </span>
            <i className="i-lucide-info" />
          </a>
        </li>
      )}
      <li className="phone-actions">{vehicleActions(frame, "overview", true)}</li>
    </ul>
  );
}

/** The patch or day of the figures: "Patch 1.26.1", "Patch 1.26.1, partly 2.1.1"; empty where none is known. */
function asOfText({ patch, stated }: FrameContent): string {
  if (!stated) return patch?.title ?? "";
  if (patch && !stated.confirmed) return `${patch.title}, partly ${stated.since}`;
  return stated.since.includes(" ") ? stated.since : `Patch ${stated.since}`;
}

function Neighbours({ label, icon, steps }: { label: string; icon: string; steps: ResearchStepText[] }) {
  if (steps.length === 0) return null;
  return (
    <li>
      <i className={icon} />
      <span>
        {label}{" "}
        {steps.map(({ vehicle }, index) => (
          <span key={vehicle.id}>
            {index > 0 && ", "}
            <a className="text-link" href={`/${vehicle.id}/${vehicle.slug}`}>
              {vehicle.name}
            </a>
          </span>
        ))}
      </span>
    </li>
  );
}
