import { z } from "zod";
import { NATIONS } from "#app/game/model/enumerations/nations.ts";
import type { ShellKind } from "#app/game/model/enumerations/shell-kinds.ts";
import type { SourceFaults } from "#scripts/import/report.ts";
import { readCsv } from "../tables/csv.ts";

/** A stat, and how far from a real one a row may be: anything beyond is no stat of any vehicle, but a wrong column. */
const between = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, "is no number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const orNone = <T extends z.ZodType>(stat: T) =>
  z
    .literal("")
    .transform(() => null)
    .or(stat);

const KINDS: Readonly<Record<string, ShellKind>> = { AP: "AP", CR: "APCR", HC: "HEAT", HE: "HE" };
const damage = between(1, 3000);
const penetration = between(1, 700);
const velocity = between(50, 3000);

/** Columns in the order of the file. */
const COLUMNS = {
  tank_id: between(1, 10_000_000).pipe(z.int()),
  nation: z.enum(NATIONS),
  tag: z.string().min(1),
  tier: between(1, 11).pipe(z.int()),
  alpha1: damage,
  alpha2: orNone(damage),
  alpha3: orNone(damage),
  pen1: penetration,
  pen2: orNone(penetration),
  pen3: orNone(penetration),
  velocity1: velocity,
  velocity2: orNone(velocity),
  velocity3: orNone(velocity),
  shells: z
    .string()
    .regex(/^(AP|CR|HC|HE)\/(AP|CR|HC|HE|-)\/(AP|CR|HC|HE|-)$/, "should be three kinds such as AP/CR/HE or HE/-/-")
    .transform((kinds) => kinds.split("/").flatMap((kind) => KINDS[kind] ?? [])),
  calibre: between(5, 500),
  reload_s: between(0.1, 120),
  in_clip_s: orNone(between(0.001, 60)),
  aim_s: between(0.1, 20),
  dispersion_100m: between(0.05, 3),
  ammo: between(1, 10_000).pipe(z.int()),
  depression_deg: between(-30, 45),
  elevation_deg: between(-10, 90),
  dispersion_turret: between(0, 3),
  dispersion_moving: between(0, 3),
  dispersion_hull: between(0, 3),
  forward_kmh: between(1, 150),
  backward_kmh: between(1, 150),
  weight_kg: between(500, 500_000),
  power_hp: between(10, 5000),
  hull_traverse_deg_s: between(1, 200),
  turret_traverse_deg_s: between(1, 200),
  view_m: between(50, 1000),
  health: between(10, 10_000).pipe(z.int()),
};
const rowSchema = z.object(COLUMNS);

/** A shell's values in one source. */
export interface StatedShell {
  kind: ShellKind;
  damage: number;
  /** At 100 m, mm. */
  penetration: number;
  /** m/s */
  velocity: number;
}

/** Stats that a row states of one configuration of a vehicle: of the source's choice of best modules. */
export interface StatedRow {
  id: number;
  nation: string;
  tag: string;
  tier: number;
  /** In the gun's order. */
  shells: StatedShell[];
  calibre: number;
  /** s: of a round or a magazine, of an autoreloader the shortest one, of a dual gun one barrel's. */
  reload: number;
  /** s between the shots of a magazine; null where the gun has none. */
  interval: number | null;
  aimTime: number;
  dispersion: number;
  ammo: number;
  /** Of the gun alone, °; 1 means "1 or less". */
  depression: number;
  elevation: number;
  dispersionFactors: { turretTraverse: number; movement: number; rotation: number };
  /** km/h, in the travel state. */
  speed: { forward: number; backward: number };
  power: number;
  hullTraverse: number;
  turretTraverse: number;
  viewRange: number;
  health: number;
}

/** Whether a text is such a table, judging by its first line; also true for the columns of another version. */
export function isStatedTable(source: string): boolean {
  return /^\uFEFF?tank_id,/.test(source);
}

/**
 * Reads a table of later stats. Other columns than the known ones, a vehicle that comes twice, a stat beyond any
 * vehicle's and a table that ends in the middle of a line are faults with their line.
 */
export function readStatedTable(source: string, file: string, faults: SourceFaults): StatedRow[] {
  const head = (source.replace(/^\uFEFF/, "").split(/\r?\n/, 1)[0] ?? "").split(",");
  const expected = Object.keys(COLUMNS);
  const missing = expected.filter((column) => !head.includes(column));
  const unknown = head.filter((column) => !expected.includes(column));
  if (missing.length > 0 || unknown.length > 0) {
    const problems = [
      missing.length > 0 && `lacks ${missing.join(", ")}`,
      unknown.length > 0 && `has ${unknown.join(", ")}`,
    ];
    faults.add(file, "line 1", `has the columns of another version: ${problems.filter(Boolean).join("; ")}`);
    return [];
  }
  if (!source.endsWith("\n")) {
    faults.add(file, `line ${source.split("\n").length}`, "is cut off: the last line has no end");
    return [];
  }
  const lines = new Map<number, string>();
  return readCsv(source, file, faults, rowSchema).flatMap(({ line, row }) => {
    const before = lines.get(row.tank_id);
    if (before !== undefined) faults.add(file, line, `holds the vehicle ${row.tank_id} a second time, after ${before}`);
    lines.set(row.tank_id, line);
    const shells = shellsOf(row);
    if (shells === undefined) {
      faults.add(file, line, `names ${row.shells.length} kinds of shells, but has stats of another number`);
      return [];
    }
    return [rowOf(row, shells)];
  });
}

type StatedRowCells = z.infer<typeof rowSchema>;

/** The shells of a row; undefined where kinds and stats are of different numbers. */
function shellsOf(row: StatedRowCells): StatedShell[] | undefined {
  const stats = [
    { damage: row.alpha1, penetration: row.pen1, velocity: row.velocity1 },
    { damage: row.alpha2, penetration: row.pen2, velocity: row.velocity2 },
    { damage: row.alpha3, penetration: row.pen3, velocity: row.velocity3 },
  ];
  const shells = row.shells.flatMap((kind, index): StatedShell[] => {
    const { damage = null, penetration = null, velocity = null } = stats[index] ?? {};
    return damage === null || penetration === null || velocity === null
      ? []
      : [{ kind, damage, penetration, velocity }];
  });
  const others = stats.slice(row.shells.length).flatMap((shell) => Object.values(shell));
  return shells.length === row.shells.length && others.every((stat) => stat === null) ? shells : undefined;
}

function rowOf(row: StatedRowCells, shells: StatedShell[]): StatedRow {
  return {
    id: row.tank_id,
    nation: row.nation,
    tag: row.tag,
    tier: row.tier,
    shells,
    calibre: row.calibre,
    reload: row.reload_s,
    interval: row.in_clip_s,
    aimTime: row.aim_s,
    dispersion: row.dispersion_100m,
    ammo: row.ammo,
    depression: row.depression_deg,
    elevation: row.elevation_deg + 0,
    dispersionFactors: {
      turretTraverse: row.dispersion_turret,
      movement: row.dispersion_moving,
      rotation: row.dispersion_hull,
    },
    speed: { forward: row.forward_kmh, backward: row.backward_kmh },
    power: row.power_hp,
    hullTraverse: row.hull_traverse_deg_s,
    turretTraverse: row.turret_traverse_deg_s,
    viewRange: row.view_m,
    health: row.health,
  };
}
