import { Callout } from "#app/components/callout.tsx";
import type { Constellation } from "#app/game/maps/constellation.ts";
import { MAPS_PATH, type MapsQuery } from "#app/game/maps/query.ts";
import { BATTLE_TYPE_LABELS, BATTLE_TYPES, type BattleType } from "#app/game/model/enumerations/battle-types.ts";
import type { MapList } from "./server/read-maps.ts";

interface MapGroupsProps {
  list: MapList;
  /** Some maps are left out. */
  filtered: boolean;
  query: MapsQuery;
}

/** All maps by their constellations: one battle type dims the others. */
export function MapGroups({ list: { groups, found }, filtered, query }: MapGroupsProps) {
  return (
    <>
      <div className="flex flex-wrap gap-12px items-center my-16px">
        <nav className="segmented" aria-label="Battle type" data-keep-scroll="">
          <a href={MAPS_PATH} aria-current={query.battleType === null ? "true" : undefined}>
            All
          </a>
          {BATTLE_TYPES.toReversed().map((type) => (
            <a
              key={type}
              href={`${MAPS_PATH}?type=${type}`}
              aria-current={query.battleType === type ? "true" : undefined}
            >
              {BATTLE_TYPE_LABELS[type]}
            </a>
          ))}
        </nav>
        <p className="flex flex-wrap gap-x-12px items-center color-text-2" role="status">
          {found}
          {filtered && (
            <a className="text-link" href={MAPS_PATH}>
              Show all maps
            </a>
          )}
        </p>
        <ul className="flex flex-wrap gap-x-16px gap-y-4px ml-auto color-text-2 text-12 lt-tablet:ml-0">
          {SIGNS.map(({ type, text }) => (
            <li key={type} className="flex gap-6px items-center">
              <svg className="map-signs" viewBox="0 0 130 130" width="16" height="16" aria-hidden="true">
                {base(type, { x: 65, y: 65 }, "sign")}
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </div>
      {groups.length === 0 && (
        <Callout>No map has that battle type and that spawn point together. Choose another of the two.</Callout>
      )}
      {groups.map(({ title, note, cards }) => (
        <section key={title} className="mb-24px" aria-label={title}>
          <h2 className="heading-2 mb-2px">{title}</h2>
          <p className="note mb-12px">{note}</p>
          <ul className="map-cards">
            {cards.map(({ slug, name, href, size, battleTypes, stars }) => (
              <li key={slug}>
                <a className="map-card" href={href} title={battleTypes}>
                  {stars ? (
                    <Stars stars={stars} lit={query.battleType} />
                  ) : (
                    <span className="map-blank">No bases known</span>
                  )}
                  <b>{name}</b>
                  <span>{size}</span>
                  <span className="sr-only">{battleTypes}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const SIGNS: readonly { type: BattleType; text: string }[] = [
  { type: "standard", text: "Standard bases" },
  { type: "encounter", text: "Encounter base, starts" },
  { type: "assault", text: "Assault bases, starts" },
];

function Stars({ stars: { side, field, season, types }, lit }: { stars: Constellation; lit: BattleType | null }) {
  return (
    <svg className={`map-signs map-ground-${season}`} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect {...field} rx="20" />
      {types.map(({ battleType, gameplay, lines, bases, starts }) => (
        <g key={gameplay} className={lit === null || lit === battleType ? undefined : "map-dim"}>
          {lines !== "" && <path className={`map-line-${battleType}`} d={lines} />}
          {starts.map(({ x, y }) => (
            <path key={`${x} ${y}`} className={`map-start-${battleType}`} d={`M${x} ${y - 22}l22 22l-22 22l-22 -22z`} />
          ))}
          {bases.map((spot) => base(battleType, spot, `${spot.x} ${spot.y}`))}
        </g>
      ))}
    </svg>
  );
}

/** A disc, a ring or a triangle, by the battle type. */
function base(battleType: BattleType, { x, y }: { x: number; y: number }, key: string) {
  if (battleType === "assault") return <path key={key} className="map-base-assault" d={`M${x} ${y - 42}l42 76h-84z`} />;
  return <circle key={key} className={`map-base-${battleType}`} cx={x} cy={y} r="40" />;
}
