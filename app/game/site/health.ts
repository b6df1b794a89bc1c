import { z } from "zod";

const time = z.int().nonnegative().nullable();
/** Whether it works; null if not known yet. */
const ok = z.boolean().nullable();

/** Something that has its turn now and then, with when it last did and did not. */
const watchedSchema = z.strictObject({
  name: z.string(),
  ok,
  succeededAt: time.describe("Unix time in milliseconds; null: never, or unknown."),
  failedAt: time,
  age: time.describe("Seconds since it last succeeded."),
});
export type Watched = z.infer<typeof watchedSchema>;

const partSchema = z.strictObject({
  name: z.string(),
  ok,
  ms: time.describe("How long the response took."),
  waiting: time.describe("What is waiting: messages in a queue, vehicles whose averages need calculating."),
});
export type HealthPart = z.infer<typeof partSchema>;

/** GET /api/health */
export const healthSchema = z.strictObject({
  status: z
    .enum(["ok", "degraded", "down"])
    .describe(
      "degraded: a third-party server doesn’t answer and the site shows what it has. down: a part of the site itself.",
    ),
  checkedAt: z.int().nonnegative().describe("Unix time in milliseconds; responses are cached for 30 seconds."),
  data: z.strictObject({
    version: z.string().nullable(),
    publishedAt: z.string().nullable().describe("Day the data was published."),
  }),
  parts: z.array(partSchema).describe("Parts of the site itself."),
  jobs: z.array(watchedSchema).describe("Hourly jobs."),
  upstreams: z.array(watchedSchema).describe("Third-party servers: the publisher by region, sign-ins, feeds."),
  errors: z
    .array(z.strictObject({ day: z.iso.date(), count: z.int().nonnegative() }))
    .nullable()
    .describe("Errors on the site’s pages by day; null: unknown."),
});
export type Health = z.infer<typeof healthSchema>;
