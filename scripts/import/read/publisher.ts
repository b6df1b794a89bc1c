import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { VEHICLE_CLASSES } from "#app/game/model/classes.ts";
import { NATIONS } from "#app/game/model/nations.ts";
import type { Faults } from "../faults.ts";
import type { Catalogue, NewerVehicle } from "../normalise/catalogue.ts";

/** Realms of the publisher's API that list vehicles. */
export const PUBLISHER_REALMS = ["eu", "com", "asia"] as const;

export type PublisherRealm = (typeof PUBLISHER_REALMS)[number];

/** Fetches one URL and gives the parsed JSON; stands in for the network in tests. */
export type JsonRequest = (url: string) => Promise<unknown>;

const vehicleSchema = z.object({
  tank_id: z.int().positive(),
  tag: z.string().min(1),
  name: z.string().min(1),
  short_name: z.string(),
  nation: z.enum(NATIONS),
  tier: z.int().min(1).max(11),
  type: z.enum(VEHICLE_CLASSES),
  is_premium: z.boolean(),
  price_credit: z.number().nullable(),
  price_gold: z.number().nullable(),
  default_profile: z
    .object({
      hp: z.number().nullish(),
      speed_forward: z.number().nullish(),
      gun: z.object({ caliber: z.number().nullish(), dispersion: z.number().nullish() }).nullish(),
      /** Least, average and greatest damage of every shell. */
      ammo: z.array(z.object({ damage: z.tuple([z.number(), z.number(), z.number()]) })).nullish(),
    })
    .nullish(),
});

type PublishedVehicle = z.infer<typeof vehicleSchema>;

/** Errors come with HTTP status 200. */
const answerSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("ok"),
    meta: z.object({ page_total: z.int().nonnegative() }),
    data: z.record(z.string(), vehicleSchema.nullable()),
  }),
  z.object({ status: z.literal("error"), error: z.object({ code: z.int(), message: z.string() }) }),
]);

const FIELDS = [
  "tank_id,tag,name,short_name,nation,tier,type,is_premium,price_credit,price_gold",
  "default_profile.hp,default_profile.speed_forward",
  "default_profile.gun.caliber,default_profile.gun.dispersion,default_profile.ammo.damage",
].join(",");

/** Errors that pass by themselves: too many requests, a source that does not answer. */
const PASSING_ERRORS = new Set([407, 504]);
const ATTEMPTS = 4;

/**
 * Reads names and vehicles from the publisher's API, page by page. An answer that is
 * not what its documentation says is a fault, and so is an error it reports.
 * @param pause ms before an attempt is repeated
 */
export async function readPublisher(
  realm: PublisherRealm,
  applicationId: string,
  faults: Faults,
  request: JsonRequest = requestJson,
  pause = 1000,
): Promise<Catalogue> {
  const vehicles: PublishedVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await readPage(pageUrl(realm, applicationId, page), page, faults, request, pause);
    if (answer === undefined) break;
    pages = answer.meta.page_total;
    vehicles.push(...Object.values(answer.data).filter((vehicle) => vehicle !== null));
  }
  return {
    names: new Map(
      vehicles.map(({ tank_id, tag, name, short_name }) => [tank_id, { name, shortName: short_name, tag }]),
    ),
    newer: vehicles.map(toNewer),
    complete: true,
  };
}

async function readPage(url: string, page: number, faults: Faults, request: JsonRequest, pause: number) {
  // The application id is the operator's: no message may carry it.
  const place = `${new URL(url).host}/encyclopedia/vehicles, page ${page}`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const raw = await request(url).catch((error: unknown) => {
      faults.add(place, "", error instanceof Error ? error.message : String(error));
    });
    if (raw === undefined) return undefined;
    const answer = answerSchema.safeParse(raw);
    if (!answer.success) {
      faults.add(place, "", z.prettifyError(answer.error).replaceAll("\n", " "));
      return undefined;
    }
    if (answer.data.status === "ok") return answer.data;
    const { code, message } = answer.data.error;
    if (!PASSING_ERRORS.has(code) || attempt === ATTEMPTS) {
      faults.add(place, "", `the publisher answers ${code} ${message}`);
      return undefined;
    }
    await wait(pause);
  }
  return undefined;
}

function pageUrl(realm: PublisherRealm, applicationId: string, page: number): string {
  const url = new URL(`https://api.worldoftanks.${realm}/wot/encyclopedia/vehicles/`);
  url.search = new URLSearchParams({
    application_id: applicationId,
    language: "en",
    fields: FIELDS,
    limit: "100",
    page_no: String(page),
  }).toString();
  return url.href;
}

function toNewer(vehicle: PublishedVehicle): NewerVehicle {
  const { default_profile: profile, price_gold: gold, price_credit: credits } = vehicle;
  const price =
    gold !== null && gold > 0
      ? { amount: gold, currency: "gold" as const }
      : credits === null
        ? null
        : { amount: credits, currency: "credits" as const };
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
    price,
    stats: {
      damage: profile?.ammo?.[0]?.damage[1] ?? null,
      health: profile?.hp ?? null,
      topSpeed: profile?.speed_forward ?? null,
      calibre: profile?.gun?.caliber ?? null,
      dispersion: profile?.gun?.dispersion ?? null,
    },
  };
}

async function requestJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
