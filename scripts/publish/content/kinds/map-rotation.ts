import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { type GameMap, mapsSchema } from "#app/game/maps/map.ts";
import { MAPS_FILE } from "#app/game/maps/map-file.ts";
import { type NamedMap, rotationChangeText, tiersText } from "#app/game/maps/rotation/change-text.ts";
import {
  dateSpan,
  MAP_ROTATION_FEED_PATH,
  MAP_ROTATION_PATH,
  type MapRotation,
  type MapRotationFeed,
  type RotationChange,
  type TierSpan,
} from "#app/game/maps/rotation/map-rotation.ts";
import { changesOf } from "#app/game/maps/rotation/rotation-state.ts";
import {
  RANDOM_MODES,
  ROTATION_MODE_LABELS,
  ROTATION_MODES,
  type RotationMode,
  rotationModesOf,
} from "#app/game/model/enumerations/rotation-modes.ts";
import { isTier } from "#app/game/model/enumerations/tiers.ts";
import { BROWSERS_PATH, type Browser } from "#app/game/site/browsers.ts";
import { DATASET_FOLDER } from "#scripts/dataset/paths.ts";
import { root } from "#scripts/tools.ts";
import { defineKind } from "../content-kind.ts";
import { changedOn, eventProperties } from "../event-properties.ts";
import { type EntryFault, type RotationEntry, rotationFileSchema } from "../rotation/rotation-schema.ts";

/** Below data/content. */
const MAP_ROTATION_FILE = "map-rotation.yaml";

/** Which maps entered or left the rotation, and at which tiers; the rest of `/map-rotation` comes from the dataset. */
export const mapRotation = defineKind({
  files: MAP_ROTATION_FILE,
  schema: rotationFileSchema,
  required: ["map-rotation"],
  publish([file]) {
    if (!file) return {};
    const maps = definedMaps();
    const indexes = new Map<string, number>();
    const entries = file.fields.changes.flatMap((entry, index) => {
      const fault = (field: keyof RotationEntry, message: string) =>
        file.fault(["changes", index, field], `${entry.id}, ${field}: ${message}.`);
      if (indexes.has(entry.id)) fault("id", "another entry has it");
      indexes.set(entry.id, index);
      return readRotationEntry(entry, maps, fault) ?? [];
    });
    const changes = entries.sort((a, b) => compare(key(a), key(b)));
    for (const [id, message] of contradictions(changes, maps))
      file.fault(["changes", indexes.get(id) ?? 0, "date"], `${id}: ${message}.`);
    const published: MapRotation = { changes };
    return { [MAP_ROTATION_PATH]: published, [MAP_ROTATION_FEED_PATH]: feedOf(changes) };
  },
});

function definedMaps(): Map<string, DefinedMap> {
  const { maps } = mapsSchema.parse(JSON.parse(readFileSync(join(root, DATASET_FOLDER, MAPS_FILE), "utf8")));
  return new Map(maps.map((map) => [map.slug, map]));
}

/** Part of every UID, independent of the site's address. */
const UID_DOMAIN = "map-rotation.the-index";

/** The changes with an exact day as parts of a feed. */
function feedOf(changes: readonly RotationChange[]): MapRotationFeed {
  const events = changes.flatMap((change) => {
    const { first, last } = dateSpan(change.date);
    return change.kind === "listed" || first !== last ? [] : [{ id: change.id, properties: propertiesOf(change) }];
  });
  return { events };
}

const key = ({ date, id }: RotationChange) => `${dateSpan(date).first} ${dateSpan(date).last} ${id}`;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function propertiesOf({ id, date, title, detail, note, sources, updated, patch }: RotationChange): string {
  const day = Temporal.PlainDate.from(date);
  const from = sources.map(({ name, url }) => `Source: ${name}, ${url}`);
  return eventProperties({
    id: `${id}@${UID_DOMAIN}`,
    ...changedOn(updated),
    // A whole day in any time zone; it ends on the day after.
    allDay: true,
    start: day,
    end: day.add({ days: 1 }),
    summary: title,
    description: [detail, patch && `Patch ${patch}`, note, ...from].filter(Boolean).join("\n"),
    categories: [{ name: "Map rotation" }],
  });
}

/** Where the entries so far leave a map in a mode. */
interface MapStanding {
  /** Null before the first entry. */
  isIn: boolean | null;
  tiers: TierSpan | null;
  by: RotationChange;
}

/**
 * Entries that contradict each other: two at the same time, entering twice, leaving twice, or being listed after
 * leaving. Names every entry at most once, for its first map that does not fit.
 * @param changes the earliest first
 * @param maps names by the last part of their address
 * @returns sentences that name the other entry, by id
 */
function contradictions(
  changes: readonly RotationChange[],
  maps: ReadonlyMap<string, { name: string }>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [slug, { name }] of maps)
    for (const mode of ROTATION_MODES) {
      const mapChanges = changesOf(changes, slug, mode);
      let standing: MapStanding | null = null;
      for (const change of mapChanges) {
        const message = standing && notAfter(standing, change);
        if (message && !found.has(change.id)) found.set(change.id, `${name}, ${ROTATION_MODE_LABELS[mode]} ${message}`);
        standing = after(standing, change);
      }
    }
  return found;
}

function after(standing: MapStanding | null, change: RotationChange): MapStanding {
  const { kind, tiers } = change;
  const keeps = kind === "listed" && tiers === null;
  return { isIn: kind !== "leaves", tiers: keeps ? (standing?.tiers ?? null) : tiers, by: change };
}

