import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const MINUTE = 60_000;

interface CountdownProps {
  /** Unix time in milliseconds, as below. */
  until: number;
  /** When the page was written. */
  now: number;
}

/** Days, hours and minutes left. With script it counts down and reloads the page data at the end. */
export function Countdown({ until, now: written }: CountdownProps) {
  const [now, setNow] = useState(written);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = until - Date.now();
      setNow(Date.now());
      // Again and again, since the server's clock may not be there yet.
      if (left <= 0) void revalidate();
      // The next moment at which another minute is shown; timers of more than some weeks would run at once.
      timer = setTimeout(tick, left <= 0 ? MINUTE : Math.min((left % MINUTE) + 20, MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, revalidate]);
  const left = until - now;
  return (
    <>
      <p className="sr-only">{countdownText(left)}</p>
      <div className="calendar-countdown" aria-hidden="true">
        {countdownParts(left).map(({ count, unit }) => (
          <span key={unit}>
            <b>{count}</b>
            {unit}
          </span>
        ))}
      </div>
    </>
  );
}

const UNITS = [
  { unit: "day", length: 24 * 60 * MINUTE, of: Number.POSITIVE_INFINITY },
  { unit: "hour", length: 60 * MINUTE, of: 24 },
  { unit: "minute", length: MINUTE, of: 60 },
];

/** How much is left, in days, hours and minutes; a begun minute counts. @param left milliseconds; below zero is zero */
export function countdownParts(left: number): { count: number; unit: string }[] {
  const minutes = Math.ceil(Math.max(0, left) / MINUTE) * MINUTE;
  return UNITS.map(({ unit, length, of }) => {
    const count = Math.floor(minutes / length) % of;
    return { count, unit: count === 1 ? unit : `${unit}s` };
  });
}

/** The same in words: "Begins in 3 days, 23 hours and 1 minute". */
export function countdownText(left: number): string {
  const parts = countdownParts(left)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}`);
  if (parts.length === 0) return "Begins now";
  return `Begins in ${new Intl.ListFormat("en-GB").format(parts)}`;
}
