import { type ComparisonQuery, comparisonParameters } from "#app/game/comparison/query.ts";

/** The comparison as hidden fields of a form, so that what it asks for comes to what is there. */
export function CarriedComparison({ query, without = [] }: { query: ComparisonQuery; without?: readonly string[] }) {
  return comparisonParameters(query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place, the same vehicle may come twice
      <input key={`${name} ${place}`} type="hidden" name={name} value={value} />
    ));
}
