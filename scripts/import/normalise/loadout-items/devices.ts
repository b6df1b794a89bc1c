import { ITEM_TYPE_IDS } from "#app/game/model/addresses/tank-id.ts";
import { SLOT_CATEGORIES } from "#app/game/model/enumerations/slot-categories.ts";
import type { Device } from "#app/game/model/loadout-items/equipment.ts";
import { deviceName } from "#scripts/import/normalise/names/tag-names.ts";
import type { Notes } from "#scripts/import/report.ts";
import type { Cursor } from "../../read/cursor.ts";
import { tidy } from "../round.ts";
import { readFactors, readIndicators, readVehicleFilter } from "./effects.ts";

const CURRENCIES = ["gold", "crystal", "equipCoin"] as const;

/** Reads a price of equipment: credits unless an empty child names another currency. */
export function readDevicePrice(price: Cursor): Device["price"] {
  const currency = CURRENCIES.find((name) => price.has(name)) ?? "credits";
  return { amount: price.number(), currency };
}

/** Elements of a device's script that stand in fields of their own. */
const OWN_FIELDS = new Set(["weight", "factors", "upgradeInfo", "overridableFactors"]);

/** Reads `common/optional_devices.xml`. */
export function readDevices(file: Cursor, notes: Notes): Device[] {
  const devices = file
    .children()
    .filter((device) => !device.name.startsWith("xmlns_"))
    .map((device) => readDevice(device, notes));
  const seen = new Map<number, string>();
  for (const { id, tag } of devices) {
    const other = seen.get(id);
    if (other !== undefined) file.fault(`gives the id ${id >> 8} to both ${other} and ${tag}`);
    seen.set(id, tag);
  }
  return devices.map((device) => ({ ...device, upgrade: resolveUpgrade(device, devices) }));
}

function readDevice(device: Cursor, notes: Notes): Device {
  const tags = device.child("tags").words();
  const script = device.child("script");
  const archetype = device.child("archetype").text();
  return {
    id: compactId(device.child("id").integer()),
    tag: device.name,
    archetype,
    // The first tag; two devices of one family exclude each other by it.
    family: tags[0] ?? archetype,
    name: deviceName(archetype),
    aliases: [],
    ...kindAndGrade(device.name, tags),
    categories: readCategories(device.maybe("categories")),
    price: readDevicePrice(device.child("price")),
    notInShop: device.maybe("notInShop")?.flag() ?? false,
    removable: device.maybe("removable")?.text() !== "false",
    tags,
    incompatibleTags: device.maybe("incompatibleTags")?.maybe("installed")?.words() ?? [],
    vehicles: readVehicleFilter(device.maybe("vehicleFilter")),
    weight: tidy(script.maybe("weight")?.number() ?? 0),
    factors: readFactors(script.maybe("factors")),
    figures: readValues(script, notes),
    indicators: readIndicators(device.maybe("kpi")),
    upgrade: readUpgrade(script.maybe("upgradeInfo")),
  };
}

/** Devices belong to no nation: the descriptor has the number of "none" there. */
function compactId(itemID: number): number {
  return ITEM_TYPE_IDS.optionalDevice | (15 << 4) | ((itemID & 0xffff) << 8);
}

function kindAndGrade(tag: string, tags: string[]): Pick<Device, "kind" | "grade"> {
  const modernised = tags.find((tag) => /^modernized_\d$/.test(tag));
  if (modernised) return { kind: "experimental", grade: Number(modernised.slice(-1)) };
  if (tags.includes("trophyBasic")) return { kind: "trophy", grade: 1 };
  if (tags.includes("trophyUpgraded")) return { kind: "trophy", grade: 2 };
  if (tags.includes("deluxe")) return { kind: "bond", grade: null };
  const tier = /_tier(\d)$/.exec(tag);
  return { kind: "standard", grade: tier ? Number(tier[1]) : null };
}

/** A device can be of several: ventilation is of all four. */
function readCategories(categories: Cursor | undefined): Device["categories"] {
  return (categories?.words() ?? []).flatMap((word) => {
    const known = SLOT_CATEGORIES.find((category) => category === word);
    if (known === undefined) categories?.fault(`names the unknown category ${word}`);
    return known ?? [];
  });
}

/** Constants of scripts that have no factors: the value, and the one in a slot of its categories. */
function readValues(script: Cursor, notes: Notes): Device["figures"] {
  const values: Device["figures"] = {};
  for (const element of [...script.children(), ...(script.maybe("overridableFactors")?.children() ?? [])]) {
    if (OWN_FIELDS.has(element.name)) continue;
    if (element.children().length > 0) notes.add("element not read", `device/${element.name}`);
    else {
      const [value = 0, inSlot = value] = element.numbers();
      values[element.name] = [tidy(value), tidy(inSlot)];
    }
  }
  return values;
}

/** Trophies name the better device by its descriptor, experimental ones by its tag. */
function readUpgrade(info: Cursor | undefined): Device["upgrade"] {
  if (info === undefined) return null;
  const target = info.maybe("upgradedDevice") ?? info.child("upgradedCompDescr");
  return { tag: target.text(), price: readDevicePrice(info.child("price")) };
}

function resolveUpgrade({ upgrade }: Device, devices: readonly Device[]): Device["upgrade"] {
  if (upgrade === null) return null;
  const target = devices.find(({ tag, id }) => tag === upgrade.tag || String(id) === upgrade.tag);
  return target ? { ...upgrade, tag: target.tag } : upgrade;
}
