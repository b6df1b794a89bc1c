/** From this percentile on, a stat counts as one of the best of its tier and class and is highlighted. */
const TOP = 85;

/** Classes for the table cell itself, without a further element: a page has four hundred of them. */
export function statClass(base: string, percentile: number | null | undefined): string {
  if (percentile === null || percentile === undefined) return base;
  const whole = Math.round(percentile);
  return whole >= TOP ? `${base} percentile percentile-top percent-${whole}` : `${base} percentile percent-${whole}`;
}
