import { ShareButton } from "#app/components/share-button.tsx";
import { loadoutSearch } from "#app/game/loadout/address/loadout-text.ts";
import { slotCategories } from "#app/game/loadout/loadout.ts";
import { vehicleViewPath } from "#app/game/model/addresses/vehicle-path.ts";
import { CREW_ROLE_LABELS, CREW_ROLES } from "#app/game/model/enumerations/crew-roles.ts";
import { EQUIPMENT_CONFIGURATION_LABELS } from "#app/game/model/enumerations/equipment-configurations.ts";
import { SLOT_CATEGORY_LABELS } from "#app/game/model/enumerations/slot-categories.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { Consumable } from "#app/game/model/loadout-items/consumable.ts";
import type { Recommended, RecommendedConfiguration, RecommendedStat } from "#app/game/model/vehicle/recommended.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { fittedModules } from "#app/game/stats/fitted-modules.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { strengthsOf } from "#app/game/stats/strengths.ts";
import { listText } from "#app/game/text.ts";
import { distinctKeys } from "#app/lib/text/distinct-keys.ts";
import { keepUnits } from "#app/lib/text/keep-units.ts";
import { SLOT_LOOKS } from "../modules/slot-looks.ts";
import { mountReason, mountSource } from "./mount-reason.ts";

/** Written out in full, because the style sheet is generated from the class names in the sources. */
const CONSUMABLE_ICONS: Record<Consumable["kind"], string> = {
  repairkit: "i-lucide-wrench",
  medkit: "i-lucide-briefcase-medical",
  extinguisher: "i-lucide-flame",
  food: "i-lucide-cookie",
  fuel: "i-lucide-fuel",
  trigger: "i-lucide-hand",
};

/** The sets that something is known of. Each is a disclosure with an anchor, which looks like a tab where the browser can. */
export function MountPanel({ vehicle }: { vehicle: FullVehicle }) {
  const { recommended } = vehicle;
  const path = vehicleViewPath(vehicle, "loadout");
  const [first, ...others] = recommended?.configurations ?? [];
  if (recommended === null || first === undefined) return <NoSet path={path} />;
  const strengths = strengthsOf(vehicle);
  const shown = (set: RecommendedConfiguration) =>
    mountedSet(set, vehicle, recommended, path, mountReason(set, vehicle, strengths));
  return (
    <section className="panel mount" id="recommended">
      <h2 className="heading-2">What to mount</h2>
      {others.length === 0 ? (
        <div className="flex flex-col gap-7px pt-8px w-full">{shown(first)}</div>
      ) : (
        recommended.configurations.map((set) => (
          <details key={set.purpose} className="mount-set" name="recommended" open={set === first}>
            <summary>{EQUIPMENT_CONFIGURATION_LABELS[set.purpose]}</summary>
            {/* An address with this anchor opens what holds it. */}
            <div className="flex flex-col gap-7px pt-8px" id={`recommended-${set.purpose}`}>
              {shown(set)}
            </div>
          </details>
        ))
      )}
      {inFull(vehicle, recommended)}
    </section>
  );
}

function NoSet({ path }: { path: string }) {
  return (
    <section className="panel" id="recommended">
      <h2 className="heading-2 panel-head">What to mount</h2>
      <div className="panel-body">
        <p>No set yet: too few players have fitted this vehicle.</p>
        <p className="flex flex-wrap gap-12px items-center justify-between mt-12px">
          <span className="note">Build your own and see every stat</span>
          <a className="button button-small" href={path}>
            Open Loadout
          </a>
        </p>
      </div>
    </section>
  );
}

function mountedSet(
  set: RecommendedConfiguration,
  vehicle: FullVehicle,
  recommended: Recommended,
  path: string,
  reason: string,
) {
  const address = path + loadoutSearch(set.build);
  const { consumables } = recommended;
  const taken = consumables.filter((consumable) => consumable !== null);
  const source = mountSource(set, vehicle, recommended);
  return (
    <>
      <ul className="mount-slots">{slots(set, vehicle)}</ul>
      <ul className="flex gap-6px">
        {taken.map(({ tag, name, kind }) => (
          <li key={tag} className="mount-item">
            <i className={CONSUMABLE_ICONS[kind]} />
            {name}
          </li>
        ))}
      </ul>
      {shells(vehicle)}
      {reason !== "" && <p className="color-text-2 leading-[1.45] text-pretty">{keepUnits(reason)}</p>}
      <ul className="mount-stats">{set.figures.map(statChange)}</ul>
      {crewAndField(set.crew ?? recommended.crew, set.field ?? recommended.field)}
      <div className="flex flex-wrap gap-8px items-center mt-auto lt-tablet:[&>.button]:flex-1">
        <a className="button button-primary" href={address} rel="nofollow">
          Open in Loadout
        </a>
        <ShareButton
          title={vehicle.name}
          href={address}
          shows={`the ${vehicle.name} with this loadout`}
          label="Copy link"
        />
        <p className="note ml-auto text-right lt-tablet:ml-0 lt-tablet:w-full lt-tablet:text-left">
          Before: commander’s +10%, no equipment
          <br />
          {source !== "" && (
            <a className="hover:underline" href="/faq#recommended">
              {source}
            </a>
          )}
        </p>
      </div>
    </>
  );
}

