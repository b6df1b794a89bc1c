import type { BattleRecord } from "#app/game/battles/battle-record.ts";
import { simulatedNumber } from "#simulators/simulated-number.ts";
import type { DrivenVehicle } from "./sample.ts";

export type DemoBattle = Omit<BattleRecord, "accountId">;

const DAY = 86_400;
/** Weeks of play before the first start. */
export const DAYS = 126;
const LEAST = 5;
const MOST = 20;
/** Vehicles of an evening. */
const VEHICLES = 3;
/** An evening begins between 17:30 and 19:00 (UTC), s of the day. */
const FROM = 17.5 * 3600;
const FROM_TO = 1.5 * 3600;
/** Between two battles, s. */
const [PAUSE, PAUSE_TO] = [60, 120];
/** The newest battle ended this long before the start, s. */
const AGO = 240;

/**
 * The demo account's battles of the weeks before a moment: real results of others, at made-up times. What a day's
 * battles are follows from the day alone, so that another start brings no second ones.
 * @param now unix time in seconds
 */
export function demoBattles(sample: readonly DrivenVehicle[], now: number): DemoBattle[] {
  const today = Math.floor(now / DAY);
  return Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index).flatMap((day) =>
    day !== today && isRest(day) ? [] : battlesOfDay(sample, day, now),
  );
}

/** One day in twenty has no battles, except the day of the start. */
const isRest = (day: number) => simulatedNumber(day, 1, 20) === 0;

/**
 * The session of a day: in the evening, or, where that is not over yet, ending shortly before now with as many of its
 * battles as the day has had time for.
 */
function battlesOfDay(sample: readonly DrivenVehicle[], day: number, now: number): DemoBattle[] {
  const session = drawn(sample, day);
  const begin = Math.floor(day * DAY + FROM + simulatedNumber(day, 2, FROM_TO));
  if (begin + lengthOf(session) + AGO <= now) return placed(session, begin);
  const past = [...session];
  while (past.length > 0 && now - AGO - lengthOf(past) < day * DAY) past.pop();
  return placed(past, now - AGO - lengthOf(past));
}

type Drawn = Omit<DemoBattle, "startedAt"> & { pause: number };

function drawn(sample: readonly DrivenVehicle[], day: number): Drawn[] {
  const count = LEAST + simulatedNumber(day, 3, MOST - LEAST + 1);
  const vehicles = Array.from({ length: VEHICLES }, (_, n) => vehicleAt(sample, simulatedNumber(day, 10 + n, 1e6)));
  return Array.from({ length: count }, (_, n) => {
    const { tankId, results } = vehicles[simulatedNumber(day, 100 + n, VEHICLES)] as DrivenVehicle;
    const result = results[simulatedNumber(day, 200 + n, results.length)] as DrivenVehicle["results"][number];
    const pause = PAUSE + simulatedNumber(day, 300 + n, PAUSE_TO);
    // Of which client they were does not fit the day.
    return { ...result, tankId, clientVersion: null, arenaId: `9${day}${String(n).padStart(3, "0")}`, pause };
  });
}

/** A vehicle, as often as its share says. @param number any whole number */
function vehicleAt(sample: readonly DrivenVehicle[], number: number): DrivenVehicle {
  const all = sample.flatMap((vehicle) => Array.from({ length: vehicle.share }, () => vehicle));
  return all[number % all.length] as DrivenVehicle;
}

const lengthOf = (session: readonly Drawn[]) => session.reduce((sum, { duration, pause }) => sum + duration + pause, 0);

/** One battle after another. */
function placed(session: readonly Drawn[], begin: number): DemoBattle[] {
  return session.map(({ pause: _, ...battle }, n) => ({ ...battle, startedAt: begin + lengthOf(session.slice(0, n)) }));
}
