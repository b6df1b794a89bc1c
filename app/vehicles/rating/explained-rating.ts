import { ratingText } from "#app/game/model/enumerations/rating-scale.ts";
import type { RatedView } from "#app/game/model/vehicle/rating.ts";
import type { VehicleRecord } from "#app/game/model/vehicle/vehicle.ts";
import {
  distanceText,
  FURTHEST,
  MIDDLE_RATING,
  NOT_RATED,
  type RatingViewKey,
  VIEW_LABELS,
  VIEW_WEIGHTS,
} from "#app/game/ratings/method.ts";
import { formatDelta, formatNumber } from "#app/game/stats/format.ts";
import { capitalised } from "#app/game/text.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";

/** One of the four views as a line with a bar, and in words. */
interface SeenView {
  label: string;
  /** How far the bar goes from the middle, 0 to 100, and to which side; null where the view is not known. */
  bar: { fill: number; below: boolean } | null;
  text: string;
  explanation: string;
}

/** A rating as the page of the vehicle explains it. */
export interface ExplainedRating {
  value: number;
  /** "Sources disagree": the data about the vehicle cancels out. */
  disagree: boolean;
  /** How the rating comes about, or why there is none. */
  summary: string;
  views: SeenView[];
  editorial: { author: string; reason: string; computed: string } | null;
}

const MARK_NAMES: Readonly<Record<string, string>> = {
  p65: " for the first mark",
  p85: " for the second mark",
  p95: " for the third mark",
};

/** @param peers "24 tier VII heavy tanks" */
export function explainedRating(record: VehicleRecord, peers: string): ExplainedRating {
  const { value, computed, views, editorial } = record.rating;
  return {
    value,
    disagree: computed !== null && computed.agreed === 0,
    summary: computed === null ? NOT_RATED : summaryOf(computed, peers),
    views: views.map((view) => seenView(view, record)),
    editorial: editorial && {
      author: editorial.author,
      reason: editorial.reason,
      computed: computed === null ? "not rated" : ratingText(computed.value),
    },
  };
}

function summaryOf({ mean, agreed, held }: NonNullable<VehicleRecord["rating"]["computed"]>, peers: string): string {
  const side = mean < 0 ? "below" : "above";
  const together = `Together the views put it ${formatNumber(Math.abs(mean), 2)} ${side} the average of ${peers}.`;
  if (agreed === 0) return `${together} They disagree by more than that, so it stays at ${MIDDLE_RATING}.`;
  const counts = agreed === mean ? "" : ` They disagree, so only ${formatNumber(Math.abs(agreed), 2)} of it counts.`;
  const stays = held ? ` Not all views are below average, so it stays at ${MIDDLE_RATING}.` : "";
  return `${together}${counts}${stays}`;
}

function seenView(view: RatedView, record: VehicleRecord): SeenView {
  const { key, distance } = view;
  const { label, of } = VIEW_LABELS[key];
  const weight = VIEW_WEIGHTS[key] === 1 || distance === null ? "" : " Counts half.";
  const about = `${capitalised(of)}.`;
  return {
    label,
    bar: distance === null ? null : { fill: Math.round((100 * Math.abs(distance)) / FURTHEST), below: distance < 0 },
    text: distance === null ? "–" : distanceText(distance),
    explanation: `${about} ${comparison(view, record)}${weight} ${sourceOf(key, record)}`.trim(),
  };
}

/** What is compared with what, or why nothing is. */
function comparison({ key, distance, parts, vehicles }: RatedView, { expected, marks }: VehicleRecord): string {
  if (distance === null) {
    if (key === "marks" && marks.state === "not-enough-data") return "Too few players for it yet.";
    const known = key === "marks" ? marks.state === "known" : key !== "figures" && expected !== null;
    return known ? "Too few vehicles of its tier and class have it." : "No data for this vehicle.";
  }
  const against =
    key === "figures"
      ? `${parts.map(({ key: part, figure }) => `${part} better than ${figure}%`).join(", ")} of the other ${vehicles - 1} in its tier and class, ties counting half`
      : `${parts.map(({ key: part, figure, middle }) => `${inUnits(key, figure)}${MARK_NAMES[part] ?? ""} against ${inUnits(key, middle)}`).join(", ")}, the average of ${vehicles} vehicles`;
  return `${capitalised(against)}: ${formatDelta(distance, 2)}.`;
}

function inUnits(key: RatingViewKey, value: number): string {
  return key === "winRate" ? `${formatNumber(value, 1, 1)}%` : formatNumber(value, 0);
}

function sourceOf(key: RatingViewKey, { sources, patch }: VehicleRecord): string {
  if (key === "figures") return patch ? `Patch ${formatPatch(patch.version)}, top modules.` : "";
  const source = key === "marks" ? sources.marks : sources.expected;
  if (!source) return "";
  return `${[source.title, formatDate(source.date ?? "")].filter(Boolean).join(", ")}.`;
}
