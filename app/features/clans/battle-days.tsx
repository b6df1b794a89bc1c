import { formatNumber } from "#app/game/stats/format.ts";

const [WIDTH, HEIGHT, BAR] = [280, 48, 7];

/** Battles of all members day by day, with the figures as a table behind it. */
export function BattleDays({ days }: { days: readonly { day: string; battles: number | null }[] }) {
  const most = Math.max(1, ...days.map(({ battles }) => battles ?? 0));
  const step = WIDTH / Math.max(1, days.length);
  const known = days.filter(({ battles }) => battles !== null).length;
  return (
    <div className="mt-12px">
      <h3 className="heading-3 mb-8px">Battles a day</h3>
      <svg
        className="clan-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Battles of the members on each of the last ${days.length} days; ${known} of them are known.`}
      >
        {days.map(({ day, battles }, index) => {
          const height = battles === null ? 2 : Math.max(2, Math.round((battles / most) * HEIGHT));
          const box = { x: index * step, y: HEIGHT - height, width: BAR, height };
          return <rect key={day} {...box} rx="1" className={battles === null ? "day-unknown" : "day-played"} />;
        })}
      </svg>
      <details className="mt-8px">
        <summary className="color-link text-13 py-6px">Figures</summary>
        <dl>
          {days.map(({ day, battles }) => (
            <div key={day} className="clan-row">
              <dt>{day}</dt>
              <dd>{battles === null ? <small>Not known</small> : formatNumber(battles, 0)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
