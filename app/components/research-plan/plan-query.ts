import { z } from "zod";
import { formatNumber } from "#app/game/stats/format.ts";
import { type PlanAddress, planSearch } from "./plan-search.ts";

export interface PlanQuery {
  /** The parameters in canonical form; invalid ones stay as typed. */
  address: PlanAddress;
  /** Experience per battle; null when it is missing, or a number is invalid. */
  xpPerBattle: number | null;
  /** Free experience to spend; 0 when it is missing or invalid. */
  freeXp: number;
  /** An error message that says what to do. */
  faults: { xp?: string; free?: string };
}

const vehicleId = z
  .string()
  .regex(/^[1-9]\d{0,7}$/)
  .transform(Number)
  .optional()
  .catch(undefined);

/** "12,450", "12 450" and "12.450" are one number. */
const withoutGroups = (text: string) => (/^\d{1,3}([,.\s]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text);

function wholeNumber(what: string, min: number, max: number) {
  const error = `Enter ${what} as a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`;
  return z
    .string()
    .trim()
    .transform(withoutGroups)
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}$/, { error })
        .transform(Number)
        .pipe(z.number().min(min, { error }).max(max, { error })),
    )
    .optional();
}

/** Upper limits: the best battles bring a few thousand, the fullest accounts hold some tens of millions. */
const xpPerBattle = wholeNumber("the XP per battle", 1, 10_000);
const freeXp = wholeNumber("your free XP", 0, 100_000_000);

/** An invalid id is dropped; an invalid number stays in the field, with a message. */
export function parsePlanQuery(params: URLSearchParams): PlanQuery {
  const text = (name: string) => params.get(name) || undefined;
  const xp = xpPerBattle.safeParse(text("xp"));
  const free = freeXp.safeParse(text("free"));
  return {
    address: {
      to: vehicleId.parse(text("to")),
      from: vehicleId.parse(text("from")),
      xp: xp.success ? xp.data?.toString() : text("xp"),
      free: free.success ? (free.data || "").toString() : text("free"),
      elite: text("elite") === "1",
    },
    xpPerBattle: free.success ? (xp.data ?? null) : null,
    freeXp: free.data ?? 0,
    faults: {
      ...(xp.error && { xp: firstOf(xp.error) }),
      ...(free.error && { free: firstOf(free.error) }),
    },
  };
}

function firstOf({ issues }: z.ZodError): string {
  return issues[0]?.message ?? "";
}

const OURS = new Set(["to", "from", "xp", "free", "elite"]);

/** The canonical query to redirect to, when the address is not canonical (for example with empty fields); else null. */
export function canonicalSearch(params: URLSearchParams, { address }: PlanQuery): string | null {
  const requested = new URLSearchParams([...params].filter(([name]) => OURS.has(name)));
  const search = planSearch(address);
  return search === (requested.size === 0 ? "" : `?${requested}`) ? null : search;
}
