import { positionOnBar } from "#app/game/charts/bar-position.ts";
import { CLASS_ICONS, CLASS_LABELS, CLASS_PLURALS, type VehicleClass } from "#app/game/model/enumerations/classes.ts";
import { NATION_LABELS, type Nation } from "#app/game/model/enumerations/nations.ts";
import { romanTier } from "#app/game/model/enumerations/tiers.ts";
import { displayedStats } from "#app/game/model/vehicle/compared-stats.ts";
import type { Silhouette } from "#app/game/model/vehicle/silhouette.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import { formatStat } from "#app/game/stats/format-stat.ts";
import type { StatKey } from "#app/game/stats/keys.ts";
import { STAT_META } from "#app/game/stats/meta.ts";
import { listText } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import {
  column,
  DISPLAY,
  drawing,
  NAME_STYLE,
  type Node,
  PICTURE,
  picture,
  row,
  text,
  token,
} from "#app/pictures/nodes.ts";
import { brandSvg, icon } from "./glyphs.ts";
import { silhouetteSvg } from "./silhouette-svg.ts";

/** A figure on the picture, with its bar against the tier and class. */
export interface PreviewStat {
  label: string;
  text: string;
  unit: string;
  bar: { fill: number; average: number; tone: "good" | "bad" | "" } | null;
}

/** Everything that a vehicle's link preview shows; equal data gives the same picture. */
export interface VehiclePreview {
  name: string;
  nation: Nation;
  nationLabel: string;
  type: VehicleClass;
  kind: string;
  tier: string;
  marker: "premium" | "collector" | null;
  keyStats: PreviewStat[];
  /** The peers that the stats are compared with; empty for a vehicle without peers. */
  peers: string;
  /** Null where the measures are not known: there is no drawing then. */
  profile: Silhouette | null;
  /** The age of the figures: their patches, or that they were only announced. */
  asOf: string;
}

/** Five of the page's six key figures: as many as can be read on a small picture. */
const KEY_STATS = ["dpm", "penetration", "health", "viewRange", "topSpeed"] as const satisfies readonly StatKey[];

/** The contents of a vehicle's link preview: the same stats at top modules as on its page. */
export function vehiclePreview(record: VehicleRecord): VehiclePreview {
  const { name, nation, type, tier, premium, collector, peers } = record;
  const stats = displayedStats(record);
  const keyStats = KEY_STATS.flatMap((key): PreviewStat[] => {
    const value = stats[key];
    // Unknown figures are left out, since the picture has no space for an explanation.
    if (value === null || value === undefined) return [];
    const peer = peers.stats[key];
    const position = peer && peer.n > 1 ? positionOnBar(key, value, peer) : null;
    const bar = position && { fill: position.fill, average: position.average, tone: position.tone };
    const { label, unit } = STAT_META[key];
    return [{ label, text: formatStat(key, value), unit, bar }];
  });
  return {
    name,
    nation,
    nationLabel: NATION_LABELS[nation],
    type,
    kind: CLASS_LABELS[type],
    tier: romanTier(tier),
    marker: premium ? "premium" : collector ? "collector" : null,
    keyStats,
    peers: peers.size > 1 ? `Tick: average of ${peers.size} tier ${romanTier(tier)} ${CLASS_PLURALS[type]}` : "",
    profile: record.record === "full" ? record.top.profile : null,
    asOf: asOf(record),
  };
}

/** The patch of the stats on the picture, and which later ones changed some of them. */
function asOf(record: VehicleRecord): string {
  if (record.record === "default-profile") return "Stock modules";
  const { stated } = record.sources;
  if (record.record === "summary") return stated ? `Patch ${sourceName(stated)}` : "Figures as announced";
  const { patch, sources, top } = record;
  const own = `${patch.commonTest ? "Common Test of patch" : "Patch"} ${formatPatch(patch.version)}`;
  const later = new Set(KEY_STATS.flatMap((key) => (top.revised?.[key] ? [sources[top.revised[key].source]] : [])));
  return later.size === 0
    ? own
    : `${own}, partly ${listText([...later].flatMap((one) => (one ? sourceName(one) : [])))}`;
}

/** Its version, or its day where it states none. */
function sourceName({ version, date, title }: { version: string | null; date: string | null; title: string }): string {
  return version === null ? formatDate(date ?? title) : formatPatch(version);
}

const PAD = 56;
/** The height of the ground line, px from the top. */
const GROUND = 418;

