import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { countdownParts, countdownWords } from "./countdown-parts.ts";

const MINUTE = 60_000;

interface CountdownProps {
  /** Unix time in milliseconds, as below. */
  until: number;
  /** When the page was written. */
  now: number;
}

/** Days, hours and minutes that are left. With script they go on, and at the end the page is asked for anew. */
export function Countdown({ until, now: written }: CountdownProps) {
  const [now, setNow] = useState(written);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = until - Date.now();
      setNow(Date.now());
      if (left <= 0) void revalidate();
      // The next moment at which another minute is shown; timers of more than some weeks would run at once.
      else timer = setTimeout(tick, Math.min((left % MINUTE) + 20, MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, revalidate]);
  const left = until - now;
  return (
    <>
      <p className="sr-only">{countdownWords(left)}</p>
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
