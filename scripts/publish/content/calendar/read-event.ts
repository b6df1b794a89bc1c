import { Temporal } from "temporal-polyfill";
import type { CalendarEvent, Span } from "#app/game/model/content/calendar.ts";
import type { EventFields, FieldFault } from "./event-schema.ts";
import { type Repetition, repetitions } from "./repetitions.ts";

/**
 * Makes of what an author wrote what is published: days, or instants in UTC, with every repetition counted out.
 * @returns null when something is wrong, which has been reported then
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
  // RFC 5545 §3.8.5.3: every repetition lasts as long as the first time, whatever the clocks do meanwhile.
  const length = start.until(end, { largestUnit: allDay ? "days" : "hours" });
  const spans = repetition.starts.map((each) => span(each, each.add(length), allDay));
  const first = spans[0];
  if (!first) {
    fault("except", "nothing of it is left: every repetition is an exception");
    return null;
  }
  return {
    ...{ id: fields.id, title: fields.title, category: fields.category },
    ...span(start, end, allDay),
    ...{ summary: fields.summary ?? null, link: fields.link ?? null },
    source: { name: fields.source.name, url: fields.source.url ?? null },
    ...{ updated: fields.updated, allDay, zone },
    repeat:
      fields.repeats === undefined
        ? null
        : { rule: fields.repeats, except: repetition.except.map((each) => span(each, each, allDay).start) },
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
  const except = (fields.except ?? []).map((each) => localTime("except", each, zone, fault));
  if (!except.every((each) => each !== null)) return null;
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