/** Why a change cannot follow; null when it can. */
function notAfter({ isIn, tiers, by }: MapStanding, change: RotationChange): string | null {
  const other = `${by.id} (${by.date})`;
  if (dateSpan(change.date).first <= dateSpan(by.date).last)
    return `is in ${other} at the same time: take one of them out, or write on which day each of them was`;
  if (change.kind === "enters" && isIn) return `is in rotation since ${other} already`;
  if (change.kind === "leaves" && !isIn) return `left with ${other} already`;
  if (change.kind === "tiers" && !isIn) return `left with ${other}: it has to enter first`;
  if (change.kind !== "listed") return null;
  if (!isIn) return `left with ${other}, and no entry says that it came back`;
  if (tiers && change.tiers && tiers.join() !== change.tiers.join())
    return `has ${tiersText(tiers)} since ${other}: enter the change of tiers between them`;
  return null;
}

/** What of the definitions an entry is held against. */
type DefinedMap = Pick<GameMap, "slug" | "name" | "gameplays">;

/**
 * Converts an author's entry into the published form.
 * @param maps of the dataset, by the last part of their address
 * @returns null after reporting a fault
 */
function readRotationEntry(
  entry: RotationEntry,
  maps: ReadonlyMap<string, DefinedMap>,
  fault: EntryFault,
): RotationChange | null {
  const named = entry.maps.map((slug) => namedMap(slug, entry.modes, maps, fault));
  const tiers = readTiers(entry, fault);
  const isSound = [isDate(entry.date, fault), isOnce(entry.maps, fault), tiers !== undefined].every(Boolean);
  if (!isSound || tiers === undefined || !named.every((map) => map !== null)) return null;
  return {
    id: entry.id,
    kind: entry.change,
    date: entry.date,
    patch: entry.patch ?? null,
    on: entry.maps.map((map, index) => ({ map, modes: named[index]?.modes ?? [] })),
    tiers,
    ...rotationChangeText(entry.change, named, tiers),
    note: entry.note ?? null,
    sources: entry.sources,
    updated: entry.updated,
  };
}

function namedMap(
  slug: string,
  requested: readonly RotationMode[] | undefined,
  maps: ReadonlyMap<string, DefinedMap>,
  fault: EntryFault,
): NamedMap | null {
  const map = maps.get(slug);
  if (!map) {
    fault(
      "maps",
      `there is no map “${slug}”; write the last part of its address, such as sand-river of /maps/sand-river`,
    );
    return null;
  }
  const { name } = map;
  const defined = rotationModesOf(map.gameplays);
  const modes = ROTATION_MODES.filter((mode) =>
    (requested ?? defined.filter((candidate) => RANDOM_MODES.includes(candidate))).includes(mode),
  );
  const missing = modes.filter((mode) => !defined.includes(mode)).map((mode) => ROTATION_MODE_LABELS[mode]);
  if (missing.length > 0) {
    fault(
      "modes",
      `the definitions of ${name} have no ${missing.join(" and no ")}; import those of a newer client first if it has them`,
    );
    return null;
  }
  if (modes.length === 0) {
    fault("modes", `${name} has no random battles; name the mode, such as ${defined[0] ?? "grand"}`);
    return null;
  }
  return { name, modes, defined };
}

/** Undefined when they are wrong. */
function readTiers({ change, tiers }: RotationEntry, fault: EntryFault): TierSpan | null | undefined {
  if (change === "leaves" && tiers !== undefined) {
    fault("tiers", "what leaves comes up at no tier; leave them out, or use change: tiers");
    return undefined;
  }
  if (tiers === undefined) {
    if (change !== "tiers") return null;
    fault("tiers", "write the tiers that count from that date on, such as 8-11");
    return undefined;
  }
  const [lowest = 0, highest = lowest] = tiers.split("-").map(Number);
  if (isTier(lowest) && isTier(highest) && lowest <= highest) return [lowest, highest];
  fault("tiers", `${tiers} are no tiers; write the lowest and the highest from 1 to 11, such as 8-11`);
  return undefined;
}

function isDate(date: string, fault: EntryFault): boolean {
  try {
    // The first day of a date without an exact day.
    Temporal.PlainDate.from(`${date}-01-01`.slice(0, 10), { overflow: "reject" });
    return true;
  } catch {
    fault("date", `there is no ${date} in the calendar`);
    return false;
  }
}

function isOnce(maps: readonly string[], fault: EntryFault): boolean {
  const twice = maps.find((map, index) => maps.indexOf(map) !== index);
  if (twice !== undefined) fault("maps", `${twice} is named twice`);
  return twice === undefined;
}

const step = z.string().trim().min(1).max(200);
const way = z.strictObject({ everySite: z.boolean().optional(), steps: z.array(step).min(1).max(8) });

const schema: z.ZodType<Browser[]> = z
  .array(
    z
      .strictObject({ name: z.string().trim().min(1).max(40), computer: way.optional(), phone: way.optional() })
      .refine(({ computer, phone }) => computer ?? phone, "say how it is done on a computer or on a phone"),
  )
  .min(1);

/** How cache and cookies are cleared in each browser. */
export const browsers = defineKind({
  files: "browsers.yaml",
  schema,
  required: ["browsers"],
  publish: ([entry]) => ({ [BROWSERS_PATH]: entry?.fields }),
});
