import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { MAPS_PATH, type MapQuery, mapParameters } from "#app/game/maps/query.ts";
import {
  BATTLE_TYPE_LABELS,
  BATTLE_TYPES,
  type BattleType,
  SPAWN_POINT_LABELS,
  SPAWN_POINTS,
  type SpawnPoint,
} from "#app/game/model/enumerations/battle-types.ts";

interface MapsFormProps {
  /** Other parameters of the page, which the form keeps. */
  query?: Partial<MapQuery>;
  /** Names of all maps by the last part of their address. */
  names: readonly (readonly [slug: string, name: string])[];
  chosen: { slug: string | null; battleType: BattleType | null; spawn: SpawnPoint | null };
}

/** Map, battle type and spawn point: leads to a map, or narrows the list of them. Works without script. */
export function MapsForm({ names, chosen, query = {} }: MapsFormProps) {
  const fields = [
    { name: "map", label: "Map", placeholder: "Select a map", value: chosen.slug, options: names },
    {
      name: "type",
      label: "Battle type",
      placeholder: "Select a battle type",
      value: chosen.battleType,
      options: BATTLE_TYPES.map((type) => [type, BATTLE_TYPE_LABELS[type]] as const),
    },
    {
      name: "spawn",
      label: "Spawn point",
      placeholder: "Select spawn point",
      value: chosen.spawn,
      options: SPAWN_POINTS.map((spawn) => [spawn, SPAWN_POINT_LABELS[spawn]] as const),
    },
  ];
  return (
    <form className="map-form" action={MAPS_PATH} aria-label="Choose a map" data-keep-scroll="">
      <HiddenFields fields={mapParameters(query)} without={["type", "spawn"]} />
      {chosen.slug && chosen.spawn && <input type="hidden" name="from" value={chosen.spawn} />}
      {fields.map(({ name, label, placeholder, value, options }) => (
        <label key={name} className="field-label">
          {label}
          <select className="select-field w-full" name={name} defaultValue={value ?? ""} key={value}>
            <option value="">{placeholder}</option>
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button button-primary">
        Show
      </button>
    </form>
  );
}
