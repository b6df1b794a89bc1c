import { useRef } from "react";
import { vehiclePagePath } from "#app/game/model/vehicle-path.ts";
import { type PackedProfile, unpackProfile } from "#app/game/model/vehicle-profiles.ts";
import type { IndexQuery } from "#app/game/search/query.ts";
import type { IndexStat } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { useLines } from "#app/ui/lines/use-lines.ts";
import { ClassGlyph } from "#app/widgets/class-glyph.tsx";
import { NationRoundel } from "#app/widgets/nation-roundel.tsx";
import { figureClass } from "#app/widgets/percentile-figure.ts";
import { ProfileSketch } from "#app/widgets/profile-sketch.tsx";
import { TierDial } from "#app/widgets/tier-dial.tsx";
import { VehicleMarker } from "#app/widgets/vehicle-link.tsx";
import { COLUMNS } from "./index-columns.ts";
import type { IndexEngine } from "./index-engine.ts";
import type { IndexRow } from "./index-row.ts";
import type { Shown } from "./index-shown.ts";
import { useProfiles } from "./use-profiles.ts";
import { useRowElements } from "./use-row-elements.ts";

/** What a card shows of a vehicle. */
const FIGURES: readonly IndexStat[] = ["dpm", "penetration", "health"];

/** The index as cards: who a vehicle is, its side view, and three figures. */
export function IndexGrid({ shown, engine }: { shown: Shown; engine: IndexEngine | null }) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, query } = shown;
  const { slots, onLines } = useLines(list, { kind: "cards", rows, virtual: engine !== null });
  const columns = cardColumns(query);
  const profiles = useProfiles(engine?.version ?? null, rows);
  const entry = useRowElements(
    rows,
    (row, index) => card(row, columns, profiles.of(row), engine ? index : undefined),
    profiles.more,
  );
  return (
    <>
      {(shown.withoutProfiles || profiles.failed) && (
        <p className="note mx-16px mt-12px">The side views cannot be shown at the moment.</p>
      )}
      <ul className="vcards" ref={list} aria-label="Vehicles, cards">
        {slots.map((slot) => {
          if ("index" in slot) return entry(slot.index);
          const setHeight = (item: HTMLElement | null) => item?.style.setProperty("height", `${slot.gap}px`);
          return <li key={slot.key} aria-hidden="true" className="room" ref={setHeight} />;
        })}
      </ul>
      {engine && <engine.VirtualLines list={list} rows={rows} onLines={onLines} />}
    </>
  );
}

/** The columns of the three figures; the one that gives the order is always among them. */
function cardColumns({ sort }: IndexQuery): number[] {
  const indexOf = (stat: string) => COLUMNS.findIndex((column) => column.stat === stat);
  const decisive = sort && sort.key !== "name" ? indexOf(sort.key) : -1;
  const usual = FIGURES.map(indexOf);
  if (decisive === -1 || usual.includes(decisive)) return usual;
  return [decisive, ...usual.slice(0, 2)];
}

function card(
  { vehicle, cells, percentiles }: IndexRow,
  columns: number[],
  profile: PackedProfile | undefined,
  index: number | undefined,
) {
  return (
    <li key={vehicle.id} data-index={index}>
      <a className="vcard" href={vehiclePagePath(vehicle)}>
        <span className="who">
          {NationRoundel({ nation: vehicle.nation })}
          {TierDial({ tier: vehicle.tier })}
          {ClassGlyph({ type: vehicle.type })}
          {VehicleMarker(vehicle)}
        </span>
        <span className="plan">
          {ProfileSketch({ type: vehicle.type, profile: profile ? unpackProfile(profile) : null })}
        </span>
        <span className="h2">{vehicle.shortName}</span>
        <span className="fig">
          {columns.map((column) => {
            const { stat = "health", head = "", unit = "", title } = COLUMNS[column] ?? {};
            const text = cells[column];
            return (
              <span key={stat} title={title ?? STAT_META[stat].label}>
                {head || unit}
                <b className={text ? figureClass("", percentiles[column]) : "nk"}>
                  {text || (text === "" ? "None" : "Not known")}
                </b>
              </span>
            );
          })}
        </span>
      </a>
    </li>
  );
}
