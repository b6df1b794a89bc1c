import { RatingBadge } from "#app/components/rating/rating-badge.tsx";
import { ClassIcon } from "#app/components/vehicle/class-icon.tsx";
import { NationIcon } from "#app/components/vehicle/nation-icon.tsx";
import { silhouetteShape } from "#app/components/vehicle/silhouette-shape.tsx";
import { TierBadge } from "#app/components/vehicle/tier-badge.tsx";
import { VehicleMarker } from "#app/components/vehicle/vehicle-link.tsx";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-views.ts";
import type { VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { hullLength } from "#app/game/model/vehicle/hull-length.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import { drawSilhouette, VIEW } from "#app/game/silhouette/silhouette-shapes.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import type { ResearchStepView, VehicleView } from "../vehicle-view.ts";

/** Who the vehicle is, what it costs and where it stands in the tree, beside its side view to scale. */
export function VehicleHero({ view }: { view: VehicleView }) {
  const { full } = view;
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,640px)] gap-24px mb-16px lt-laptop:grid-cols-[minmax(0,1fr)]"
      aria-labelledby="name"
    >
      <div className="flex flex-col gap-16px justify-center">
        <p className="flex flex-wrap gap-10px items-center color-text-2 font-550 [&>.nation-roundel]:text-28px [&>.class-glyph]:text-26px">
          <NationIcon nation={view.nation} />
          <TierBadge tier={view.tier} large />
          <ClassIcon type={view.type} />
          {view.kind}
        </p>
        <h1
          className="font-display font-650 text-[clamp(36px,4.6vw,64px)] leading-[0.98] tracking-[-0.04em] normal-nums break-words"
          id="name"
        >
          {view.name}
        </h1>
        {view.verdict !== "" && <p className="max-w-620px text-16 leading-[1.5]">{keepUnits(view.verdict)}</p>}
        {view.stated && <p className="note">{view.stated.line}</p>}
        <a className="self-start rounded-3" href={`${vehicleViewPath(view, "statistics")}#rating`}>
          <span className="sr-only">Rating: </span>
          <RatingBadge rating={view.rating.value} />
        </a>
        <Facts view={view} />
        {view.patch && view.patch.warning !== "" && (
          <p className="remark self-start">
            <i className="i-lucide-history" />
            {view.patch.warning}
          </p>
        )}
      </div>
      {full ? (
        <SilhouettePlan name={view.name} type={view.type} profile={full.profile} gun={full.gun} />
      ) : (
        <div className="flex flex-col gap-6px items-center justify-center min-h-270px p-24px border border-dashed rounded-4 bg-surface-1 text-center lt-tablet:min-h-176px">
          <i className="i-lucide-ruler color-text-3 text-28px" />
          <p className="heading-3">Size not known</p>
          <p className="note">The side view is drawn from client data that is older than this vehicle.</p>
        </div>
      )}
    </section>
  );
}

function Facts({ view }: { view: VehicleView }) {
  const { price, research, patch, stated } = view;
  return (
    <ul className="facts">
      {(view.premium || view.collector) && (
        <li>
          <VehicleMarker premium={view.premium} collector={view.collector} />
          {view.premium ? "Premium vehicle" : "Collector's vehicle"}
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
          {price.text}
        </li>
      )}
      {view.notInShop && (
        <li>
          <i className="i-lucide-store" />
          Not for sale
        </li>
      )}
      {patch && !stated && (
        <li>
          <i className="i-lucide-history" />
          {patch.title}
        </li>
      )}
      {stated?.confirmed && (
        <li>
          <i className="i-lucide-badge-check" />
          Confirmed {stated.confirmed}
        </li>
      )}
      {research && <Neighbours label="From" icon="i-lucide-arrow-left-to-line" steps={research.from} />}
      {research && <Neighbours label="To" icon="i-lucide-arrow-right-to-line" steps={research.to} />}
    </ul>
  );
}

function Neighbours({ label, icon, steps }: { label: string; icon: string; steps: ResearchStepView[] }) {
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

interface SilhouettePlanProps {
  name: string;
  type: VehicleClass;
  profile: Silhouette;
  /** Name of the gun, beside the length of its barrel. */
  gun: string;
}

/**
 * The side view of a vehicle over a grid of one metre. It states the length of the hull and of the gun where
 * they are known; a vehicle without a measured hull has a schematic drawing.
 */
export function SilhouettePlan({ name, type, profile, gun }: SilhouettePlanProps) {
  const { shapes, scale, hull, barrel } = drawSilhouette(profile, type);
  const [from, to] = hull ?? [VIEW.width / 2, VIEW.width / 2];
  return (
    <div className="relative min-h-270px overflow-hidden border rounded-4 bg-surface-1 lt-tablet:min-h-176px">
      <svg
        className="side-view"
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={hull ? `Side profile of ${name}, to scale` : `Schematic side profile of ${name}`}
      >
        <path className="fill-none stroke-grid" d={grid(scale)} />
        <path className="ground" d={`M-900 ${VIEW.ground}H1520`} />
        {shapes.map(silhouetteShape)}
        {hull && <path className="measure" d={measure(hull, 226)} />}
        <text className="hull-length" x={(from + to) / 2} y="244" textAnchor="middle">
          {hull
            ? `Hull length about ${formatNumber(hullLength(profile), 1)} m`
            : "Schematic drawing: hull length not known"}
        </text>
        {barrel && <path className="measure" d={measure(barrel, 62)} />}
        {profile.barrelLength !== null && barrel && (
          <text className="gun-length" x={barrel[0] + 1} y="50">
            {`${gun}, ${formatNumber(profile.barrelLength, 2)} m`}
          </text>
        )}
      </svg>
    </div>
  );
}

/** A line with a stroke at either end. */
function measure([from, to]: [number, number], y: number): string {
  return `M${from} ${y - 5}v10M${from} ${y}H${to}M${to} ${y - 5}v10`;
}

/** Grid lines of one metre, wider than the view box, because the drawing may be shown in a wider frame. */
function grid(scale: number): string {
  const lines: string[] = [];
  for (let x = VIEW.width / 2 - 18 * scale; x <= VIEW.width / 2 + 18 * scale; x += scale) {
    lines.push(`M${x.toFixed(1)}-200V${VIEW.ground}`);
  }
  for (let y = VIEW.ground - scale; y > -200; y -= scale) lines.push(`M-900 ${y.toFixed(1)}H1520`);
  return lines.join("");
}
