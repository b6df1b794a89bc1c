import type { ModuleKind } from "#app/game/model/enumerations/module-kinds.ts";
import type { VehicleContext } from "../context.ts";
import { withoutCopySuffix } from "../copy-suffixes.ts";
import { bodyPartName } from "./body-part-name.ts";
import { EXACT, GUN_SPELLINGS, SPELLINGS, type Spelling, spellingsOf } from "./module-spellings.ts";

/** Calibres of the shortest howitzers. */
const SHORTEST_BARREL = 12;

/** From this calibre on, mm, German guns are named in centimetres. */
const CENTIMETRES_FROM = 20;

/**
 * A readable name for a module of which no source states the game's own, made from its tag.
 * "_88mm_KwK_43_L71_N" → "8.8 cm KwK 43 L/71" for a German gun.
 */
export function moduleName(kind: ModuleKind, tag: string, context: VehicleContext): string {
  if (kind === "turret" || kind === "chassis") return bodyPartName(tag, context);
  const exact = EXACT[tag];
  if (exact !== undefined) return exact;
  const nation = context.components.nation;
  const bare = withoutCopySuffix(original(kind, withoutCopySuffix(tag), context)).replace(/^_/, "");
  const start = kind === "gun" ? withCalibre(bare, nation === "germany") : bare;
  const spellings: Spelling[] = [...(kind === "gun" ? GUN_SPELLINGS : []), ...SPELLINGS, ...spellingsOf(nation, kind)];
  const name = spellings.reduce(respell, start.replace(/_+/g, " ")).trim();
  return name === "" ? tag.replace(/^_/, "") : name;
}

const respell = (text: string, [from, to]: Spelling) =>
  typeof to === "string" ? text.replace(from, to) : text.replace(from, to);

/** A tag that ends in one letter or digit is a copy when the nation has the same module without it. */
function original(kind: ModuleKind, tag: string, { components }: VehicleContext): string {
  const base = tag.replace(/_[A-Z0-9]$/, "");
  return base !== tag && components.has(kind, base) ? base : tag;
}

/** "105mm_…" → "10.5 cm_…" for Germans, "105 mm_…" for others, "137_2mm_…" → "137.2 mm_…"; calibres in calibres as "L/71". */
function withCalibre(text: string, centimetres: boolean): string {
  return text
    .replace(/^(\d+(?:[.,]\d+|_\d)?)[-_]?(mm|cm)(?=_|$)/, (_, size: string, unit: string) => {
      const millimetres = Number(size.replace(/[,_]/, ".")) * (unit === "cm" ? 10 : 1);
      return centimetres && millimetres >= CENTIMETRES_FROM ? `${millimetres / 10} cm` : `${millimetres} mm`;
    })
    .replace(/_L_?(\d{2}(?:\.\d)?)/g, " L/$1");
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
