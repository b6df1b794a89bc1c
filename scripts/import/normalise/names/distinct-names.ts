import type { Device } from "#app/game/model/fittings/equipment.ts";

/** Devices in which a name that several have is followed by grade and kind: "Bounty Rammer · Upgraded". */
export function distinctDevices(devices: readonly Device[]): Device[] {
  const shared = sharedNames(devices);
  return devices.map((device) => {
    const mark = shared.has(device.name) ? markOf(device) : "";
    return mark === "" ? device : { ...device, name: `${device.name} · ${mark}` };
  });
}

/** Directives that are called as what they strengthen say that they are directives. */
export function distinctDirectives<T extends { name: string }>(
  directives: readonly T[],
  others: readonly { name: string }[],
): T[] {
  const names = new Set(others.map(({ name }) => name));
  return directives.map((each) => (names.has(each.name) ? { ...each, name: `${each.name} directive` } : each));
}

function markOf({ kind, grade }: Device): string {
  if (kind === "bond") return "Bond";
  if (kind === "trophy") return grade === 2 ? "Upgraded" : "Not upgraded";
  if (grade === null) return "";
  return kind === "experimental" ? `Level ${grade}` : `Class ${grade}`;
}

function sharedNames(things: readonly { name: string }[]): Set<string> {
  const names = things.map(({ name }) => name);
  return new Set(names.filter((name, place) => names.indexOf(name) !== place));
}
