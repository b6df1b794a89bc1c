import type { ModuleKind } from "#app/game/model/module-kinds.ts";
import type { VehicleContext } from "./context.ts";

/** Endings that tell two copies of one module apart in the files and mean nothing to a reader. */
const COPY_MARKS = /(_(N|T|A|M|S|BF|FT|FT_G\d|FL|SH|P|cl|shop|Prem|late|early))+$/;

const WORDS: Record<string, string> = {
  Verstaerktketten: "Verstärkteketten",
  Vetstaerktketten: "Verstärkteketten",
  Standardketten: "Standardketten",
};

/** Calibres of the shortest howitzers. */
const SHORTEST_BARREL = 12;

/** Tags that only repeat the vehicle's own: "Turret_2_Ch04_T34_1", "Chassis_T25_2". */
const OWN_TAG = /^(Turret|Chassis)_/;

/**
 * A readable name for a module, made from its tag: the files hold no display texts.
 * "_88mm_KwK_43_L71_N" → "8.8 cm KwK 43 L/71" for a German gun. Turrets and suspensions
 * that have no name of their own are called after the vehicle, see numberOwn.
 */
export function moduleName(kind: ModuleKind, tag: string, context: VehicleContext): string {
  if (OWN_TAG.test(tag)) return context.vehicleName;
  const plain = kind === "gun" ? gunName(tag, context.components.nation === "germany") : words(tag);
  return plain === "" ? tag : plain;
}

/**
 * Tells the turrets or suspensions of one vehicle apart that have no name of their own:
 * "T-34-1 turret 1", "T-34-1 turret 2"; a single one needs no number.
 */
export function numberOwn<T extends { tag: string; name: string }>(modules: T[], label: string): T[] {
  return modules.map((module, index) => {
    if (!OWN_TAG.test(module.tag)) return module;
    return { ...module, name: `${module.name} ${label}${modules.length > 1 ? ` ${index + 1}` : ""}` };
  });
}

/**
 * Length of the barrel in calibres when the tag says it: "…_L71" → 71, or after the
 * calibre in mm, "_105mm_CN_105_57" → 57.
 */
export function calibresOfGun(tag: string): number | null {
  const calibre = /^_?(\d+)mm_/.exec(tag)?.[1] ?? "no calibre";
  const match = /_L_?(\d{2}(?:\.\d)?)(?![0-9])/.exec(tag) ?? new RegExp(`_${calibre}_(\\d{2})(?:_|$)`).exec(tag);
  const calibres = match ? Number(match[1]) : 0;
  // "L11" is a British model number; no gun is that short.
  return calibres >= SHORTEST_BARREL ? calibres : null;
}

function gunName(tag: string, centimetres: boolean): string {
  const text = tag.replace(/^_/, "").replace(COPY_MARKS, "");
  return text
    .replace(/^(\d+(?:[.,]\d+)?)[-_]?(mm|cm)(?=_|$)/, (_, size: string, unit: string) => {
      const millimetres = Number(size.replace(",", ".")) * (unit === "cm" ? 10 : 1);
      return centimetres ? `${millimetres / 10} cm` : `${millimetres} mm`;
    })
    .replace(/_L_?(\d{2}(?:\.\d)?)/g, " L/$1")
    .replace(/_+/g, " ")
    .trim();
}

function words(tag: string): string {
  return tag
    .replace(/^_/, "")
    .replace(COPY_MARKS, "")
    .split(/_+/)
    .map((word) => WORDS[word] ?? word)
    .join(" ")
    .trim();
}
