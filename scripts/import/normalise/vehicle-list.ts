import { encodeTankId } from "#app/game/model/addresses/tank-id.ts";
import { isVehicleClass, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { isRole, type Role } from "#app/game/model/enumerations/roles.ts";
import { isTier } from "#app/game/model/enumerations/tiers.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import type { Cursor } from "../read/cursor.ts";
import { readPrice, shopPrice } from "./price.ts";

/** One entry of a nation's vehicle list. */
export interface VehicleListEntry
  extends Pick<
    FullVehicle,
    "id" | "tag" | "nation" | "type" | "tier" | "role" | "price" | "notInShop" | "premium" | "collector"
  > {
  tags: string[];
  /** Set for entries that are not ordinary vehicles. */
  leftOut: LeftOutRule | undefined;
}

/** Reads every entry of a nation's `list.xml`. */
export function readNationList(list: Cursor, nation: Nation): VehicleListEntry[] {
  const entries = list
    .children()
    .filter((child) => !child.name.startsWith("xmlns_"))
    .map((child) => readEntry(child, nation));
  if (entries.length === 0 && list.element !== undefined) list.fault("holds no vehicles");
  reportDuplicates(list, entries);
  return entries;
}

function readEntry(entry: Cursor, nation: Nation): VehicleListEntry {
  const tags = entry.child("tags").words();
  const tier = entry.child("level").integer();
  const listed = readPrice(entry.child("price"));
  if (entry.has("level") && !isTier(tier)) entry.fault(`has the unknown tier ${tier}`);
  return {
    id: encodeTankId(nation, itemId(entry)),
    tag: entry.name,
    nation,
    type: classOf(entry, tags),
    tier,
    role: roleOf(entry, tags),
    tags,
    ...shopPrice(listed, entry.maybe("notInShop")?.flag() ?? false),
    // The publisher's own premium flag agrees with this rule for every vehicle it states.
    premium: listed.currency === "gold" || tags.includes("special"),
    collector: tags.includes("collectorVehicle"),
    leftOut: leftOutRule(entry.name, tags),
  };
}

function itemId(entry: Cursor): number {
  const id = entry.child("id").integer();
  if (id >= 0 && id <= 0xffff) return id;
  entry.fault(`has the id ${id}, which does not fit into a compact descriptor`);
  return 0;
}

function classOf(entry: Cursor, tags: string[]): VehicleClass {
  const classes = tags.filter(isVehicleClass);
  const [type = "lightTank"] = classes;
  if (classes.length !== 1 && entry.has("tags")) entry.fault("names not exactly one vehicle class");
  return type;
}

function roleOf(entry: Cursor, tags: string[]): Role | null {
  const role = tags.find((tag) => tag.startsWith("role_"));
  if (role === undefined || isRole(role)) return role ?? null;
  entry.fault(`has the unknown role ${role}`);
  return null;
}

function reportDuplicates(list: Cursor, entries: VehicleListEntry[]): void {
  const seen = new Map<number, string>();
  const tags = new Set<string>();
  for (const { id, tag } of entries) {
    const other = seen.get(id);
    if (other !== undefined) list.fault(`gives the id ${id >> 8} to both ${other} and ${tag}`);
    if (tags.has(tag)) list.fault(`holds ${tag} twice`);
    seen.set(id, tag);
    tags.add(tag);
  }
}

/** Why an entry of a vehicle list is left out of the dataset. The first rule that holds counts. */
const LEFT_OUT_RULES = {
  observer: "camera of the observer",
  "maps-training": "dummy of the map training",
  "battle-royale": "vehicle of a battle-royale mode",
  event: "vehicle of an event",
  "premium-igr": "copy for internet cafés",
  comp7: "copy for the Onslaught mode",
  "front-line": "copy for the Frontline mode",
  fun: "copy for a fun mode",
  test: "vehicle in the publisher's own test",
  secret: "hidden by the publisher",
} as const;

type LeftOutRule = keyof typeof LEFT_OUT_RULES;

const BY_TAG: [tag: string, rule: LeftOutRule][] = [
  ["observer", "observer"],
  ["maps_training", "maps-training"],
  ["battle_royale", "battle-royale"],
  ["event_battles", "event"],
  ["premiumIGR", "premium-igr"],
  ["comp7", "comp7"],
  ["epic_battles", "front-line"],
  ["fun_random", "fun"],
  ["bob", "fun"],
  ["fallout", "fun"],
  ["testTank", "test"],
  ["secret", "secret"],
];

/** Suffixes of copies for game modes; for those without a tag. */
const BY_SUFFIX: [suffix: RegExp, rule: LeftOutRule][] = [
  [/_(bot|NewOnBoarding|StoryMode)$/i, "event"],
  [/_IGR$/, "premium-igr"],
  [/_FL$/, "front-line"],
  [/_SH$/, "battle-royale"],
  [/_7x7$/, "comp7"],
];

/**
 * The rule that excludes an entry, or undefined for a playable vehicle.
 * @param tags words of the entry's `tags` element
 */
export function leftOutRule(tag: string, tags: readonly string[]): LeftOutRule | undefined {
  const byTag = BY_TAG.find(([marker]) => tags.includes(marker));
  if (byTag) return byTag[1];
  return BY_SUFFIX.find(([suffix]) => suffix.test(tag))?.[1];
}
