import { z } from "zod";

const time = z.int().nonnegative().nullable();
/** Whether it works; null: nothing is known of it yet. */
const ok = z.boolean().nullable();

/** Something that has its turn now and then, with when it last did and did not. */
const watchedSchema = z.strictObject({
  name: z.string(),
  ok,
  succeededAt: time.describe("Unix time in milliseconds; null: never, or not known."),
  failedAt: time,
  age: time.describe("Seconds since it last succeeded."),
});
export type Watched = z.infer<typeof watchedSchema>;

const partSchema = z.strictObject({
  name: z.string(),
  ok,
  ms: time.describe("How long it took to answer."),
  waiting: time.describe("What waits in it: messages of a queue, vehicles whose averages are to be counted."),
});
export type HealthPart = z.infer<typeof partSchema>;

/** GET /api/health */
export const healthSchema = z.strictObject({
  status: z
    .enum(["ok", "degraded", "down"])
    .describe("degraded: a server of others does not answer, and the site shows what it has. down: an own part."),
  checkedAt: z.int().nonnegative().describe("Unix time in milliseconds; an answer is kept for 30 seconds."),
  data: z.strictObject({
    version: z.string().nullable(),
    publishedAt: z.string().nullable().describe("Day on which the data was published."),
  }),
  parts: z.array(partSchema).describe("What the site itself is made of."),
  jobs: z.array(watchedSchema).describe("The hourly work."),
  upstreams: z.array(watchedSchema).describe("Servers of others: the publisher by region, sign-ins, feeds."),
  errors: z
    .array(z.strictObject({ day: z.iso.date(), count: z.int().nonnegative() }))
    .nullable()
    .describe("Errors of the site's own pages, by day; null: not known."),
});
export type Health = z.infer<typeof healthSchema>;
