/** From this percentile on a figure is among the best of its tier and class and stands out. */
const TOP = 85;

/** A figure with its percentile within tier and class as a line under it. */
export function PercentileFigure({ text, percentile }: { text: string; percentile: number | undefined }) {
  if (percentile === undefined) return text;
  const whole = Math.round(percentile);
  return <span className={whole >= TOP ? `m top p${whole}` : `m p${whole}`}>{text}</span>;
}
