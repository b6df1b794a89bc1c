import { type MapQuery, mapParameters } from "#app/game/maps/query.ts";

/** What a form does not ask for, as hidden fields, so that it is not lost. */
export function CarriedQuery({ query, without }: { query: Partial<MapQuery>; without: readonly string[] }) {
  return mapParameters(query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
