import type { Loadout } from "#app/game/loadout/loadout.ts";
import type { FullVehicle } from "#app/game/model/vehicle/vehicle.ts";
import { definitions, score, type Vector, type Worked, type WorkedDevice } from "./worked.fixture.ts";

/** What a vehicle is recommended, as tags. */
interface WorkedRecommendation {
  main: string[];
  experimental: string[];
  /** Skills of single roles that have a score, the highest first. */
  skills: string[];
  field: string[];
  directive: string | null;
}

/** Families that at least 2 % of the set-ups of these vehicles carry, each vehicle counting alike. */
export function carriedFamilies(vehicles: readonly FullVehicle[]): ReadonlySet<string> {
  const families = new Set(vehicles.flatMap(({ usage }) => usage.flatMap(({ devices }) => devices)));
  const carry = (family: string) =>
    vehicles.reduce((sum, { usage }) => {
      const [having, all] = [usage.filter(({ devices }) => devices.includes(family)), usage].map((sets) =>
        sets.reduce((total, { share }) => total + share, 0),
      );
      return sum + (having ?? 0) / (all ?? 1);
    }, 0) / vehicles.length;
  return new Set([...families].filter((family) => carry(family) >= 0.02));
}

/** @param carried families that the vehicle's role does carry */
export function recommendationOf(
  vehicle: FullVehicle,
  worked: Worked,
  weights: Vector,
  carried: ReadonlySet<string>,
): WorkedRecommendation {
  const scored = worked.devices.map((device) => ({
    ...device,
    away: score(device.plain, weights),
    home: score(device.inSlot, weights),
  }));
  const used = vehicle.usage.map(({ devices }) =>
    devices.flatMap((family) => scored.find(({ device }) => device.family === family) ?? []),
  );
  const best = (sets: readonly ScoredDevice[][]) =>
    sets
      .map((set) => arrangement(set, vehicle))
      .map((candidate) => ({
        ...candidate,
        whole: score(worked.gains({ ...worked.plain, ...loadoutOf(candidate) }), weights),
      }))
      .reduce((first, candidate) => (candidate.whole > first.whole + 1e-9 ? candidate : first));
  const mounted = scored.filter(({ device }) => carried.has(device.family));
  const others = setsOf(mounted, vehicle.equipmentSlots.length).filter(
    (set) => !used.some((own) => own.length === set.length && own.every((device) => set.includes(device))),
  );
  const [first] = used;
  const experimental = best(others);
  const main = first ? arrangement(first, vehicle) : experimental;
  const skills = skillScores(vehicle, worked, weights);
  const pairs = pairScores(vehicle, worked, weights);
  const directive = directiveScores(vehicle, worked, weights, main);
  return {
    main: tagsOf(main),
    experimental: tagsOf(experimental),
    skills: skills.map(({ tag }) => tag),
    field: pairs.flatMap(({ tags, values: [a = 0, b = 0] }) =>
      Math.abs(a - b) < 0.02 ? [] : [tags[a > b ? 0 : 1] ?? ""],
    ),
    directive: directive[0]?.tag ?? null,
  };
}

type ScoredDevice = WorkedDevice & { away: number; home: number };

interface Arrangement {
  order: readonly ScoredDevice[];
  roleSlot: Loadout["roleSlot"];
  sum: number;
}

/** The order and the category of the free slot with the highest sum; of equal ones the first. */
function arrangement(set: readonly ScoredDevice[], { equipmentSlots, roleSlotOptions }: FullVehicle): Arrangement {
  const free = equipmentSlots.indexOf(null);
  const all = [null, ...roleSlotOptions].flatMap((roleSlot) =>
    orders(set).map((order) => {
      const sum = order.reduce((total, { device, away, home }, slot) => {
        const category = slot === free && roleSlot !== null ? roleSlot : equipmentSlots[slot];
        return total + (device.categories.some((own) => own === category) ? home : away);
      }, 0);
      return { order, roleSlot, sum };
    }),
  );
  return all.reduce((best, candidate) => (candidate.sum > best.sum + 1e-9 ? candidate : best));
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((others) => [item, ...others]));
}

function setsOf<T extends WorkedDevice>(devices: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return devices.flatMap((device, index) =>
    setsOf(devices.slice(index + 1), size - 1)
      .filter((others) => others.every((other) => !excludes(device, other) && !excludes(other, device)))
      .map((others) => [device, ...others]),
  );
}

function excludes(a: WorkedDevice, b: WorkedDevice): boolean {
  return a.device.incompatibleTags.some((tag) => b.device.tags.includes(tag));
}

const loadoutOf = ({ order, roleSlot }: Arrangement) => ({
  equipment: order.map(({ device }) => device.tag),
  roleSlot,
});
const tagsOf = ({ order }: Arrangement) => order.map(({ device }) => device.tag);

interface Scored {
  tag: string;
  value: number;
}

function skillScores(vehicle: FullVehicle, { plain, gains }: Worked, weights: Vector): Scored[] {
  return [...definitions.skills.values()]
    .flatMap(({ tag, role, kind, definition }) => {
      if (role === null || kind === "builtin" || definition === null) return [];
      const members = vehicle.crew.map((member) => ({
        level: 100,
        skills: member.role === role || member.also.includes(role) ? [{ skill: tag, level: 100 }] : [],
      }));
      const value = score(gains({ ...plain, crew: { nominal: false, members } }), weights);
      return value > 1e-6 ? [{ tag, value }] : [];
    })
    .sort((a, b) => b.value - a.value);
}

function pairScores(vehicle: FullVehicle, { plain, gains }: Worked, weights: Vector) {
  const steps = definitions.trees.get(vehicle.fieldModifications ?? "")?.steps ?? [];
  return steps.flatMap(({ action, minTier }) => {
    const pair = action.type === "pair" ? definitions.pairs.get(action.pair) : undefined;
    if (pair === undefined || vehicle.tier < (minTier ?? 0)) return [];
    const tags = [pair.first, pair.second];
    return [
      {
        tags,
        values: tags.map((tag) => score(gains({ ...plain, field: [tag] }), weights)),
      },
    ];
  });
}

/** On the build of the main set with the vehicle's published crew and field modifications. */
function directiveScores(vehicle: FullVehicle, { plain, gains }: Worked, weights: Vector, main: Arrangement): Scored[] {
  const members = (vehicle.recommended?.crew ?? []).map((skills) => ({
    level: 100,
    skills: skills.slice(0, 3).map(({ tag }) => ({ skill: tag, level: 100 })),
  }));
  const field = (vehicle.recommended?.field ?? []).map(({ tag }) => tag);
  const loadout: Loadout = { ...plain, ...loadoutOf(main), field, crew: { nominal: false, members } };
  const learnt = new Set(members.flatMap(({ skills }) => skills.map(({ skill }) => skill)));
  return [...definitions.directives.values()]
    .filter(({ skill }) => skill === null || learnt.has(skill))
    .map(({ tag }) => ({ tag, value: score(gains({ ...loadout, directive: tag }, loadout), weights) }))
    .filter(({ value }) => value > 1e-6)
    .sort((a, b) => b.value - a.value);
}
