import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { ProfilePlan } from "#app/widgets/profile-plan.tsx";
import { RatingBadge } from "#app/widgets/rating/rating-badge.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import { VehicleMarker } from "#app/widgets/vehicle-link.tsx";
import type { StepView, VehicleView } from "../vehicle-view.ts";
import { HeroActions } from "./hero-actions.tsx";

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
          <NationRoundel nation={view.nation} />
          <TierDial tier={view.tier} large />
          <ClassGlyph type={view.type} />
          {view.kind}
        </p>
        <h1
          className="font-display font-650 text-[clamp(36px,4.6vw,64px)] leading-[0.98] tracking-[-0.04em] normal-nums break-words"
          id="name"
        >
          {view.name}
        </h1>
        {view.stated && <p className="note">{view.stated.line}</p>}
        <a className="self-start rounded-3" href="#rating">
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
        <HeroActions view={view} />
      </div>
      {full ? (
        <ProfilePlan name={view.name} type={view.type} profile={full.profile} gun={full.gun} />
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

function Neighbours({ label, icon, steps }: { label: string; icon: string; steps: StepView[] }) {
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
