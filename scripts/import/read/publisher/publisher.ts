import { z } from "zod";
import { VEHICLE_CLASSES } from "#app/game/model/enumerations/classes.ts";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { SourceRef } from "#app/game/model/provenance.ts";
import { MASTERY_CLASSES, MASTERY_SHARES, type MasteryClass } from "#app/game/statistics/mastery/mastery-classes.ts";
import { readDefaultProfile } from "#scripts/import/normalise/default-profile.ts";
import type { Catalogue, NewerVehicle } from "#scripts/import/normalise/loadout-items/catalogue.ts";
import { PROFILE_FIELDS, publishedProfileSchema } from "./publisher-profile.ts";
import { askPublisher, type PublisherRequest } from "./publisher-request.ts";

const vehicleSchema = z.object({
  tank_id: z.int().positive(),
  tag: z.string().min(1),
  name: z.string().min(1),
  short_name: z.string(),
  nation: z.enum(NATIONS),
  tier: z.int().min(1).max(11),
  type: z.enum(VEHICLE_CLASSES),
  is_premium: z.boolean(),
  price_credit: z.number().nonnegative().nullish(),
  price_gold: z.number().nonnegative().nullish(),
  default_profile: publishedProfileSchema.nullish(),
});

type PublisherVehicle = z.infer<typeof vehicleSchema>;

const FIELDS = [...Object.keys(vehicleSchema.omit({ default_profile: true }).shape), ...PROFILE_FIELDS].join(",");

const pageSchema = z.object({
  meta: z.object({ page_total: z.int().nonnegative() }),
  data: z.record(z.string(), vehicleSchema.nullable()),
});

const infoSchema = z.object({
  data: z.object({
    game_version: z.string().regex(/^\d+(\.\d+){1,3}$/, "is no game version"),
    /** When the encyclopedia was brought up to date, Unix time. */
    tanks_updated_at: z.int().positive(),
  }),
});

/**
 * Reads names, vehicles and their default profiles from the publisher's API, page by page, with their version and
 * date.
 */
export async function readPublisher(publisher: PublisherRequest): Promise<Catalogue> {
  const vehicles: PublisherVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const parameters = { language: "en", fields: FIELDS, limit: "100", page_no: String(page) };
    const answer = await askPublisher(publisher, "encyclopedia/vehicles", parameters, pageSchema);
    if (answer === undefined) break;
    pages = answer.meta.page_total;
    vehicles.push(...Object.values(answer.data).filter((vehicle) => vehicle !== null));
  }
  return {
    names: new Map(
      vehicles.map(({ tank_id, tag, name, short_name }) => [
        tank_id,
        { name, shortName: short_name, tag, fromPublisher: true },
      ]),
    ),
    newer: vehicles.map(toNewer),
    profiles: new Map(
      vehicles.flatMap(({ tank_id, tag, default_profile: profile }) =>
        profile ? [[tank_id, { tag, profile: readDefaultProfile(profile) }]] : [],
      ),
    ),
    publisher: await readSource(publisher),
    complete: true,
  };
}

/** The source as pages print it; undefined after a fault. */
async function readSource(publisher: PublisherRequest): Promise<SourceRef | undefined> {
  const parameters = { fields: Object.keys(infoSchema.shape.data.shape).join(",") };
  const answer = await askPublisher(publisher, "encyclopedia/info", parameters, infoSchema);
  if (answer === undefined) return undefined;
  return {
    title: `The publisher's API, ${publisher.realm.toUpperCase()}`,
    publisher: "Wargaming",
    version: answer.data.game_version,
    date: new Date(answer.data.tanks_updated_at * 1000).toISOString().slice(0, 10),
  };
}

function toNewer(vehicle: PublisherVehicle): NewerVehicle {
  const { price_gold: gold, price_credit: credits } = vehicle;
  return {
    id: vehicle.tank_id,
    nation: vehicle.nation,
    tag: vehicle.tag,
    name: vehicle.name,
    tier: vehicle.tier,
    type: vehicle.type,
    // The API states no roles.
    role: null,
    premium: vehicle.is_premium,
    price: gold
      ? { amount: gold, currency: "gold" }
      : typeof credits === "number"
        ? { amount: credits, currency: "credits" }
        : null,
    // Its figures are of the stock modules, and stand in the default profile.
    stats: { damage: null, health: null, topSpeed: null, calibre: null, dispersion: null },
    fromPublisher: true,
  };
}

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
