const [WIDTH, HEIGHT, STEP] = [84, 20, 3];

interface MemberDaysProps {
  /** Battles, the oldest first; null: not known. */
  days: readonly (number | null)[];
  /** What the days are called. */
  names: readonly string[];
  /** The most battles that a member had on a day: the whole height. */
  most: number;
  /** The battles of all of them, as text. */
  recent: string;
}

/**
 * A member's battles day by day: a bar for each, a mark at the foot where there were none, a faint one where they are not
 * known. Two paths and not a shape a day, of which a clan would have 2,800.
 */
export function MemberDays({ days, names, most, recent }: MemberDaysProps) {
  const bar = (place: number, height: number) => `M${place * STEP + 1} ${HEIGHT}v${-height}`;
  const played = days.map((battles, place) =>
    battles === null ? "" : bar(place, battles === 0 ? 1 : Math.max(3, Math.round((battles / most) * HEIGHT))),
  );
  const unknown = days.map((battles, place) => (battles === null ? bar(place, 1) : ""));
  const told = days.flatMap((battles, place) => (battles === null ? [] : [`${names[place]} ${battles}`]));
  return (
    <span className="member-activity">
      <svg
        className="member-days"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        strokeWidth={2}
        role="img"
        aria-label={`Battles a day: ${told.join(", ")}`}
      >
        <path className="day-unknown" d={unknown.join("")} />
        <path className="day-played" d={played.join("")} />
      </svg>
      <span>{recent}</span>
    </span>
  );
}
