import { z } from "zod";
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
export type FieldFault = (field: keyof EventFields, message: string) => void;

/** A file of `data/content/calendar`: a year, or related events. */
export const calendarFileSchema = z.strictObject({
  events: z.array(eventSchema),
});