function slots({ equipment, roleSlot, directive }: RecommendedConfiguration, vehicle: FullVehicle) {
  const categories = slotCategories(vehicle, { roleSlot });
  const labels = categories.map((category) => (category === null ? "Universal" : SLOT_CATEGORY_LABELS[category]));
  const keys = distinctKeys(labels);
  return (
    <>
      {labels.map((label, slot) => {
        const { icon, colour } = SLOT_LOOKS[categories[slot] ?? "universal"];
        return slotCard(keys[slot] ?? label, label, equipment[slot] ?? null, icon, colour);
      })}
      {directive && slotCard("directive", "Directive", directive, "i-lucide-scroll-text", "color-wg-crew")}
    </>
  );
}

function slotCard(
  key: string,
  label: string,
  thing: RecommendedConfiguration["directive"],
  icon: string,
  colour: string,
) {
  return (
    <li key={key}>
      <span className={`flex gap-6px items-center text-11 font-550 ${colour}`}>
        <i className={`text-14 ${icon}`} />
        {label}
      </span>
      {/* A class, "1" say, never stands on a line alone. */}
      <b>{thing?.name.replace(/ (?=\d$)/, "\u00a0") ?? "Empty"}</b>
      {/* The figures below the cards show what it costs. */}
      {thing?.about && <span className="note">{keepUnits(thing.about)}</span>}
      {thing?.effect && !thing.about && <span className="note">{effectText(thing.effect)}</span>}
    </li>
  );
}

/** "−11.5% reload"; of a stat that is itself a share, the difference: "+3% concealment". */
function effectText({ key, before, after }: RecommendedStat): string {
  const { label, unit, decimals } = STAT_META[key];
  const change =
    unit === "%" || before <= 0
      ? formatDelta(after - before, decimals)
      : formatDelta((100 * (after - before)) / before, 1, 0);
  return `${change}% ${label.toLowerCase()}`;
}

/** The shells of the top gun. How many of each to take is counted nowhere. */
function shells({ modules, top }: FullVehicle) {
  const all = fittedModules(modules, top.modules)?.gun.shells ?? [];
  const keys = distinctKeys(all.map(({ kind }) => kind));
  return (
    <ul className="mount-shells">
      {all.map(({ kind, penetration, damage }, index) => (
        <li key={keys[index]}>
          <b>{kind}</b> {penetration > 0 ? `${formatNumber(penetration)} mm` : `${formatNumber(damage)} hp`}
        </li>
      ))}
    </ul>
  );
}

function statChange({ key, before, after }: RecommendedStat) {
  const { label, unit, better } = STAT_META[key];
  const same = formatStat(key, before) === formatStat(key, after);
  const change = same || before === 0 ? "" : `${formatDelta((100 * (after - before)) / before)}%`;
  const tone = after > before === (better === "higher") ? "color-wg-good" : "color-wg-awful";
  return (
    <li key={key}>
      <span className="note">{label}</span>
      <span className="whitespace-nowrap">
        {!same && <span className="color-text-3">{`${formatStat(key, before)} → `}</span>}
        <b className="font-display font-620 text-16">{formatStat(key, after)}</b>
        {unit !== "" && <small className="ml-2px color-text-3 text-11">{unit}</small>}
      </span>
      <span className={`text-12 font-550 ${tone}`}>{change}</span>
    </li>
  );
}

/** Crew and field modifications, a line each. */
function crewAndField(crew: Recommended["crew"], field: Recommended["field"]) {
  const [first] = crew;
  const common = first?.filter((skill, index) => crew.every((skills) => skills[index]?.tag === skill.tag)) ?? [];
  const own = [...new Set(crew.flatMap((skills) => skills[common.length]?.name ?? []))];
  const learnt = common.map(({ name }) => name).join(", ");
  const pairs = field.filter(({ tag }) => tag.includes("_pair_"));
  return (
    <dl className="mount-also">
      <dt>Crew</dt>
      <dd>{own.length === 0 ? learnt : `${learnt}, then ${own.join(", ")}`}</dd>
      {pairs.length > 0 && (
        <>
          <dt>Field</dt>
          <dd>{pairs.map(({ name }) => name).join(", ")}</dd>
        </>
      )}
    </dl>
  );
}

/** Every skill and field modification, for users who want the details. */
function inFull(vehicle: FullVehicle, { crew, field, openPairs, situational }: Recommended) {
  const roles = vehicle.crew.map(({ role, also }) =>
    [CREW_ROLE_LABELS[role], ...also.map((other) => CREW_ROLE_LABELS[other].toLowerCase())].join(", "),
  );
  const seats = distinctKeys(roles);
  const levels = [...new Set(field.map(({ level }) => level))];
  return (
    <details className="mount-full">
      <summary className="text-link text-13">All skills and field modifications</summary>
      <dl className="mount-all">
        {roles.map((role, seat) =>
          line(seats[seat] ?? role, role, (crew[seat] ?? []).map(({ name }) => name).join(" › ")),
        )}
        {levels.map((level) =>
          line(
            `level ${level}`,
            `Level ${romanTier(level)}`,
            listText(field.flatMap((modification) => (modification.level === level ? [modification.name] : []))),
          ),
        )}
      </dl>
      {openPairs > 0 && (
        <p className="note">{`${openPairs === 1 ? "One pair is" : `${openPairs} pairs are`} left open: both sides are about as good.`}</p>
      )}
      {situational.length > 0 && (
        <>
          <h3 className="part-heading">Further skills, in no order</h3>
          <dl className="mount-all">
            {[...CREW_ROLES, null].map((role) => {
              const skills = situational.filter((skill) => skill.role === role);
              return skills.map(({ tag, name, about }) =>
                line(tag, `${role === null ? "Everyone" : CREW_ROLE_LABELS[role]}: ${name}`, about),
              );
            })}
          </dl>
        </>
      )}
    </details>
  );
}

function line(key: string, name: string, text: string) {
  return (
    <div key={key}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
