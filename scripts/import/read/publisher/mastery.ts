import { z } from "zod";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { MASTERY_CLASSES, MASTERY_SHARES, type MasteryClass } from "#app/game/statistics/mastery/mastery-classes.ts";
import { askPublisher, type PublisherRequest } from "./publisher-request.ts";

/** Experience from which on each mark is given. */
type PublishedThresholds = Record<MasteryClass, number>;

/** The publisher's data on marks of mastery. */
export interface PublishedMastery {
  /** By tank_id. */
  thresholds: Map<number, PublishedThresholds>;
  /** Vehicles whose figures do not rise from mark to mark, as those of few players: they mean nothing. */
  degenerate: number[];
  source: SourceRef;
}

const percentileOf = (mark: MasteryClass) => String(Math.round(100 * MASTERY_SHARES[mark]));

const rowSchema = z.object(
  Object.fromEntries(MASTERY_CLASSES.map((mark) => [percentileOf(mark), z.number().nonnegative()])),
);

/** The answer as the publisher documents it; without a list of vehicles it has all of them. */
const answerSchema = z.object({
  data: z.object({
    distribution: z.record(z.string().regex(/^\d+$/, "is no tank_id"), rowSchema.nullable()),
    /** Unix time. */
    updated_at: z.int().positive(),
  }),
});

/**
 * Requests from `tanks/mastery` the experience percentiles behind the marks, for all vehicles at once; undefined after
 * a fault.
 */
export async function readPublishedMastery(publisher: PublisherRequest): Promise<PublishedMastery | undefined> {
  const percentile = MASTERY_CLASSES.map(percentileOf).join(",");
  const answer = await askPublisher(publisher, "tanks/mastery", { distribution: "xp", percentile }, answerSchema);
  if (answer === undefined) return undefined;
  const thresholds = new Map<number, PublishedThresholds>();
  const degenerate: number[] = [];
  for (const [id, row] of Object.entries(answer.data.distribution)) {
    if (row === null) continue;
    const entries = MASTERY_CLASSES.map((mark) => [mark, Math.round(row[percentileOf(mark)] ?? 0)] as const);
    const rises = entries.every(([, xp], i) => xp > (entries[i - 1]?.[1] ?? 0));
    if (rises) thresholds.set(Number(id), Object.fromEntries(entries) as PublishedThresholds);
    else degenerate.push(Number(id));
  }
  const date = new Date(answer.data.updated_at * 1000).toISOString().slice(0, 10);
  const title = `Percentiles of experience, the publisher's API, ${publisher.realm.toUpperCase()}`;
  return { thresholds, degenerate, source: { title, publisher: "Wargaming", version: null, date } };
}
