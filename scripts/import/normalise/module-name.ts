import type { ModuleKind } from "#app/game/model/module-kinds.ts";
import type { VehicleContext } from "./context.ts";

/** Endings that tell two copies of one module apart in the files and mean nothing to a reader. */
const COPY_MARKS = /(_(N|T|A|M|S|BF|FT|FT_G\d|FL|SH|P|cl|shop|Prem|late|early))+$/;

const WORDS: Record<string, string> = {
  Verstaerktketten: "Verstärkteketten",
  Vetstaerktketten: "Verstärkteketten",
  Standardketten: "Standardketten",
};

/**
 * A readable name for a module, made from its tag: the files hold no display texts.
 * "_88mm_KwK_43_L71_N" → "8.8 cm KwK 43 L/71" for a German gun, "Turret_2_Ch04_T34_1"
 * → "T-34-1 turret 2".
 */
export function moduleName(kind: ModuleKind, tag: string, context: VehicleContext): string {
  if (kind === "turret" || kind === "chassis") return numberedName(kind, tag, context);
  const plain = kind === "gun" ? gunName(tag, context.components.nation === "germany") : words(tag);
  return plain === "" ? tag : plain;
}

/** Length of the barrel in calibres when the tag says it: "…_L71" → 71. */
export function calibresOfGun(tag: string): number | null {
  const match = /_L_?(\d{2}(?:\.\d)?)(?![0-9])/.exec(tag);
  return match ? Number(match[1]) : null;
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

/** "Turret_2_Ch04_T34_1" and "Chassis_Ch04_T34_1_2" carry the vehicle's tag and a number. */
function numberedName(kind: "turret" | "chassis", tag: string, context: VehicleContext): string {
  const label = kind === "turret" ? "turret" : "suspension";
  const numbered =
    kind === "turret" ? /^Turret_(\d+)_/.exec(tag) : /^Chassis_.*_(\d)$/.exec(hasOwnNumber(tag, context) ? "" : tag);
  if (/^(Turret|Chassis)_/.test(tag)) {
    const number = numbered?.[1] ?? (kind === "turret" ? "" : "1");
    return `${context.vehicleName} ${label}${number === "" ? "" : ` ${number}`}`;
  }
  const text = words(tag);
  return text === "" ? `${context.vehicleName} ${label}` : text;
}

/** The number at the end of a chassis tag can be the vehicle's own ("…_T34_1"). */
function hasOwnNumber(tag: string, context: VehicleContext): boolean {
  return tag.endsWith(context.vehicleTag);
}
