import { eventPath } from "#app/game/model/addresses/calendar-path.ts";
import { calendarFiles } from "../calendar/calendar-files.ts";
import { calendarFileSchema, type EventFields } from "../calendar/event-schema.ts";
import { readEvent } from "../calendar/read-event.ts";
import { defineKind } from "../content-kind.ts";

/** The events of the calendar: a file a year, or whatever belongs together. */
export const calendar = defineKind({
  files: "calendar/*.yaml",
  schema: calendarFileSchema,
  publish(entries) {
    const taken = new Set<string>();
    const events = entries.flatMap((entry) =>
      entry.fields.events.flatMap((fields, index) => {
        const fault = (field: keyof EventFields, message: string) =>
          entry.fault(["events", index, field], `${fields.id}, ${field}: ${message}.`);
        if (taken.has(fields.id)) fault("id", "another event has it");
        taken.add(fields.id);
        return readEvent(fields, fault) ?? [];
      }),
    );
    return { ...calendarFiles(events, false) };
  },
  pages: (entries) =>
    entries.flatMap(({ fields }) => fields.events.map(({ id }) => ({ path: eventPath(id), anchors: [] }))),
});
