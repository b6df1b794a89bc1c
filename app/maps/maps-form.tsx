import { HiddenFields } from "#app/components/hidden-fields.tsx";
import { battleFields, type MapNames } from "#app/components/map-plan/battle-fields.ts";
import { MAPS_PATH, type MapQuery, mapParameters } from "#app/game/maps/query.ts";
import type { BattleType, SpawnPoint } from "#app/game/model/enumerations/battle-types.ts";

interface MapsFormProps {
  /** Other parameters of the page, which the form keeps. */
  query?: Partial<MapQuery>;
  names: MapNames;
  chosen: { slug: string | null; battleType: BattleType | null; spawn: SpawnPoint | null };
}

/** Map, battle type and spawn point: leads to a map, or narrows the list of them. Works without script. */
export function MapsForm({ names, chosen, query = {} }: MapsFormProps) {
  const values = { map: chosen.slug, type: chosen.battleType, spawn: chosen.spawn };
  return (
    <form className="map-form" action={MAPS_PATH} aria-label="Choose a map" data-keep-scroll="">
      <HiddenFields fields={mapParameters(query)} without={["type", "spawn"]} />
      {chosen.slug && chosen.spawn && <input type="hidden" name="from" value={chosen.spawn} />}
      {battleFields(names).map(({ name, label, placeholder, options }) => (
        <label key={name} className="field-label">
          {label}
          <select className="select-field w-full" name={name} defaultValue={values[name] ?? ""} key={values[name]}>
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
