import { MODULE_KIND_LABELS } from "#app/game/model/enumerations/module-kinds.ts";
import { SHELL_KIND_LABELS, type ShellKind } from "#app/game/model/enumerations/shell-kinds.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { ProfileShell, ShotSpread, StatedMode } from "#app/game/model/vehicle/default-profile.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatNumber } from "#app/game/stats/format.ts";
import { formatStatWithUnit } from "#app/game/stats/format-stat.ts";
import { STAT_KEYS } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** What the publisher's API states about a vehicle with its stock modules. */
export interface StockContent {
  /** "Stock modules, from the publisher's API, patch 2.4, 3 July 2026". */
  source: string;
  modules: { kind: string; name: string; tier: string }[];
  shells: { kind: ShellKind | null; label: string; damage: string; penetration: string; stun: string }[];
  /** A second driving state in words: its name, and what differs. */
  modes: { name: string; text: string }[];
}

export const STOCK_SOURCE = "Stock modules, from the publisher’s API";

/** Null for a vehicle whose figures are not those of a default profile. */
export function stockContent(record: VehicleRecord): StockContent | null {
  if (record.record !== "default-profile") return null;
  const { stock, sources } = record;
  const version = sources.publisher?.version;
  return {
    source: [
      STOCK_SOURCE,
      version && `patch ${formatPatch(version)}`,
      sources.publisher && formatDate(sources.publisher.date ?? ""),
    ]
      .filter(Boolean)
      .join(", "),
    modules: stock.modules.map(({ kind, name, tier }) => ({
      kind: MODULE_KIND_LABELS[kind],
      name,
      tier: tier === null ? "" : romanTier(tier),
    })),
    shells: stock.shells.map(stockShell),
    modes: stock.modes.map(stockMode),
  };
}

function stockShell({ kind, damage, penetration, stun }: ProfileShell): StockContent["shells"][number] {
  return {
    kind,
    label: kind === null ? "–" : SHELL_KIND_LABELS[kind],
    damage: spread(damage),
    penetration: spread(penetration),
    stun: stun ? `${formatNumber(stun.least, 1, 0)} to ${formatNumber(stun.greatest, 1, 0)} s` : "",
  };
}

/** "390 (293 to 488)" */
function spread(values: ShotSpread | null): string {
  if (values === null) return "–";
  const { least, average, greatest } = values;
  const around = least === greatest ? "" : ` (${formatNumber(least)} to ${formatNumber(greatest)})`;
  return `${formatNumber(average)}${around}`;
}

function stockMode({ mode, switchOn, switchOff, stats }: StatedMode): StockContent["modes"][number] {
  const seconds = (label: string, value: number | null) =>
    value === null ? [] : [`${label} ${formatNumber(value, 1, 0)} s`];
  const statTexts = STAT_KEYS.flatMap((key) => {
    const value = stats[key];
    return typeof value === "number" ? [`${STAT_META[key].label.toLowerCase()} ${formatStatWithUnit(key, value)}`] : [];
  });
  return {
    name: mode === "siege" ? "Siege mode" : "Rapid mode",
    text: [...seconds("to switch over", switchOn), ...seconds("back", switchOff), ...statTexts].join(", "),
  };
}
