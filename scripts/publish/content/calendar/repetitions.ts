import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import type { FieldFault } from "./event-schema.ts";

/** How often one event may take place: more would be a typing error, and every one of them is published. */
const MOST = 800;
/** How far an endless rule is followed: nobody has confirmed it for longer. */
const FOLLOWED = { years: 2 };

/** What a rule may say. Hours and smaller parts are the start's. */
const PARTS = /^(?:INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)=[A-Z0-9,+-]+$/;
const FREQUENCY = /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/;

export interface Repetition {
  starts: readonly Temporal.ZonedDateTime[];
  except: readonly Temporal.ZonedDateTime[];
}

export interface RepeatedEvent {
  start: Temporal.ZonedDateTime;
  allDay: boolean;
  updated: Temporal.ZonedDateTime;
  rule: string;
  except: readonly Temporal.ZonedDateTime[];
}

/**
 * Counts out a rule of RFC 5545, in the zone of its start: an hour stays the same hour when the clocks change. A rule
 * without end is followed until two years after the event was last changed.
 * @returns null when something is wrong, which has been reported then
 */
export function repetitions(event: RepeatedEvent, fault: FieldFault): Repetition | null {
  const problem = problemOf(event);
  if (problem !== null) {
    fault("repeats", problem);
    return null;
  }
  const { start, updated, except } = event;
  const until = Temporal.ZonedDateTime.compare(start, updated) > 0 ? start : updated;
  const all = counted(event, until.add(FOLLOWED));
  if (typeof all === "string") {
    fault("repeats", all);
    return null;
  }
  if (!all[0]?.equals(start)) {
    const first = all[0] ? `, whose first one is ${asWritten(all[0])}` : "";
    fault("start", `it is not among the times of its rule${first}`);
    return null;
  }
  const wrong = except.find((each) => !all.some((one) => one.equals(each)));
  if (wrong) {
    fault("except", `${asWritten(wrong)} is not among the times of its rule`);
    return null;
  }
  return { starts: all.filter((one) => !except.some((each) => each.equals(one))), except };
}

/** As authors write times. */
function asWritten(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: "minute" }).replace("T", " ");
}

function problemOf({ rule, allDay }: RepeatedEvent): string | null {
  const parts = rule.split(";");
  const names = parts.map((part) => part.split("=")[0]);
  if (!parts.some((part) => FREQUENCY.test(part)))
    return "write how often, one of FREQ=DAILY, FREQ=WEEKLY, FREQ=MONTHLY and FREQ=YEARLY";
  const unknown = parts.find((part) => !FREQUENCY.test(part) && !PARTS.test(part));
  if (unknown !== undefined) return `“${unknown}” is not understood in a rule`;
  if (new Set(names).size < names.length) return "it says something twice";
  if (names.includes("COUNT") && names.includes("UNTIL")) return "it ends by COUNT or by UNTIL, not by both";
  const until = parts.find((part) => part.startsWith("UNTIL="))?.slice("UNTIL=".length);
  // RFC 5545 §3.3.10: of the same kind as the start, and in UTC.
  if (until !== undefined && !(allDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/).test(until))
    return allDay ? "write UNTIL as a day: UNTIL=20261231" : "write UNTIL in UTC: UNTIL=20261231T170000Z";
  return null;
}

/** Every start up to a moment; a sentence when that cannot be said. */
function counted({ start, rule }: RepeatedEvent, to: Temporal.ZonedDateTime): Temporal.ZonedDateTime[] | string {
  const stamp = start.toPlainDateTime().toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
  try {
    const rules = new RRuleTemporal({
      rruleString: `DTSTART;TZID=${start.timeZoneId}:${stamp}\nRRULE:${rule}`,
      temporal: Temporal,
    });
    const all = rules.between(start, to, true);
    if (all.length > MOST)
      return `it takes place ${all.length} times, ${MOST} at most are shown; begin later or end it`;
    return all;
  } catch (error) {
    return `it is not understood: ${error instanceof Error ? error.message : error}`;
  }
}
