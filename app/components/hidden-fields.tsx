interface HiddenFieldsProps {
  fields: readonly (readonly [name: string, value: string])[];
  /** Names of those that the form has itself. */
  without?: readonly string[];
}

/** What of an address a form has no field for, so that it is kept. */
export function HiddenFields({ fields, without = [] }: HiddenFieldsProps) {
  return fields
    .filter(([name]) => !without.includes(name))
    .map(([name, value], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place, the same may come twice
      <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
    ));
}
