import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { CalendarEvent, Span } from "#app/game/calendar/calendar.ts";
import { CALENDAR_CATEGORIES } from "#app/game/model/enumerations/calendar-categories.ts";

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayWithTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
const time = z
  .string()
  .refine(
    (text) => day.test(text) || dayWithTime.test(text),
    "write a day (2026-11-25) or a day with a time (2026-11-25 18:00)",
  );
const webAddress = z.url({ protocol: /^https$/, error: "write an address that begins with https://" });

/** An event as its author writes it. */
export const eventSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "use small letters, figures and hyphens")
    .max(80),
  title: z.string().trim().min(1).max(120),
  category: z.enum(CALENDAR_CATEGORIES, `use one of ${CALENDAR_CATEGORIES.join(", ")}`),
  start: time,
  /** Of whole days the last one. Without it: that one day, or that moment. */
  end: time.optional(),
  /** IANA name; times without a zone are UTC. */
  zone: z.string().optional(),
  /** A rule of RFC 5545: "FREQ=WEEKLY;BYDAY=FR". */
  repeats: z.string().optional(),
  /** Starts at which it does not take place. */
  except: z.array(time).optional(),
  summary: z.string().trim().min(1).max(500).optional(),
  link: webAddress.optional(),
  source: z.strictObject({ name: z.string().trim().min(1).max(120), url: webAddress.optional() }),
  /** Day of the last change. */
  updated: z.string().regex(day, "write a day, such as 2026-11-25"),
});

export type EventFields = z.infer<typeof eventSchema>;

/** Reports a fault in a field. */
type FieldFault = (field: keyof EventFields, message: string) => void;

/** A file of `data/content/calendar`: a year, or related events. */
export const calendarFileSchema = z.strictObject({
  events: z.array(eventSchema),
});

/**
 * Converts an author's entry into the published form: days, or instants in UTC, with every repetition expanded.
 * @returns null after reporting a fault
 */
export function readEvent(fields: EventFields, fault: FieldFault): CalendarEvent | null {
  const zone = fields.zone ?? "UTC";
  if (!isZone(zone)) {
    fault("zone", `“${zone}” is no time zone; write a name such as Europe/Berlin`);
    return null;
  }
  const start = localTime("start", fields.start, zone, fault);
  const end = fields.end === undefined ? start : localTime("end", fields.end, zone, fault);
  const updated = localTime("updated", fields.updated, zone, fault);
  if (!start || !end || !updated) return null;
  const allDay = isDay(fields.start);
  if (isDay(fields.end ?? fields.start) !== allDay) {
    fault("end", "start and end are both days, or both have a time");
    return null;
  }
  if (allDay && fields.zone !== undefined) {
    fault("zone", "whole days are the same days everywhere; leave the zone out, or write times");
    return null;
  }
  if (Temporal.ZonedDateTime.compare(end, start) < 0) {
    fault("end", `it ends (${fields.end}) before it begins (${fields.start})`);
    return null;
  }
  const repetition = repeated(fields, { start, allDay, updated }, fault);
  if (repetition === null) return null;
  // RFC 5545 §3.8.5.3: every repetition lasts as long as the first one, even across clock changes.
  const length = start.until(end, { largestUnit: allDay ? "days" : "hours" });
  const spans = repetition.starts.map((time) => span(time, time.add(length), allDay));
  const first = spans[0];
  if (!first) {
    fault("except", "nothing of it is left: every repetition is an exception");
    return null;
  }
  return {
    id: fields.id,
    title: fields.title,
    category: fields.category,
    ...span(start, end, allDay),
    summary: fields.summary ?? null,
    link: fields.link ?? null,
    source: { name: fields.source.name, url: fields.source.url ?? null },
    updated: fields.updated,
    allDay,
    zone,
    repeat:
      fields.repeats === undefined
        ? null
        : { rule: fields.repeats, except: repetition.except.map((time) => span(time, time, allDay).start) },
    occurrences: spans,
  };
}

interface Beginning {
  start: Temporal.ZonedDateTime;
  allDay: boolean;
  updated: Temporal.ZonedDateTime;
}

function repeated(fields: EventFields, of: Beginning, fault: FieldFault): Repetition | null {
  if (fields.repeats === undefined) {
    if (fields.except === undefined) return { starts: [of.start], except: [] };
    fault("except", "an event that does not repeat has no exceptions");
    return null;
  }
  const zone = of.start.timeZoneId;
  const except = (fields.except ?? []).map((time) => localTime("except", time, zone, fault));
  if (!except.every((time) => time !== null)) return null;
  return repetitions({ ...of, rule: fields.repeats, except }, fault);
}

function isDay(text: string): boolean {
  return text.length === "2026-11-25".length;
}

function isZone(name: string): boolean {
  try {
    return (
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId === name && /^[A-Z]/.test(name)
    );
  } catch {
    return false;
  }
}

/** A time that is on the clocks of the zone; reported when it is not. */
function localTime(
  field: keyof EventFields,
  text: string,
  zone: string,
  fault: FieldFault,
): Temporal.ZonedDateTime | null {
  let plain: Temporal.PlainDateTime;
  try {
    plain = Temporal.PlainDateTime.from(text.replace(" ", "T"), { overflow: "reject" });
  } catch {
    fault(field, `there is no ${text} in the calendar`);
    return null;
  }
  const zoned = plain.toZonedDateTime(isDay(text) ? "UTC" : zone);
  if (zoned.toPlainDateTime().equals(plain)) return zoned;
  fault(field, `${text} does not exist in ${zone}: the clocks go forward over it`);
  return null;
}

function span(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime, allDay: boolean): Span {
  const text = (at: Temporal.ZonedDateTime) => (allDay ? at.toPlainDate().toString() : at.toInstant().toString());
  return { start: text(start), end: text(end) };
}

/** How often one event may take place: more would be a typing error, and every one of them is published. */
const MAX = 800;
/** How far an endless rule is expanded: nobody has confirmed it for longer. */
const FOLLOWED = { years: 2 };

/** The permitted parts of a rule. Hours and smaller units come from the start. */
const PARTS = /^(?:INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)=[A-Z0-9,+-]+$/;
const FREQUENCY = /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/;

interface Repetition {
  starts: readonly Temporal.ZonedDateTime[];
  except: readonly Temporal.ZonedDateTime[];
}

interface RepeatedEvent extends Beginning {
  rule: string;
  except: readonly Temporal.ZonedDateTime[];
}

/**
 * Counts out a rule of RFC 5545, in the zone of its start: an hour stays the same hour when the clocks change. A rule
 * without end is followed until two years after the event was last changed.
 * @returns null when something is wrong, which has been reported then
 */
function repetitions(event: RepeatedEvent, fault: FieldFault): Repetition | null {
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
  const wrong = except.find((time) => !all.some((one) => one.equals(time)));
  if (wrong) {
    fault("except", `${asWritten(wrong)} is not among the times of its rule`);
    return null;
  }
  return { starts: all.filter((one) => !except.some((time) => time.equals(one))), except };
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
    if (all.length > MAX) return `it takes place ${all.length} times, ${MAX} at most are shown; begin later or end it`;
    return all;
  } catch (error) {
    return `it is not understood: ${error instanceof Error ? error.message : error}`;
  }
}
