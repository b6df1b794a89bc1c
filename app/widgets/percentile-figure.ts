/** From this percentile on a figure is among the best of its tier and class and stands out. */
const TOP = 85;

/**
 * The classes of the element around a figure that draw its percentile within tier and class as a line under it.
 * Classes of the table's own cell instead of an element in it: a page has four hundred of them.
 */
export function figureClass(base: string, percentile: number | null | undefined): string {
  if (percentile === null || percentile === undefined) return base;
  const whole = Math.round(percentile);
  return whole >= TOP ? `${base} m top p${whole}` : `${base} m p${whole}`;
}