/** The link preview of a vehicle: who it is, its side view to scale, its figures against tier and class. */
export function vehiclePicture(preview: VehiclePreview): Node {
  return picture([
    drawing(ground(preview), PICTURE.width, GROUND, {
      position: "absolute",
      top: 0,
      left: 0,
    }),
    ...(preview.profile ? [] : [measuresNotKnown()]),
    column([kind(preview), name(preview)], {
      position: "absolute",
      top: 44,
      left: PAD,
      width: PICTURE.width - 2 * PAD,
      gap: 10,
    }),
    row(preview.keyStats.map(stat), { position: "absolute", top: GROUND + 24, left: PAD, gap: 36 }),
    row([brandSvg(), text(footnote(preview), { fontSize: 19, color: token("text-3") })], {
      position: "absolute",
      left: PAD,
      bottom: 28,
      width: PICTURE.width - 2 * PAD,
      justifyContent: "space-between",
    }),
  ]);
}

function ground({ profile, type }: VehiclePreview): string {
  return silhouetteSvg(profile ? [{ profile, type }] : [], GROUND);
}

function measuresNotKnown(): Node {
  const message = text("Measures not known", { fontSize: 24, color: token("text-3") });
  return row([message], { position: "absolute", top: 290, left: 0, width: PICTURE.width, justifyContent: "center" });
}

function kind({ nation, nationLabel, type, kind: label, tier }: VehiclePreview): Node {
  const colour = token(`wg-${CLASS_ICONS[type]}`);
  return row(
    [
      icon(`nation-${nation}`, 44, token("text"), { borderRadius: 22 }),
      // A dial: the numeral between two rules.
      text(tier, {
        ...DISPLAY,
        fontWeight: 640,
        fontSize: 28,
        lineHeight: 1.3,
        borderTop: `3px solid ${token("text")}`,
        borderBottom: `3px solid ${token("text")}`,
        padding: "0 10px",
      }),
      icon(`class-${CLASS_ICONS[type]}`, 36, colour),
      text(`${label}, ${nationLabel}`, { fontSize: 30 }),
    ],
    { gap: 18 },
  );
}

function name({ name: vehicleName, marker }: VehiclePreview): Node {
  // Long names are set smaller, so that all of them stand in one line.
  const fontSize = vehicleName.length <= 14 ? 96 : vehicleName.length <= 20 ? 76 : vehicleName.length <= 28 ? 58 : 46;
  const title = text(vehicleName, { ...NAME_STYLE, fontSize, textShadow: `0 0 18px ${token("surface-0")}` });
  return row(marker ? [title, icon(`marker-${marker}`, fontSize * 0.5, token(marker))] : [title], { gap: 22 });
}

const STAT_WIDTH = 188;

function stat({ label, text: value, unit, bar }: PreviewStat): Node {
  return column(
    [
      text(label, { fontSize: 20, color: token("text-3") }),
      row(
        [
          text(value, { ...DISPLAY, fontWeight: 620, fontSize: 46, lineHeight: 1.15, letterSpacing: "-0.025em" }),
          text(unit, { fontSize: 22, color: token("text-3"), paddingBottom: 5 }),
        ],
        { gap: 8, alignItems: "flex-end" },
      ),
      ...(bar ? [drawing(barSvg(bar), STAT_WIDTH, 18, { marginTop: 4 })] : []),
    ],
    { width: STAT_WIDTH },
  );
}

/** The bar of the site: from the worst to the best of the group, with a tick at its average. */
function barSvg({ fill, average, tone }: NonNullable<PreviewStat["bar"]>): string {
  const colour = token(tone === "good" ? "wg-good" : tone === "bad" ? "wg-awful" : "text-3");
  const at = (percent: number) => (percent / 100) * STAT_WIDTH;
  const tick = Math.min(Math.max(at(average), 2), STAT_WIDTH - 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAT_WIDTH} 18">` +
    `<rect y="5" width="${STAT_WIDTH}" height="8" rx="4" fill="${token("surface-3")}"/>` +
    (fill > 0 ? `<rect y="5" width="${Math.max(at(fill), 8)}" height="8" rx="4" fill="${colour}"/>` : "") +
    `<rect x="${tick - 2}" width="4" height="18" rx="1" fill="${token("text")}"/></svg>`
  );
}

function footnote({ peers, asOf }: VehiclePreview): string {
  return [peers, asOf].filter(Boolean).join("  ·  ");
}
