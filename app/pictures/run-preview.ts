import { runPath } from "#app/game/challenge/query.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { type Region, regionName } from "#app/game/model/enumerations/regions.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import type { VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { formatNumber, NOT_KNOWN } from "#app/game/stats/format.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { revisionOf } from "./revision.ts";

/** A run of the no-gold challenge that everybody may see; times are unix time in milliseconds. */
export interface PreviewedRun {
  accountId: number;
  nickname: string;
  region: Region;
  run: {
    nation: Nation;
    possibleSteps: number;
    steps: readonly unknown[];
    battles: number;
    wins: number;
    /** The vehicle of the highest step. */
    highest: number | null;
    checkedAt: number;
    ended: object | null;
  };
}

const NONE_YET = "None yet";

/** Everything that the link preview of a run shows; equal data gives the same picture. */
export interface RunPreview {
  nickname: string;
  /** "Germany, Europe (EU)". */
  where: string;
  steps: string;
  /** "of 54 steps". */
  of: string;
  ended: boolean;
  /** Tiers that were reached, of ten. */
  tiers: number;
  stats: { label: string; text: string; unit: string }[];
  source: string;
}

/** @param columns null while vehicles cannot be looked up */
export function runPreview({ nickname, region, run }: PreviewedRun, columns: VehicleColumns | null): RunPreview {
  const { nation, steps, possibleSteps, battles, wins, highest, checkedAt, ended } = run;
  const tier = highest === null ? null : (columns?.tier[columns.id.indexOf(highest)] ?? null);
  const reached = highest === null ? NONE_YET : tier === null ? NOT_KNOWN : romanTier(tier);
  const rate = battles === 0 ? null : formatNumber((100 * wins) / battles, 1);
  return {
    nickname,
    where: `${NATION_LABELS[nation]}, ${regionName(region)}`,
    steps: formatNumber(steps.length),
    of: `of ${formatNumber(possibleSteps)} steps`,
    ended: ended !== null,
    tiers: Math.min(10, tier ?? 0),
    stats: [
      { label: "Battles", text: formatNumber(battles), unit: "" },
      { label: "Win rate", text: rate ?? NOT_KNOWN, unit: rate === null ? "" : "%" },
      { label: "Highest tier", text: reached, unit: "" },
    ],
    source: `Publisher’s figures, as of ${formatDate(new Date(checkedAt).toISOString())}`,
  };
}

/** The address of a run's picture. */
export function runPicturePath(accountId: number): string {
  return `${runPath(accountId)}/preview.png`;
}

/** Description and picture of a link to a run, for `pageMeta`. */
export async function runLinkPreview(publicRun: PreviewedRun, columns: VehicleColumns | null) {
  const preview = runPreview(publicRun, columns);
  const { nickname, where, steps, of, stats, ended } = preview;
  const known = stats.filter(({ text }) => text !== NOT_KNOWN && text !== NONE_YET);
  const labels = known.map(({ label, text, unit }) => `${label.toLowerCase()} ${text}${unit}`);
  const all = [`${steps} ${of}`, ...labels, "0 gold"].join(", ");
  const description = `${nickname} in the no-gold challenge, ${where}: ${all}.${ended ? " The run has ended." : ""}`;
  const path = `${runPicturePath(publicRun.accountId)}?r=${await revisionOf(preview)}`;
  return { description, picture: { path, alt: description } };
}
