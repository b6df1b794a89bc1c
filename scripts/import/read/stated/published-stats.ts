import { z } from "zod";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import type { SourceFaults } from "#scripts/import/report.ts";

/** Nations in the language of the list. */
const NATION_NAMES: Readonly<Record<string, Nation>> = {
  Allemagne: "germany",
  Chine: "china",
  France: "france",
  Italie: "italy",
  Japon: "japan",
  Pologne: "poland",
  Suède: "sweden",
  Tchécoslovaquie: "czech",
  UK: "uk",
  URSS: "ussr",
  USA: "usa",
};

const itemSchema = z.object({
  name: z.string().min(1),
  nation: z.string().transform((word, context) => {
    if (Object.hasOwn(NATION_NAMES, word)) return NATION_NAMES[word] as Nation;
    context.addIssue({ code: "custom", message: `"${word}" is no nation` });
    return z.NEVER;
  }),
  tier: z.int().min(1).max(11),
  dmg: z.number().min(1).max(3000),
  speed: z.number().min(1).max(150),
  caliber: z.number().min(5).max(500),
  dispersion: z.number().min(0.05).max(3),
  hp: z.int().min(10).max(10_000),
  image: z.string(),
});

/** Vehicle stats from the publisher's site, which does not say for which gun and shell. */
export interface PublishedStats {
  name: string;
  nation: Nation;
  /** Of its picture's address; null where that names none. */
  tag: string | null;
  tier: number;
  damage: number;
  /** km/h, whole ones. */
  speed: number;
  calibre: number;
  dispersion: number;
  health: number;
}

/** Whether a text is such a list, judging by its beginning. */
export function isPublishedList(source: string): boolean {
  return /^\uFEFF?\s*\[/.test(source);
}

/** Reads the publisher's list of vehicles; a vehicle that comes twice, or a stat beyond any vehicle's, is a fault. */
export function readPublishedStats(source: string, file: string, faults: SourceFaults): PublishedStats[] {
  const items = parsed(source, file, faults);
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const checked = itemSchema.safeParse(item);
    const where = `vehicle ${index + 1}`;
    if (!checked.success) {
      faults.add(file, where, z.prettifyError(checked.error).replaceAll("\n", " "));
      return [];
    }
    const { name, nation, tier, dmg, speed, caliber, dispersion, hp, image } = checked.data;
    const vehicle = { name, nation, tag: tagOf(image, nation), tier, damage: dmg, speed };
    const key = vehicle.tag ?? `${name}, tier ${tier}`;
    if (seen.has(`${nation} ${key}`)) faults.add(file, where, `holds the vehicle ${name} a second time`);
    seen.add(`${nation} ${key}`);
    return [{ ...vehicle, calibre: caliber, dispersion, health: hp }];
  });
}

/** Pictures are called by nation and tag: `…/contour/ussr-R04_T-34.png`. */
function tagOf(image: string, nation: Nation): string | null {
  const [, folder, tag] = /\/([a-z]+)-([^/]+)\.png$/.exec(image) ?? [];
  return folder === nation ? (tag ?? null) : null;
}

function parsed(source: string, file: string, faults: SourceFaults): unknown[] {
  try {
    return z
      .array(z.unknown())
      .min(1)
      .parse(JSON.parse(source.replace(/^\uFEFF/, "")));
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? source.length);
    faults.add(file, `line ${source.slice(0, position).split("\n").length}`, `is cut off or no list: ${message}`);
    return [];
  }
}
